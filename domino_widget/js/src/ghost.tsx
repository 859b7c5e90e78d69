// The tile under the pointer while it is dragged, turned as it would land.
import type { JSX } from "preact";
import { useTable } from "./table";
import { TilePicture } from "./tile";

export function Ghost(): JSX.Element | null {
  const view = useTable();
  const drag = view.drag.value;
  if (!drag) return null;
  const place = drag.over?.place?.[view.aspect.value];
  const standing = place ? place.box[3] > place.box[2] : true;
  const half = drag.half;
  return (
    <div
      class={drag.back ? "d-ghost is-back" : "d-ghost"}
      style={`left:${drag.x}px;top:${drag.y}px;width:${standing ? half : 2 * half}px`}
      aria-hidden="true"
    >
      <TilePicture halves={place?.halves ?? [drag.tile.high, drag.tile.low]} standing={standing} />
    </div>
  );
}
