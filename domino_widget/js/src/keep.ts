// A page keeps nothing of a game but the token under which Python keeps it, and what its own link asks for.
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Link } from "./model";
import type { Msg, Request } from "./types";
import type { Resumed } from "./types-kept";

export interface Keep {
  /** Whether the picture waits to hear what is kept. */
  held: ReadonlySignal<boolean>;
  /** The match that the page's link would begin in place of the one under way. */
  offer: Signal<Request | null>;
  /** Whether a link has begun one: nobody need choose a game any more. */
  led: ReadonlySignal<boolean>;
  /** Begins that match (true) or leaves it; the address forgets it, and it alone, in either case. */
  decide(begin: boolean): void;
  /** Forgets the token, and with it the way back. */
  forget(): void;
}

/** What a link asks for: a game, a deal, house rules. */
const ASKED = ["game", "deal", "house", "position"];
/** Milliseconds that the picture waits at most. */
const PATIENCE = 3000;

/** `link` is null where no page is shown: in a notebook the cell says what is resumed. `home` is where the app lies
 *  whose token a lesson's page shares; empty for the app itself. */
export function createKeep(
  page: Document,
  link: Link | null,
  tell: (what: Msg, refused: boolean) => void,
  home: string,
): Keep {
  const held = signal(link !== null);
  const offer: Keep["offer"] = signal(null);
  /** The game that the link names. */
  let named: string | null = null;
  const window = page.defaultView;
  const at = window && new URL(home || "?", window.location.href).pathname;
  const key = `domino_widget.token:${at}`;
  const led = signal(false);
  const keep: Keep = {
    held,
    offer,
    led,
    decide(begin) {
      const request = offer.peek();
      offer.value = null;
      if (window) {
        const here = new URL(window.location.href);
        for (const name of ASKED) here.searchParams.delete(name);
        window.history.replaceState(null, "", here);
      }
      if (begin && request) void start(request);
    },
    forget: () => store((kept) => kept.removeItem(key)),
  };
  if (link) void resume(link);
  return keep;

  /** A store that is full, forbidden or not there keeps nothing, and the game goes on. */
  function store<T>(use: (kept: Storage) => T): T | null {
    try {
      return window ? use(window.localStorage) : null;
    } catch {
      return null;
    }
  }

  /** Says it where a link names a game and brings another one. */
  function agree(game: string | null): void {
    if (game && link?.state.peek()?.game.id !== game) tell({ id: "kept-link-two" }, false);
  }

  async function resume(to: Link): Promise<void> {
    const late = setTimeout(() => {
      held.value = false;
    }, PATIENCE);
    const token = store((kept) => kept.getItem(key))?.slice(0, 64) ?? "";
    const answer = await to.send({ type: "resume", token });
    clearTimeout(late);
    const found = answer.ok ? (answer.result as Resumed | null) : null;
    if (typeof found?.token === "string") store((kept) => kept.setItem(key, found.token));
    held.value = false;
    if (found?.why) tell(found.why, true);
    else if (found?.resumed) tell({ id: "kept-resumed" }, false);
    if (!home) follow(to, found?.resumed === true);
  }

  function follow(to: Link, resumed: boolean): void {
    const asked = new URLSearchParams(window?.location.search);
    const [game, code, house, text] = ASKED.map((name) => asked.get(name));
    const now = to.state.peek();
    if (!now) return;
    named = game ?? null;
    if (text) offer.value = { type: "open", text };
    else {
      if (!(game || code)) return;
      if (code ? now.code === code : resumed && now.game.id === game) {
        agree(named);
        return;
      }
      const settings = {
        ...(code ? { code } : { game: game ?? "" }),
        house: house ? house.split(",") : [],
      };
      offer.value = { type: "settings", settings };
    }
    if (!resumed) keep.decide(true);
  }

  async function start(request: Request): Promise<void> {
    led.value = true;
    const answer = await link?.send(request);
    if (answer && !answer.ok) {
      tell({ id: `error-${answer.error.code}`, args: answer.error.args }, true);
    } else agree(named);
  }
}
