// Felt and rail. In the document: status, hand, ends; on the screen the ends lie over the felt.
import type { JSX } from "preact";
import { Felt } from "./board";
import { EndsBar, EndsOverFelt } from "./ends";
import { Hand } from "./hand";
import { Rows } from "./rows";
import { FeltTop } from "./status";
import { useTable } from "./table";

export function TableArea(): JSX.Element {
  const { state, look, alive } = useTable();
  const rows = look.value === "rows" && (state.value?.tiles.length ?? 0) > 0;
  return (
    <section
      class={alive.value ? "d-table" : "d-table is-stale"}
      data-look={rows ? "rows" : "table"}
    >
      <FeltTop />
      {!rows && <Felt />}
      {state.value && <Hand />}
      {rows ? <Rows /> : <EndsOverFelt />}
      {!rows && <EndsBar />}
    </section>
  );
}
