// The finished hands of the match, with the scores after each.
import { useView } from "../context";
import type { Snapshot } from "../types";
import { sideName } from "./words";

export function Rounds({ state }: { state: Snapshot }) {
  const view = useView();
  const { t } = view;
  const { rounds, sides } = state;
  return (
    <details class="pn-fold">
      <summary class="pn-summary">
        <span class="pn-legend">{t("log-rounds")}</span>
        <span class="pn-note">{rounds.length}</span>
      </summary>
      {rounds.length === 0 ? (
        <p class="pn-note">{t("log-rounds-none")}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard
        <section class="pn-scroll" tabIndex={0} aria-label={t("log-rounds")}>
          <table class="pn-table">
            <thead>
              <tr>
                <th scope="col">{t("log-rounds-round")}</th>
                <th scope="col">{t("log-rounds-won")}</th>
                <th scope="col" class="is-number">
                  {t("log-rounds-bonus")}
                </th>
                {sides.map((side, index) => (
                  <th key={side.seats.join()} scope="col" class="is-number">
                    {sideName(view, state, index)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rounds.map((line) => (
                <tr key={line.round}>
                  <th scope="row">{line.round}</th>
                  <td>
                    {line.side === null ? t("log-rounds-nobody") : sideName(view, state, line.side)}
                  </td>
                  <td class="is-number">{line.bonus}</td>
                  {line.scores.map((score, index) => (
                    <td key={sides[index]?.seats.join() ?? index} class="is-number">
                      {score}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
