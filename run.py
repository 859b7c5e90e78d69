"""Set up, play and test, with nothing but Python 3.10 or newer.

    python run.py play    the whole game in your browser
    python run.py lab     the notebooks in JupyterLab
    python run.py test    every check: style, types, front end, tests, browser, notebooks
    python run.py build   the environment and the front end only

`play` and `lab` take --no-browser and --port N. `test --quick` leaves out what is heavy or needs a
browser; other words after `test` go to pytest, which then runs alone: `test tests/engine -k arms`.
All that is installed lies in `.venv` and `domino_widget/js/node_modules`.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
WINDOWS = sys.platform == "win32"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
STAMP = VENV / "domino-installed.json"
TOOLCHAIN = ROOT / "domino_widget" / "js" / "toolchain.py"

QUICK = "not heavy and not browser and not packaging"
# Two tests at a time, each file in one piece: browser tests wait more than they work.
TWICE = ["-n", "2", "--dist", "loadgroup"]
CHROMIUM_NAMES = ("chromium", "chromium-browser")
OTHER_BROWSERS = ("google-chrome", "google-chrome-stable", "chrome", "microsoft-edge", "msedge")
BROWSER_PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)


class SetUpError(Exception):
    """Something cannot be had; the text is one sentence for the user."""


def main(argv: list[str]) -> int:
    """Run one command; its exit code."""
    if sys.version_info < (3, 10):  # noqa: UP036 - the sentence is for those who have an older one
        print(f"Python 3.10 or newer is needed; this one is {sys.version.split()[0]}.")
        return 1
    command, rest = (argv[0], argv[1:]) if argv else ("", [])
    if command not in COMMANDS:
        print(__doc__)
        return 0 if command in ("-h", "--help", "help") else 2
    os.chdir(ROOT)
    try:
        return COMMANDS[command](rest)
    except SetUpError as problem:
        print(f"\n{problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def play(rest: list[str]) -> int:
    """Serve the app and open the browser."""
    set_up("app")
    return become([str(PYTHON), "-m", "domino_widget", "play", *rest])


def lab(rest: list[str]) -> int:
    """Open JupyterLab on the notebooks."""
    set_up("app")
    return become([str(PYTHON), "-m", "domino_widget", "lab", *rest])


def build(rest: list[str]) -> int:
    """Only set up."""
    if rest:
        raise SetUpError("`python run.py build` takes no further words.")
    set_up("app")
    print("Ready: python run.py play")
    return 0


def test(rest: list[str]) -> int:
    """Run every check, or the quick ones, or pytest alone with words of its own."""
    set_up("test")
    pytest = [str(PYTHON), "-m", "pytest"]
    if rest and rest != ["--quick"]:
        return run([*pytest, *rest], browser_environment()[0])
    failed = side_by_side(static_checks())
    if rest:
        failed += ["pytest"] * bool(step("pytest", [*pytest, *TWICE, "-m", QUICK]))
    else:
        failed += full_pytest(pytest)
    if failed:
        print(f"\nNot passed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


COMMANDS = {"play": play, "lab": lab, "test": test, "build": build}


def static_checks() -> list[tuple[str, list[str]]]:
    """Name and command of each check besides pytest."""
    python, npm = str(PYTHON), [str(PYTHON), str(TOOLCHAIN), "npm", "run", "--silent"]
    return [
        ("ruff check", [python, "-m", "ruff", "check", "."]),
        ("ruff format", [python, "-m", "ruff", "format", "--check", "."]),
        ("mypy", [python, "-m", "mypy"]),
        ("tsc", [*npm, "types"]),
        ("biome", [*npm, "lint"]),
        ("vitest", [*npm, "test"]),
    ]


def full_pytest(pytest: list[str]) -> list[str]:
    """All tests and every notebook; names of what did not pass."""
    environment, problem = browser_environment()
    words = [*TWICE, "tests", "-m", "not browser and not heavy" if problem else "not heavy"]
    failed = ["pytest"] if step("pytest", [*pytest, *words], environment) else []
    notebooks = [path for path in ("voila_app.ipynb", "tutorials") if (ROOT / path).exists()]
    # The cells of a notebook share a kernel: each notebook stays in one piece.
    if step("notebooks", [*pytest, "-n", "2", "--dist", "loadfile", "--nbval-lax", *notebooks], environment):
        failed.append("notebooks")
    if problem:
        print(f"\n{problem}", file=sys.stderr)
        failed.append("browser")
    return failed


# Running commands


def run(command: list[str], environment: dict[str, str] | None = None) -> int:
    """Exit code of a command whose output is shown."""
    sys.stdout.flush()
    return subprocess.run(command, env=environment).returncode


def ask(command: list[str]) -> subprocess.CompletedProcess[str]:
    """A command run to its end with nothing shown."""
    return subprocess.run(command, capture_output=True, text=True)


def step(name: str, command: list[str], environment: dict[str, str] | None = None) -> int:
    """A command under a headline."""
    print(f"\n== {name}", flush=True)
    return run(command, environment)


def side_by_side(steps: list[tuple[str, list[str]]]) -> list[str]:
    """Commands two at a time, each with its output under a headline; names of those that failed."""

    def hold(command: list[str]) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    failed = []
    with ThreadPoolExecutor(2) as pool:
        for name, done in [(name, pool.submit(hold, command)) for name, command in steps]:
            ended = done.result()
            print(f"\n== {name}", flush=True)
            sys.stdout.buffer.write(ended.stdout)
            failed += [name] * bool(ended.returncode)
    sys.stdout.flush()
    return failed


def become(command: list[str]) -> int:
    """Go on as another program, so that stopping this process stops that one."""
    sys.stdout.flush()
    if WINDOWS:  # there a replaced process would lose its console
        return run(command)
    return os.execv(command[0], command)


# Setting up


def set_up(extra: str) -> None:
    """The environment with the package and one of its extras, and a fresh bundle."""
    make_environment()
    tools = load_toolchain()
    node = [] if tools.system_node() else [tools.NODE_REQUIREMENT]
    if node and not satisfied("node", node[0]):
        say("Installing Node.js for Python ...")
        pip(node)
        remember("node", node[0])
    if run([str(PYTHON), str(TOOLCHAIN), "build"]):
        raise SetUpError("The front end could not be built: the reason stands above.")
    wanted = wanted_stamp()
    if not (satisfied(extra, wanted) or satisfied("test", wanted)):
        say("Installing Python packages into .venv; the first time this takes a minute ...")
        pip(["--editable", f".[{extra}]"])
        remember(extra, wanted)


def make_environment() -> None:
    """`.venv`, unless a working one is there."""
    if PYTHON.exists() and ask([str(PYTHON), "-m", "pip", "-V"]).returncode == 0:
        return
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        raise SetUpError(NO_VENV)
    say("Making .venv ...")
    made = ask([sys.executable, "-m", "venv", "--clear", str(VENV)])
    if made.returncode:
        shutil.rmtree(VENV, ignore_errors=True)  # a half-made one would look usable next time
        said = (made.stdout + made.stderr).strip()
        raise SetUpError(NO_VENV if "ensurepip" in said else f"Python made no .venv: {said}")


NO_VENV = (
    "This Python lacks its venv module: install it (on Debian and Ubuntu: "
    "`sudo apt install python3-venv`) and run this again."
)


def load_toolchain() -> ModuleType:
    """`domino_widget/js/toolchain.py` as a module."""
    spec = importlib.util.spec_from_file_location("domino_toolchain", TOOLCHAIN)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def pip(words: list[str]) -> None:
    """`pip install` into the environment."""
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input"]
    if run([str(PYTHON), "-m", "pip", "install", *quiet, *words]):
        raise SetUpError(
            "pip could not install the packages: the reason stands above; "
            "the first time it needs a connection to its registry."
        )


def wanted_stamp() -> str:
    """Digest of all that decides what is installed."""
    digest = hashlib.sha256(sys.version.encode())
    for name in ("pyproject.toml", "hatch_build.py"):
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def stamps() -> dict[str, str]:
    """What was installed into this environment, by name."""
    try:
        found = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def satisfied(name: str, value: str) -> bool:
    """Whether that was installed already."""
    return stamps().get(name) == value


def remember(name: str, value: str) -> None:
    """Note what was installed."""
    STAMP.write_text(json.dumps({**stamps(), name: value}))


def say(text: str) -> None:
    """Tell the user what takes time now."""
    print(text, flush=True)


# The browser for tests


def browser_environment() -> tuple[dict[str, str], str]:
    """Environment variables for pytest, and a sentence if there is no browser."""
    path = find_browser(CHROMIUM_NAMES) or debian_chromium() or find_browser(OTHER_BROWSERS)
    if path:
        return {**os.environ, "CHROMIUM_PATH": path}, ""
    if run([str(PYTHON), "-m", "playwright", "install", "chromium"]) == 0:
        return dict(os.environ), ""
    return dict(os.environ), ("No browser for the tests: install Chromium or Chrome, or set CHROMIUM_PATH to one.")


def find_browser(names: tuple[str, ...]) -> str:
    """Path of a browser that is there, or an empty text."""
    asked = os.environ.get("CHROMIUM_PATH", "")
    if asked:
        if not Path(asked).exists():
            raise SetUpError(f"CHROMIUM_PATH names no file: {asked}")
        return asked
    found = [path for path in map(shutil.which, names) if path]
    if names == OTHER_BROWSERS:
        found += [path for path in BROWSER_PLACES if Path(path).exists()]
    return found[0] if found else ""


def debian_chromium() -> str:
    """Debian's Chromium, installed by apt where this user may; else an empty text."""
    try:
        debian = "\nID=debian\n" in "\n" + Path("/etc/os-release").read_text()
    except OSError:
        debian = False
    if not debian or shutil.which("apt-get") is None:
        return ""
    rights: list[str] = []
    if os.geteuid() != 0:
        rights = ["sudo", "-n"]
        if shutil.which("sudo") is None or ask([*rights, "true"]).returncode:
            return ""
    say("Installing Chromium with apt ...")
    apt = [*rights, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    run([*apt, "update"])
    run([*apt, "install", "-y", "chromium", "fonts-dejavu-core", "fonts-liberation"])
    return shutil.which("chromium") or ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
