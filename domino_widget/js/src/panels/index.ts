export { GuideButton } from "./guide";
export { HintPanel } from "./hint";
export { KeyHelp } from "./keys";
export { LanguageMenu } from "./language";
export { LogPanel } from "./log";
export { logSentence } from "./log-words";
export { ResultSheet } from "./result";
export { SettingsButton } from "./settings";
export { formatMsg, listText, refusal, sayOfSeat, sideName } from "./words";
