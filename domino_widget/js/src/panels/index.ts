export { HintPanel } from "./hint";
export { LanguageMenu } from "./language";
export { LaterTool } from "./later-tool";
export { LogPanel } from "./log";
export { logSentence } from "./log-words";
export { ResultSheet } from "./result";
export { formatMsg, listText, refusal, sayOfSeat, sideName } from "./words";
