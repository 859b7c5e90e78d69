// What the first bundle leaves out: panels that the browser asks Python for when one of them is opened.
// Only ../shared may be imported from outside this folder (types apart): the build sees to it.
export { default as texts } from "../../../locales/en.ftl?later";
export { CoachNotes } from "./coach-notes";
export { GuideDialog } from "./guide";
export { InsteadScreen } from "./instead";
export { KeptDialog } from "./kept";
export { KeysDialog } from "./keys";
export { LessonsDialog } from "./lesson/list";
export { ResignDialog } from "./resign";
export { ReviewDialog } from "./review";
export { SettingsDialog } from "./settings";
export { strike } from "./sound";
