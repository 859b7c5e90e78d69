// Line icons on a 24 x 24 grid.
import type { JSX } from "preact";
import PATHS from "./icon-paths.json";

export type IconName = keyof typeof PATHS;

const drawn = new Map<IconName, JSX.Element>();

/** The same element each time: what is drawn is not looked at again. */
export function Icon({ name }: { name: IconName }): JSX.Element {
  const found = drawn.get(name) ?? (
    <svg class="d-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
  drawn.set(name, found);
  return found;
}
