"""The command `domino-widget`: one function for each subcommand, told apart by argparse."""

from __future__ import annotations

import argparse
import ipaddress
import re
import sys
from collections.abc import Sequence

from domino_widget import replay, serve
from domino_widget.classroom.command import add_collect
from domino_widget.engine import RulesError
from domino_widget.simulation.command import add_simulate


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand; its exit code."""
    options = _parser().parse_args(argv)
    try:
        code: int = options.run(options)
    except (serve.ServeError, replay.ReplayError, RulesError) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="domino-widget", description="Dominoes in the browser and in Jupyter.")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    _add_play(commands)
    _add_lab(commands)
    add_simulate(commands)
    _add_replay(commands)
    add_collect(commands)
    return parser


def _add_play(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    play = commands.add_parser("play", help="open the whole game as a web page")
    _add_server_options(play)
    play.add_argument("--theme", choices=("light", "dark"), default="light", help="colours (default: light)")
    play.add_argument(
        "--host",
        type=_host,
        default=serve.ADDRESS,
        metavar="ADDRESS",
        help=f"listen on this address of the machine; 0.0.0.0: on all (default: {serve.ADDRESS})",
    )
    play.add_argument(
        "--base-url",
        type=_base_url,
        default="/",
        metavar="/PATH/",
        help="the path that the page lies under, as a proxy passes it on (default: /)",
    )
    play.add_argument(
        "--preheat", type=_few, default=0, metavar="N", help="keep N tables ready for the next pages (default: 0)"
    )
    play.add_argument(
        "--cull",
        "--idle-minutes",
        dest="idle_minutes",
        type=_minutes,
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
    )
    return serve.play(port=options.port, service=service)


def _add_lab(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    lab = commands.add_parser("lab", help="open the notebooks in JupyterLab")
    _add_server_options(lab)
    lab.set_defaults(run=_lab)


def _lab(options: argparse.Namespace) -> int:
    return serve.lab(port=options.port, browser=options.browser)


def _add_replay(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    told = commands.add_parser("replay", help="check a record and print or draw it")
    told.add_argument("file", metavar="FILE", help="a record; - reads it from a pipe")
    told.add_argument("--svg", metavar="PICTURE", help="draw the board into this file instead")
    told.add_argument("--hand", type=int, metavar="N", help="with --svg: this hand (default: the last)")
    told.add_argument("--ply", type=int, metavar="N", help="with --svg: after so many actions (default: all)")
    told.set_defaults(run=_replay)


def _replay(options: argparse.Namespace) -> int:
    game = replay.load(options.file)
    if options.svg:
        replay.draw(game.match, options.svg, options.hand, options.ply)
        print(f"{options.svg} is drawn.")
    else:
        print("\n".join(replay.lines(game)))
    return 0


def _add_server_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--port", type=_port, metavar="N", help="serve on this port only")
    command.add_argument("--no-browser", dest="browser", action="store_false", help="print the address, open nothing")


def _port(text: str) -> int:
    port = int(text) if text.isdecimal() else 0
    if not 1 <= port <= 65535:
        raise argparse.ArgumentTypeError(f"a port is a number from 1 to 65535, not {text!r}")
    return port


def _host(text: str) -> str:
    try:
        return str(ipaddress.IPv4Address("127.0.0.1" if text == "localhost" else text))
    except ValueError as error:
        raise argparse.ArgumentTypeError(
            f"a host is an address of this machine as in 127.0.0.1, not {text!r}"
        ) from error


def _base_url(text: str) -> str:
    if not re.fullmatch(r"/([\w.~-]+/)*", text, re.ASCII) or re.search(r"/\.+/", text):
        raise argparse.ArgumentTypeError(f"a base path begins and ends with a slash, as in /dominoes/, not {text!r}")
    return text


def _few(text: str) -> int:
    if not text.isdecimal() or int(text) > 20:
        raise argparse.ArgumentTypeError(f"tables that are kept ready are a number from 0 to 20, not {text!r}")
    return int(text)


def _minutes(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"minutes are a whole number from 0 up, not {text!r}")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
