// What is shown in place of a table.
import { useTable } from "../shared";
import { EditorScreen } from "./editor/screen";
import { LessonScreen } from "./lesson/screen";

export function InsteadScreen() {
  const editor = useTable().state.value?.editor;
  return editor ? <EditorScreen editor={editor} /> : <LessonScreen />;
}
