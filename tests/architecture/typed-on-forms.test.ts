import { expect, test } from "vitest"
import { readSource, type SourceFile, sourcesOf } from "./source.ts"

/**
 * Fields outside the form machine, each with its reason: what is typed there is no record that one saves, or it is kept in
 * another way. Anything else is a `TextField` or its neighbours of components/form, whose machine keeps what was typed.
 */
const reasons: Readonly<Record<string, string>> = {
  "web/features/customer/wish-window.tsx": "bound to the form machine by hand, as its times stand in pairs",
  "web/features/imports/file-step.tsx": "chooses a file",
  "web/features/imports/wrong-row-card.tsx": "each cell is sent with its own press, and the import keeps the row",
  "web/features/papers/archive-button.tsx": "days of a download, which saves nothing",
  "web/features/papers/match-decision.tsx": "a reason beside its press on the page, no window that Esc closes",
  "web/features/papers/range-chip.tsx": "filter of a list",
  "web/features/payroll/close/leave-out-card.tsx": "a reason beside its press on the page, no window that Esc closes",
  "web/features/payroll/close/missing-ends/missing-ends.tsx": "proposals of the server, each saved by its press",
  "web/features/registration/campaign-field.tsx": "a code that is looked up before the form takes it",
  "web/features/scheduling/sites/vendor-lines.tsx": "rows of the site's form, bound to it",
  "web/features/scheduling/task/candidate-list.tsx": "search",
  "web/features/scheduling/task/day-input.tsx": "a part of the arrangement's form, bound to it",
  "web/features/scheduling/task/more/other-price.tsx": "a part of the arrangement's form, bound to it",
  "web/features/scheduling/task/more/staff-certificates.tsx": "a part of the arrangement's form, bound to it",
  "web/features/scheduling/task/more/vendor-certificates.tsx": "a part of the arrangement's form, bound to it",
  "web/features/scheduling/task/staff-list.tsx": "search",
  "web/features/scheduling/task/vendor-list.tsx": "a part of the arrangement's form, bound to it",
  "web/features/scheduling/workers/grid-head.tsx": "search",
  "web/features/session/login-form.tsx": "the first page has the machine's core alone",
  "web/features/session/password-input.tsx": "the field itself, drawn by forms",
  "web/features/shell/views-menu.tsx": "a name for a view, kept in this browser by its press",
  "web/features/slots/refuse-slot.tsx":
    "words instead of four reasons to press, sent by the press itself; closing asks about them",
  "web/features/timekeeping/today/site-choice.tsx": "search",
}
const typed = /<(Input|TypedInput|textarea|Textarea)(?=[\s/])/
const typedIn = (files: ReadonlyArray<SourceFile>) =>
  files.filter(({ text }) => typed.test(text)).map(({ file }) => file)

test("what is typed in a feature stands on the form machine, or has its reason here", () => {
  expect(typedIn(sourcesOf("web/features", "web/routes"))).toEqual(Object.keys(reasons).sort())
})
test.each([`const a = <Input value="" />`, `const a = <textarea rows={3} />`])("%s is found", (line) => {
  expect(typedIn([readSource("web/features/a.tsx", line)])).toHaveLength(1)
})
