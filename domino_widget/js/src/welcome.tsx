// The first visit: which game, and how to start. Gone with the first choice, and for good.
import type { JSX } from "preact";
import { Icon } from "./icons";
import { GAMES } from "./names";
import { refusal } from "./panels/words";
import { useTable } from "./table";

export function Welcome(): JSX.Element | null {
  const view = useTable();
  const { t, prefs } = view;
  const state = view.state.value;
  if (prefs.value.welcomed || view.keep.led.value || !state || state.learn) return null;
  const leave = (): void => {
    view.set({ welcomed: true });
  };
  async function choose(game: string): Promise<void> {
    leave();
    if (game === state?.game.id) return;
    const answer = await view.send({ type: "settings", settings: { game } });
    if (!answer.ok) view.tell(refusal(view, answer.error), "refused");
  }
  return (
    <section class="d-welcome" aria-label={t("welcome-title")}>
      <div class="d-welcome-head">
        <h3 class="d-title">{t("welcome-title")}</h3>
        <button class="d-tool" aria-label={t("dialog-close")} onClick={leave}>
          <Icon name="close" />
        </button>
      </div>
      <p>{t("welcome-how")}</p>
      <ul class="d-welcome-games">
        {GAMES.map((game) => (
          <li key={game}>
            <button
              class={game === state.game.id ? "d-card-b is-on" : "d-card-b"}
              onClick={() => void choose(game)}
            >
              <span class="d-sr">{t("welcome-play")} </span>
              <strong>{t(`game-${game}`)}</strong>
              <span class="d-muted">{t(`settings-game-${game}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <button class="d-btn is-main" onClick={leave}>
        {t("welcome-stay", { game: t(`game-${state.game.id}`) })}
      </button>
    </section>
  );
}
