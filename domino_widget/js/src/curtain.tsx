// Several people at one screen: whom it is passed to, and the curtain before a hand is shown.
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "./icons";
import { useTable } from "./table";

export function Curtain(): JSX.Element | null {
  const view = useTable();
  const { t } = view;
  const curtain = view.state.value?.curtain;
  const panel = useRef<HTMLElement>(null);
  const opened = useRef(false);
  // The play goes on only from here. A page that opens stays where it is.
  useEffect(() => {
    if (opened.current) panel.current?.scrollIntoView?.({ block: "nearest" });
    opened.current = true;
  }, [curtain?.seat, curtain?.down]);
  if (!curtain) return null;
  const { down } = curtain;
  const seat = view.seatName(curtain.seat);
  return (
    <section
      ref={panel}
      class={down ? "d-curtain is-down" : "d-curtain"}
      aria-label={t("curtain-next", { seat })}
    >
      <h3 class="d-title">{t("curtain-next", { seat })}</h3>
      <p>{t(down ? "curtain-only" : "curtain-still", { seat })}</p>
      <button class="d-btn is-main" onClick={() => void view.act(down ? "lift" : "pass")}>
        <Icon name={down ? "live" : "next"} />
        <span>{down ? t("curtain-lift") : t("curtain-pass", { seat })}</span>
      </button>
    </section>
  );
}
