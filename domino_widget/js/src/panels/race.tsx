// The pegged race: a peg in a row of twenty holes, whatever the target is.
import { useView } from "../context";

const HOLES = 20;
const STEP = 10;

export function Race({ score, target }: { score: number; target: number }) {
  const { t } = useView();
  const peg = Math.min(HOLES, Math.floor((score / target) * HOLES));
  const holes = Array.from({ length: HOLES + 1 }, (_, hole) => hole);
  return (
    <svg
      class="pn-race"
      viewBox={`-7 -7 ${HOLES * STEP + 14} 14`}
      role="img"
      aria-label={t("result-race", { score, target })}
    >
      <path class="pn-race-run" d={`M0 0H${peg * STEP}`} />
      {holes.map((hole) => (
        <circle
          key={hole}
          class={hole <= peg ? "pn-race-hole is-past" : "pn-race-hole"}
          cx={hole * STEP}
          r={hole % 5 === 0 ? 2.8 : 2.1}
        />
      ))}
      <circle class="pn-race-goal" cx={HOLES * STEP} r={5.6} />
      <circle class="pn-race-peg" cx={peg * STEP} r={4.4} />
    </svg>
  );
}
