// The promise of a deal, checked here and not by the table that made it.
import { useState } from "preact/hooks";
import { useView } from "../context";
import type { Snapshot } from "../types";

/** The SHA-256 of a text, in hexadecimal digits; null where the browser has none to offer (plain http). */
export async function digest(text: string): Promise<string | null> {
  const found = await globalThis.crypto?.subtle?.digest("SHA-256", new TextEncoder().encode(text));
  return found
    ? [...new Uint8Array(found)].map((byte) => byte.toString(16).padStart(2, "0")).join("")
    : null;
}

export function FairDeal({ state }: { state: Snapshot }) {
  const { t } = useView();
  const [said, setSaid] = useState<string | null>(null);
  const { fair } = state;
  if (!fair) return null;
  async function check() {
    const found = await digest(`${fair?.nonce} ${fair?.line}`);
    setSaid(
      found === null ? "fair-cannot" : found === fair?.commitment ? "fair-right" : "fair-wrong",
    );
  }
  return (
    <details class="pn-fold pn-kept" data-panel="fair">
      <summary class="pn-summary">
        <span class="pn-legend">{t("fair-title")}</span>
      </summary>
      <p class="pn-note">{t(fair.nonce ? "fair-what" : "fair-promise")}</p>
      <p class="pn-mono">{fair.commitment}</p>
      {fair.nonce && (
        <>
          <p class="pn-mono">
            {fair.nonce} {fair.line}
          </p>
          <button class="pn-btn" onClick={check}>
            {t("fair-check")}
          </button>
        </>
      )}
      <p role="status">{said && t(said)}</p>
    </details>
  );
}
