// The whole screen for the table, where the browser gives it.
import type { JSX } from "preact";
import { Tool } from "./panels/parts";
import { useTable } from "./table";

export function FullScreen(): JSX.Element | null {
  const { root, t } = useTable();
  const page = root.ownerDocument;
  if (!page.fullscreenEnabled) return null;
  return (
    <Tool
      icon="full"
      label={t("full-screen")}
      onClick={() => {
        // Refused where the page or the person does not allow it; then all stays as it was.
        const done = page.fullscreenElement ? page.exitFullscreen() : root.requestFullscreen();
        done.catch(() => undefined);
      }}
    />
  );
}
