// The place of an exercise, of a whole lesson or of the editor: their screens are in the second module.
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { active, passOn } from "./focus";
import type { Later } from "./later-module";
import { ConnectionLine, NoticeLine } from "./status";
import { useTable } from "./table";
import { TileDefs } from "./tile";

export function LessonHost(): JSX.Element {
  const view = useTable();
  const [later, setLater] = useState<Later | null>(null);
  useEffect(() => {
    void view.later().then(setLater);
  }, [view]);
  // With its screen the focus goes back to the table.
  useLayoutEffect(() => () => passOn(view, active(view)), [view]);
  return (
    <>
      <TileDefs />
      <ConnectionLine />
      {later ? <later.InsteadScreen /> : <NoticeLine />}
    </>
  );
}
