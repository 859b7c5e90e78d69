"""Where things are kept: a few small texts for each token, in files of the user's own or in memory.

On a shared server everybody has a token, and so a folder, of their own. The folder is called by the digest of the
token: who can list the folders still opens none. What is read may have been changed by anybody; callers check it.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import re
import secrets
import shutil
import stat
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import platformdirs

from .engine import EngineError

#: The variable that names another folder than the user's data folder.
FOLDER_VARIABLE = "DOMINO_WIDGET_DATA"
#: Bytes of one text; bytes of all texts together; days after which a folder that nobody wrote to is deleted.
MOST_BYTES = 2_000_000
MOST_TOGETHER = 500_000_000
DAYS = 90
#: Where JupyterLite mounts the files that the browser keeps.
_BROWSER_DRIVE = Path("/drive")
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_NAME = re.compile(r"[a-z]+\.(txt|json)")
_TOKEN = re.compile(r"[0-9a-f]{32}")


def new_token() -> str:
    """128 random bits: who knows them may go on with the game."""
    return secrets.token_hex(16)


def is_token(text: object) -> bool:
    """Whether this could be a token at all."""
    return isinstance(text, str) and _TOKEN.fullmatch(text) is not None


class Store(Protocol):
    """Texts by token and name; EngineError ``store-full``, ``store-refused`` or ``store-foreign`` where it cannot."""

    def read(self, token: str, name: str) -> str | None:
        """The text, or None where there is none."""

    def write(self, token: str, name: str, text: str) -> None:
        """Puts the text in place of the old one, whole or not at all."""

    def forget(self, token: str) -> None:
        """Deletes all that is kept under a token."""


def open_store() -> Store:
    """The store of this machine: files; in a browser without a drive of its own, memory."""
    if sys.platform == "emscripten" and FOLDER_VARIABLE not in os.environ:
        return FileStore(_BROWSER_DRIVE / ".domino_widget") if _BROWSER_DRIVE.is_dir() else MemoryStore()
    return FileStore(data_folder())


def data_folder() -> Path:
    """The folder of everything that is kept: of the user's own, or the one of DOMINO_WIDGET_DATA."""
    return Path(os.environ.get(FOLDER_VARIABLE) or platformdirs.user_data_path("domino_widget"))


class MemoryStore:
    """Texts that last as long as this Python."""

    def __init__(self) -> None:
        self._texts: dict[tuple[str, str], str] = {}

    def read(self, token: str, name: str) -> str | None:
        """The text, or None where there is none."""
        return self._texts.get((token, name))

    def write(self, token: str, name: str, text: str) -> None:
        """Puts the text in place of the old one."""
        if len(text.encode()) > MOST_BYTES:
            raise EngineError("store-full")
        self._texts[token, name] = text

    def forget(self, token: str) -> None:
        """Deletes all that is kept under a token."""
        self._texts = {key: text for key, text in self._texts.items() if key[0] != token}


class FileStore:
    """Files that their owner alone can read, a folder for each token."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._known: set[str] = set()

    def read(self, token: str, name: str) -> str | None:
        """The text, or None where there is none."""
        with _told():
            folder = self._folder(token)
            if not folder.exists():
                return None
            self._check(folder)
            try:
                handle = os.open(folder / _name(name), os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0))
            except FileNotFoundError:
                return None
            with open(handle, "rb") as file:  # noqa: PTH123 - the handle is the one that was not followed
                if not _is_own(os.fstat(file.fileno()), stat.S_ISREG):
                    raise EngineError("store-foreign")
                return file.read(MOST_BYTES + 1)[: MOST_BYTES + 1].decode("utf-8", errors="replace")

    def write(self, token: str, name: str, text: str) -> None:
        """Puts the text in place of the old one: a new file beside it, then one change of names."""
        data = text.encode()
        if len(data) > MOST_BYTES:
            raise EngineError("store-full")
        with _told():
            folder = self._folder(token)
            if token not in self._known:
                self.sweep()
                self._make(folder)
                self._known.add(token)
            self._check(folder)
            handle, path = tempfile.mkstemp(dir=folder)  # readable by the owner alone
            try:
                with open(handle, "wb") as file:  # noqa: PTH123
                    file.write(data)
                    file.flush()
                    os.fsync(file.fileno())
                Path(path).replace(folder / _name(name))
            except BaseException:
                Path(path).unlink(missing_ok=True)
                raise

    def forget(self, token: str) -> None:
        """Deletes the folder of a token."""
        with _told():
            folder = self._folder(token)
            if folder.exists():
                self._check(folder)
                shutil.rmtree(folder)
            self._known.discard(token)

    def sweep(self) -> None:
        """Deletes what is too old; EngineError ``store-full`` if too much is left even then."""
        with _told():
            oldest = time.time() - DAYS * 86_400
            together = 0
            for folder in self._folders():
                found = list(folder.iterdir())
                sizes = [path.lstat() for path in found]
                if max((one.st_mtime for one in sizes), default=folder.lstat().st_mtime) < oldest:
                    shutil.rmtree(folder, ignore_errors=True)
                else:
                    together += sum(one.st_size for one in sizes)
            if together > MOST_TOGETHER:
                raise EngineError("store-full")

    def _folders(self) -> Iterator[Path]:
        """The folders that are ours; strangers' things are neither counted nor deleted."""
        with contextlib.suppress(FileNotFoundError):
            for folder in (self.root / "tables").iterdir():
                if _is_own(folder.lstat(), stat.S_ISDIR):
                    yield folder

    def _folder(self, token: str) -> Path:
        if not is_token(token):
            raise EngineError("nothing-kept")
        return self.root / "tables" / hashlib.sha256(f"domino_widget {token}".encode()).hexdigest()[:40]

    def _make(self, folder: Path) -> None:
        for path in (self.root, self.root / "tables", folder):
            if not path.is_symlink():
                path.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._check(path, mend=True)

    def _check(self, folder: Path, mend: bool = False) -> None:
        """A folder that is a link, or somebody else's, is not used; one that is too open is closed."""
        found = folder.lstat()
        if not _is_own(found, stat.S_ISDIR):
            raise EngineError("store-foreign")
        if mend and os.name == "posix" and found.st_mode & 0o077:
            folder.chmod(0o700)


def _name(name: str) -> str:
    if not _NAME.fullmatch(name):
        raise ValueError(name)
    return name


def _is_own(found: os.stat_result, kind: object) -> bool:
    right = kind(found.st_mode) if callable(kind) else False
    return bool(right) and (not hasattr(os, "geteuid") or found.st_uid == os.geteuid())


@contextlib.contextmanager
def _told() -> Iterator[None]:
    """Turns what the system says into a code of ours."""
    try:
        yield
    except OSError as error:
        # A link in place of a file is refused by the system itself.
        foreign = error.errno == errno.ELOOP
        code = "store-full" if error.errno in _FULL else "store-foreign" if foreign else "store-refused"
        raise EngineError(code) from error
