"""The app as a server: under a path, behind a proxy, with kernels ready, and nothing let through by hand."""

from __future__ import annotations

import contextlib
import socket
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import pages, servers
from tests.browser.player import Person
from tests.browser.servers import ADDRESS, Server
from tests.browser.test_voila_kernels import SEND, kernels, wait_until_gone
from tests.browser.wire import Wire

BASE = "/class/dominoes/"


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The app under a path, with one table ready, and kernels ended after a minute."""
    with servers.voila(tmp_path_factory.mktemp("school"), "--preheat=1", "--cull=1", base=BASE) as server:
        yield server


@contextlib.contextmanager
def proxy(server: Server) -> Iterator[str]:
    """Another address that passes all on as it comes: what a proxy before the app has to do, websockets too."""
    port = int(server.url.split(":")[2].split("/")[0])
    with socket.create_server((ADDRESS, 0)) as door:
        threading.Thread(target=_serve, args=(door, port), daemon=True).start()
        yield f"http://{ADDRESS}:{door.getsockname()[1]}{BASE}"


def _serve(door: socket.socket, port: int) -> None:
    with contextlib.suppress(OSError):
        while True:
            outside, _ = door.accept()
            inside = socket.create_connection((ADDRESS, port))
            for one, other in ((outside, inside), (inside, outside)):
                threading.Thread(target=_pass_on, args=(one, other), daemon=True).start()


def _pass_on(one: socket.socket, other: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := one.recv(65536):
            other.sendall(data)
    for end in (one, other):
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


def test_a_hand_behind_a_proxy_under_a_path_and_no_kernel_is_left(quick: Page, wire: Wire, school: Server) -> None:
    with proxy(school) as address:
        before = kernels(school)
        outside: list[str] = []
        quick.on("request", lambda request: outside.append(request.url))
        quick.goto(f"{address}?lang=is")
        person = Person(pages.widget(quick), wire)
        person.settle()
        expect(person.root).to_have_attribute("lang", "is")
        person.root.get_by_role("combobox").first.select_option("en")
        expect(person.root).to_have_attribute("lang", "en")
        person.choose()
        assert wire.refusals() == []
        here = [url for url in outside if url.startswith(f"http://{ADDRESS}")]
        assert here
        assert [url for url in here if not url.startswith(address)] == []
        # One kernel is for the page; the one that was ready is it, and another gets ready.
        quick.close(run_before_unload=True)
        left = kernels(school) & before
        assert len(left) <= 1


def test_another_path_is_one_sentence_in_the_readers_language(school: Server) -> None:
    root = school.url.removesuffix(BASE[1:])
    for path in ("", "class/", "dominoes/", f"{BASE[1:]}lessons/99", f"{BASE[1:]}voila_app"):
        asked = urllib.request.Request(root + path, headers={"Accept-Language": "de, is;q=0.8, en;q=0.5"})
        with pytest.raises(urllib.error.HTTPError) as found:
            urllib.request.urlopen(asked, timeout=10)
        assert found.value.code == 404
        assert f"<p>Hér er engin síða: borðið er á {BASE}. <a" in found.value.read().decode()


def test_a_language_that_is_refused_and_a_link_that_is_no_text_still_bring_a_page(school: Server) -> None:
    refused = {"Accept-Language": "is;q=0, fr;q=0.3, es;q=0.2"}
    for query in ("", "?lang=%ff"):
        with urllib.request.urlopen(urllib.request.Request(school.url + query, headers=refused), timeout=60) as page:
            assert '<html lang="fr"' in page.read(4000).decode()


def test_a_page_whose_table_does_not_come_says_so_and_can_be_loaded_again(page: Page, voila_server: Server) -> None:
    page.clock.install()
    page.route("**/voila.js*", lambda route: route.abort())
    page.goto(f"{voila_server.url}?lang=fr")
    late = page.locator("#domino-late")
    page.clock.fast_forward(20_000)
    expect(late).to_be_hidden()
    page.clock.fast_forward(11_000)
    expect(late).to_contain_text("Il n'y a pas encore de table ici.")
    page.unroute("**/voila.js*")
    pages.look(page, "page-late")
    late.get_by_role("button", name="Recharger la page").click()
    page.clock.run_for(1000)
    pages.widget(page)
    expect(late).to_be_hidden()


KINDS = ("execute_request", "inspect_request", "history_request", "complete_request", "input_reply")


def test_only_messages_of_widgets_reach_a_kernel(voila_page: Page, tmp_path: Path) -> None:
    proof = tmp_path / "proof"
    code = f"open({str(proof)!r}, 'w').close()"
    content = {"code": code, "silent": False, "cursor_pos": 1, "hist_access_type": "tail", "n": 1, "value": code}
    for channel in ("shell", "control", "stdin"):
        send = SEND.replace('channel: "shell"', f'channel: "{channel}"').replace("2000", "300")
        for kind in KINDS:
            # The state of the kernel is told to whoever listens.
            assert set(voila_page.evaluate(send, {"type": kind, "content": content})) <= {"status"}, (channel, kind)
    assert not proof.exists()


KERNEL = """() => JSON.parse(document.getElementById("jupyter-config-data").textContent).kernelId"""
HAND_MADE = """async ([path, messages]) => {
  const socket = new WebSocket(`ws://${location.host}${path}`);
  await new Promise((done) => { socket.onopen = done; });
  for (const message of messages) socket.send(message);
  await new Promise((done) => setTimeout(done, 500));
  return socket.readyState;
}"""
ODD = ["", "{", "null", "[]", "5", "{}", '{"header": null}', '{"channel": "shell", "header": {}}', '{"channel": []}']


def test_messages_made_by_hand_are_dropped_and_the_game_goes_on(person: Person, voila_server: Server) -> None:
    person.settle()
    path = f"/api/kernels/{person.page.evaluate(KERNEL)}/channels?session_id=other"
    other = person.page.context.new_page()
    other.goto(f"{voila_server.url}nothing")
    # The socket stays open: a message that cannot be read is no reason to cut a page off.
    assert other.evaluate(HAND_MADE, [path, ODD]) == 1
    person.choose()
    assert person.wire.refusals() == []
    log = (voila_server.folder / "server.log").read_text(errors="replace")
    assert "A page sent a message that cannot be read; it was dropped." in log
    assert "Uncaught exception" not in log


#: What the host puts there, of a table that has come, when its second look for the model was too late as well.
NOT_FOUND = "Error displaying widget: model not found"
LOST = """(text) => {
  const output = document.querySelector(".dmw").closest(".jp-OutputArea-output");
  output.classList.add("jupyter-widgets");
  output.textContent = text;
}"""


def test_a_table_that_the_host_looked_for_too_late_is_shown(quick: Page, wire: Wire, voila_server: Server) -> None:
    pages.open_app(quick, voila_server)
    quick.evaluate(LOST, NOT_FOUND)
    person = Person(pages.widget(quick), wire)
    expect(quick.get_by_text(NOT_FOUND)).to_have_count(0)
    person.settle()
    person.choose()
    assert wire.refusals() == []


def test_two_closed_pages_leave_no_kernel(page: Page, voila_server: Server) -> None:
    before = kernels(voila_server)
    pages.open_app(page, voila_server)
    other = page.context.new_page()
    pages.open_app(other, voila_server)
    born = kernels(voila_server) - before
    assert len(born) == 2
    for one in (page, other):
        one.close(run_before_unload=True)
    assert wait_until_gone(voila_server, born) == set()
