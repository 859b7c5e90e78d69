// Keys and typed moves, as an overlay. Key caps are not words: they are the same in every language.
import { Dialog, type PanelProps, useView } from "../shared";
import TABLE from "./key-table.json";

export function KeysDialog({ open, onClose }: PanelProps) {
  const { t } = useView();
  const letters = t("keys-letters-note");
  return (
    <Dialog reading open={open} title={t("keys-title")} onClose={onClose}>
      <KeyTable rows={[...TABLE.keys, [t("keys-any-key"), "keys-any"]]} caption={t("keys-open")} />
      <KeyTable rows={TABLE.letters} caption={t("keys-letters")} note={letters} />
      <KeyTable rows={TABLE.typed} caption={t("keys-typed")} note={t("keys-typed-note")} />
    </Dialog>
  );
}

interface KeyTableProps {
  rows: string[][];
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
        {rows.map(([key = "", id = ""]) => (
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
