// Keys and typed moves, as an overlay.
import { useState } from "preact/hooks";
import { useView } from "../context";
import { Dialog, Tool } from "./parts";

/** Key caps are not words: they are the same in every language. */
const KEYS: readonly [string, string][] = [
  ["Tab", "keys-tab"],
  ["← ↑ ↓ →", "keys-arrows"],
  ["Enter", "keys-enter"],
  ["Space", "keys-space"],
  ["Esc", "keys-escape"],
];
/** The letters of keys.ts. */
const LETTERS: readonly [string, string][] = [
  ["d", "keys-typed-draw"],
  ["k", "keys-typed-knock"],
  ["c  m", "keys-letter-count"],
  ["p", "keys-typed-play-on"],
  ["f", "keys-typed-finish"],
  ["n", "keys-typed-next"],
  ["u", "keys-typed-undo"],
  ["r", "keys-letter-redo"],
  ["h", "keys-letter-hand"],
  ["t", "keys-letter-typed"],
];
const TYPED: readonly [string, string][] = [
  ["65l  65r", "keys-typed-side"],
  ["65u  65d", "keys-typed-up-down"],
  ["65 a2", "keys-typed-arm"],
  ["12-11r", "keys-typed-big"],
  ["65r<", "keys-typed-turn"],
  ["d", "keys-typed-draw"],
  ["k", "keys-typed-knock"],
  ["c 15", "keys-typed-claim"],
  ["m 15", "keys-typed-muggins"],
  ["p", "keys-typed-play-on"],
  ["f", "keys-typed-finish"],
  ["n", "keys-typed-next"],
  ["u", "keys-typed-undo"],
  ["?e", "keys-typed-ends"],
  ["?h", "keys-typed-hand"],
  ["?s", "keys-typed-scores"],
];

export function KeyHelp() {
  const { t } = useView();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tool icon="keys" label={t("keys-open")} opens="keys" onClick={() => setOpen(true)} />
      <Dialog reading open={open} title={t("keys-title")} onClose={() => setOpen(false)}>
        <KeyTable rows={[...KEYS, [t("keys-any-key"), "keys-any"]]} caption={t("keys-open")} />
        <KeyTable rows={LETTERS} caption={t("keys-letters")} note={t("keys-letters-note")} />
        <KeyTable rows={TYPED} caption={t("keys-typed")} note={t("keys-typed-note")} />
      </Dialog>
    </>
  );
}

interface KeyTableProps {
  rows: readonly [string, string][];
  caption: string;
  note?: string;
}
function KeyTable({ rows, caption, note }: KeyTableProps) {
  const { t } = useView();
  return (
    <section class="pn-keys">
      <h3 class="pn-h3">{caption}</h3>
      {note && <p class="pn-note">{note}</p>}
      <dl class="pn-keys-list">
        {rows.map(([key, id]) => (
          <div key={id} class="pn-keys-row">
            <dt class="pn-keys-key">
              {key.split("  ").map((part) => (
                <kbd key={part} class="pn-kbd">
                  {part}
                </kbd>
              ))}
            </dt>
            <dd class="pn-keys-what">{t(id)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
