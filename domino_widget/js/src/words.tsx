// A sentence on the screen.
import type { JSX } from "preact";

/** A sentence whose tiles stay whole: a line may not end at the hyphen of 6-5. */
export function Words({ text }: { text: string }): JSX.Element {
  const parts = text.split(/(\d+-\d+)/);
  return <>{parts.map((part, i) => (i % 2 ? <span class="d-whole">{part}</span> : part))}</>;
}
