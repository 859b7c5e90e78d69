// All that the later panels share with the first bundle: one Preact, one view, the same small parts.
export { Fragment, h } from "preact";
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
export { Felt } from "./board";
export { BoardText } from "./boardtext";
export type { Args, PanelProps, Prefs } from "./context";
export { useView } from "./context";
export { markSize, spotOf } from "./ends";
export { readCatalogue } from "./fluent";
export { Icon } from "./icons";
export { boardLayout } from "./layout";
export { GAMES } from "./names";
export { type Language, withChosen } from "./panels/language";
export { Dialog, Tool, useName } from "./panels/parts";
export { copyText, saveBlob, saveFile } from "./panels/save";
export { formatMsg, listText, refusal, sideName } from "./panels/words";
export { useTable } from "./table";
export { TilePicture } from "./tile";
