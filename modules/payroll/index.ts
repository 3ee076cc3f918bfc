/** The door of payroll for other modules, the job and the command line. */
export type { Finding } from "./check-month.ts"
export { computeChunk, finishClose, freezeMonth, PeopleAChunk, planClose, releaseMonth } from "./close-steps.ts"
export { payMonthView } from "./pay-months.ts"
export { payRows } from "./pay-rows.ts"
export { rerunPreview } from "./rerun-preview.ts"
export { type CloseInput, closeKind, setPayEditing, startClose, type WantedClose } from "./start-close.ts"
export { draftStatement, statement } from "./statement.ts"
export { tellsSlips } from "./tell-slips.ts"
