// Line icons on a 24 x 24 grid.
import type { JSX } from "preact";
import PATHS from "./icon-paths.json";

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }): JSX.Element {
  return (
    <svg class="d-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
