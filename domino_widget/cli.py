"""The command `domino-widget`: one function for each subcommand, told apart by argparse."""

from __future__ import annotations

import argparse
import ipaddress
import re
import sys
from collections.abc import Callable, Sequence
from typing import TypeVar

from domino_widget import replay, serve
from domino_widget.classroom.command import add_collect, add_sheet
from domino_widget.engine import EngineError
from domino_widget.message import Refused, msg
from domino_widget.simulation.command import add_simulate
from domino_widget.site.command import add_site
from domino_widget.texts import LANGUAGES, matching, say, say_refusal, system_language

_T = TypeVar("_T")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand; its exit code."""
    options = _parser(_asked_language(argv)).parse_args(argv)
    try:
        code: int = options.run(options)
    except Refused as refused:
        print(say(refused.msg, options.lang), file=sys.stderr)
        return 1
    except EngineError as error:
        print(say_refusal(error, options.lang), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0
    return code


def _asked_language(argv: Sequence[str] | None) -> str:
    """The language in which values are refused, before they are read: that of ``--lang``, or the system's."""
    first = argparse.ArgumentParser(add_help=False, exit_on_error=False, allow_abbrev=False)
    first.add_argument("--lang", nargs="?")
    return matching(first.parse_known_args(argv)[0].lang or "") or system_language()


def _parser(lang: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="domino-widget", description="Dominoes in the browser and in Jupyter.")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    _add_play(commands, lang)
    _add_lab(commands, lang)
    add_simulate(commands)
    _add_replay(commands)
    add_collect(commands)
    add_sheet(commands)
    add_site(commands)
    for command in commands.choices.values():
        command.add_argument(
            "--lang", type=_value(matching, "lang", lang), default=lang, help="the language (default: the system's)"
        )
    return parser


def _add_play(commands: argparse._SubParsersAction[argparse.ArgumentParser], lang: str) -> None:
    play = commands.add_parser("play", help="open the whole game as a web page")
    _add_server_options(play, lang)
    play.add_argument(
        "--theme",
        choices=("system", "light", "dark"),
        default="system",
        help="colours (default: those of the reader's system)",
    )
    play.add_argument(
        "--host",
        type=_value(_host, "host", lang),
        default=serve.ADDRESS,
        metavar="ADDRESS",
        help=f"listen on this address of the machine; 0.0.0.0: on all (default: {serve.ADDRESS})",
    )
    play.add_argument(
        "--base-url",
        type=_value(_base_url, "base-url", lang),
        default="/",
        metavar="/PATH/",
        help="the path that the page lies under, as a proxy passes it on (default: /)",
    )
    play.add_argument(
        "--preheat",
        type=_value(_up_to_20, "preheat", lang),
        default=0,
        metavar="N",
        help="keep N tables ready for the next pages (default: 0)",
    )
    play.add_argument(
        "--cull",
        "--idle-minutes",
        dest="idle_minutes",
        type=_value(_minutes, "minutes", lang),
        default=serve.IDLE_MINUTES,
        metavar="N",
        help=f"end a closed page's Python after N idle minutes; 0: never (default: {serve.IDLE_MINUTES})",
    )
    play.set_defaults(run=_play)


def _play(options: argparse.Namespace) -> int:
    service = serve.Service(
        browser=options.browser,
        theme=options.theme,
        idle_minutes=options.idle_minutes,
        host=options.host,
        base_url=options.base_url,
        preheat=options.preheat,
        lang=options.lang,
    )
    return serve.play(port=options.port, service=service)


def _add_lab(commands: argparse._SubParsersAction[argparse.ArgumentParser], lang: str) -> None:
    lab = commands.add_parser("lab", help="open the notebooks in JupyterLab")
    _add_server_options(lab, lang)
    lab.set_defaults(run=_lab)


def _lab(options: argparse.Namespace) -> int:
    return serve.lab(port=options.port, browser=options.browser, lang=options.lang)


def _add_replay(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    told = commands.add_parser("replay", help="check a record and print or draw it")
    told.add_argument("file", metavar="FILE", help="a record; - reads it from a pipe")
    told.add_argument("--svg", metavar="PICTURE", help="draw the board into this file instead")
    told.add_argument("--hand", type=int, metavar="N", help="with --svg: this hand (default: the last)")
    told.add_argument("--ply", type=int, metavar="N", help="with --svg: after so many actions (default: all)")
    told.set_defaults(run=_replay)


def _replay(options: argparse.Namespace) -> int:
    game = replay.load(options.file, options.lang)
    if options.svg:
        replay.draw(game.match, options.svg, options.hand, options.ply, options.lang)
        print(say(msg("replay-drawn", path=options.svg), options.lang))
    else:
        print("\n".join(replay.lines(game, options.lang)))
    return 0


def _add_server_options(command: argparse.ArgumentParser, lang: str) -> None:
    command.add_argument("--port", type=_value(_port, "port", lang), metavar="N", help="serve on this port only")
    command.add_argument("--no-browser", dest="browser", action="store_false", help="print the address, open nothing")


def _value(read: Callable[[str], _T | None], name: str, lang: str) -> Callable[[str], _T]:
    """The reader of an option's value: what cannot be (None) is refused in one sentence of the reader's language."""

    def value(text: str) -> _T:
        found = read(text)
        if found is None:
            known = {"known": ", ".join(LANGUAGES)} if name == "lang" else {}
            raise argparse.ArgumentTypeError(say(msg(f"command-bad-{name}", found=repr(text), **known), lang))
        return found

    return value


def _port(text: str) -> int | None:
    port = int(text) if text.isdecimal() else 0
    return port if 1 <= port <= 65535 else None


def _host(text: str) -> str | None:
    try:
        return str(ipaddress.IPv4Address("127.0.0.1" if text == "localhost" else text))
    except ValueError:
        return None


def _base_url(text: str) -> str | None:
    is_path = re.fullmatch(r"/([\w.~-]+/)*", text, re.ASCII) and not re.search(r"/\.+/", text)
    return text if is_path else None


def _up_to_20(text: str) -> int | None:
    return int(text) if text.isdecimal() and int(text) <= 20 else None


def _minutes(text: str) -> int | None:
    return int(text) if text.isdecimal() else None


if __name__ == "__main__":
    sys.exit(main())
