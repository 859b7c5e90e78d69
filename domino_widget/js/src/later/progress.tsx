// What has been lost by choice so far, by game and by what the turns were about.
import { useView } from "../shared";
import type { Progress } from "../types-coach";

export function ProgressTables({ progress }: { progress: Progress | null | undefined }) {
  const { t } = useView();
  if (!progress?.games.length) return null;
  return (
    <section class="pn-group pn-progress">
      <h4 class="pn-group-head">{t("progress-title")}</h4>
      <p class="pn-note">{t("progress-what")}</p>
      <Table
        heads={["progress-game", "progress-hands", "progress-each"]}
        rows={progress.games.map((one) => [t(`game-${one.game}`), one.hands, one.each])}
      />
      {progress.skills.length > 0 && (
        <Table
          heads={["progress-skill", "progress-times", "progress-lost"]}
          rows={progress.skills.map((one) => [
            t(`progress-skill-${one.skill}`),
            one.times,
            one.lost,
          ])}
        />
      )}
    </section>
  );
}

interface TableProps {
  heads: string[];
  rows: [string, number, number][];
}
/** Names in the first column, numbers in the others. */
function Table({ heads, rows }: TableProps) {
  const { t } = useView();
  return (
    <table class="pn-table">
      <thead>
        <tr>
          {heads.map((head, column) => (
            <th key={head} scope="col" class={column > 0 ? "is-number" : undefined}>
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...numbers]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {numbers.map((number, column) => (
              <td key={heads[column + 1]} class="is-number">
                {t("progress-number", { number })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
