// Lines over the table: the game is not kept, a link asks for another match, a way back to a game that lost its Python.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "./icons";
import { formatMsg } from "./panels/words";
import { useTable } from "./table";

export function KeptLines(): JSX.Element {
  const view = useTable();
  const { t, keep } = view;
  const keeping = view.state.value?.keeping;
  return (
    <>
      {keeping && (
        <p class="d-link" data-trouble="keeping" role="status">
          <Icon name="plug" />
          <span>{formatMsg(view, keeping)}</span>
        </p>
      )}
      {keep.offer.value && (
        <div class="d-link" data-trouble="static">
          <Icon name="next" />
          <span class="d-notice-text">{t("kept-link")}</span>
          <button class="d-btn" onClick={() => keep.decide(false)}>
            {t("kept-link-stay")}
          </button>
          <button class="d-btn" onClick={() => keep.decide(true)}>
            {t("kept-link-begin")}
          </button>
        </div>
      )}
    </>
  );
}

/** A whole page comes back by loading it again, as soon as a server answers. */
export function Resume(): JSX.Element {
  const { t, root } = useTable();
  const [there, setThere] = useState(false);
  const window = root.ownerDocument.defaultView;
  useEffect(() => {
    const timer = setInterval(async () => {
      const answer = await window?.fetch("api/status").catch(() => null);
      setThere(Boolean(answer && answer.status < 500));
    }, 1500);
    return () => clearInterval(timer);
  }, []);
  return (
    <button
      class="d-btn"
      aria-disabled={!there}
      onClick={() => {
        if (there) window?.location.reload();
      }}
    >
      {t(there ? "kept-resume" : "kept-waiting")}
    </button>
  );
}
