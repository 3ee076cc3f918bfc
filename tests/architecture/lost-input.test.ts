import { expect, test } from "vitest"
import { heldBesideForms, resetByRefusal } from "./lost-input.ts"
import { sourcesOf } from "./source.ts"

const view = "what is shown, nothing that is saved"
const search = "search"
const partOfArrangement = "a part of the arrangement's form, bound to it"
const besideForm = "part of a form's window, which stays as it is while a save is refused"
const order = "an order of the plan: the choice stands while its window does, and a refusal closes no window"

/** Choices and texts in state of their own, each with its reason; anything else stands on the form machine. */
const held: Readonly<Record<string, string>> = {
  "web/features/billing/pay-by-card.tsx": "which card pays: the card chosen stands when the payment is refused",
  "web/features/customer/requests.tsx": view,
  "web/features/imports/file-step.tsx": "a sheet that is pasted, kept until it is read",
  "web/features/mails/mail-panel.tsx": view,
  "web/features/palette/palette.tsx": search,
  "web/features/papers/archive-button.tsx": "days of a download, which saves nothing",
  "web/features/papers/journal-dialog.tsx": view,
  "web/features/papers/match-decision.tsx": "a reason beside its press on the page, no window that Esc closes",
  "web/features/papers/match-page.tsx": view,
  "web/features/papers/range-chip.tsx": "filter of a list",
  "web/features/papers/transfer-dialog.tsx": besideForm,
  "web/features/payroll/close/correct-dialog.tsx": besideForm,
  "web/features/payroll/close/missing-ends/missing-ends.tsx": "proposals of the server, each saved by its press",
  "web/features/payroll/close/transfer-dialog.tsx": besideForm,
  "web/features/people/new-staff-page.tsx": "whether the page stays for the next person",
  "web/features/people/tax-section.tsx": "in which of two orders the months are typed, which are the form's",
  "web/features/people/trade-field.tsx": "opens the field for another word, which is the form's",
  "web/features/plan/change-dialog.tsx": order,
  "web/features/plan/extend-dialog.tsx": order,
  "web/features/plan/members-dialog.tsx": order,
  "web/features/plan/payments-list.tsx": "filter of a list",
  "web/features/platform/revenue-page.tsx": view,
  "web/features/platform/revenue-month.tsx": view,
  "web/features/registration/breaks-fields.tsx": "one table of breaks or three, whose figures are the form's",
  "web/features/registration/campaign-field.tsx": "a code that is looked up before the form takes it",
  "web/features/registration/plan-card.tsx": "for how many months a price is shown; the plan is the form's",
  "web/features/scheduling/day-panel.tsx": view,
  "web/features/scheduling/delete-bar.tsx": "how far a deletion goes: it stands when the deletion is refused",
  "web/features/scheduling/sites/site-tasks.tsx": view,
  "web/features/scheduling/task/candidate-list.tsx": search,
  "web/features/scheduling/task/day-input.tsx": partOfArrangement,
  "web/features/scheduling/task/days-part.tsx": partOfArrangement,
  "web/features/scheduling/task/delete-task.tsx": "whom a deletion tells: it stands when the deletion is refused",
  "web/features/scheduling/task/hold-task.tsx": "whom a hold tells: it stands when the hold is refused",
  "web/features/scheduling/task/more/other-price.tsx": partOfArrangement,
  "web/features/scheduling/task/scope-dialog.tsx": "how far a change goes, asked again with each save",
  "web/features/scheduling/task/staff-list.tsx": "who is picked from a list; the arrangement's form takes them over",
  "web/features/scheduling/task/vendor-list.tsx": partOfArrangement,
  "web/features/session/company-picker.tsx": "which company: it stands when the choice is refused",
  "web/features/settings/accounts-section.tsx": view,
  "web/features/shell/views-menu.tsx": "a name for a view, kept in this browser by its press",
  "web/features/slots/person-more.tsx": "a part of the slot's answer, kept as a draft",
  "web/features/slots/person-row.tsx": "a part of the slot's answer, kept as a draft",
  "web/features/slots/refuse-slot.tsx":
    "a reason: closing asks about own words, and the window stays until the answer is taken",
  "web/features/timekeeping/today/site-choice.tsx": search,
}

const question = "closes a question of yes or no, in which nothing is typed"
/** What a refusal sets, each with why nothing typed is lost by it. */
const resets: Readonly<Record<string, string>> = {
  "web/features/account/sign-ins-page.tsx onFailed": question,
  "web/features/billing/bills/pay-ways.tsx onFailed": "closes a bill that somebody paid meanwhile; nothing is typed",
  "web/features/imports/use-import.ts onFailed": "says that it was broken off; the sheet and its columns stay",
  "web/features/invitations/use-answer-invitation.tsx onFailed": question,
  "web/features/notices/notice-changes.ts onFailed": "ends the mark of what is under way",
  "web/features/papers/journal-take.tsx onFailed": question,
  "web/features/papers/unpay-button.tsx onFailed": question,
  "web/features/payroll/close/use-month-changes.ts onFailed": "shows who stands in the way; the reasons stay",
  "web/features/plan/way-card.tsx onFailed": question,
  "web/features/platform/invites-page.tsx onSettled": question,
  "web/features/scheduling/use-delete-tasks.ts onFailed": "hands the refusal to whoever asked",
  "web/features/scheduling/wishes/pending-wish.tsx onFailed": "opens what was changed meanwhile; nothing is typed",
  "web/features/timekeeping/punch-bar.tsx finally": "ends the mark of what is under way",
  "web/features/timekeeping/today/use-punching.ts catch": "a press that failed is shown as failed; nothing is typed",
}

const screens = sourcesOf("web/features", "web/routes")

test("issue 16 §1.8 a choice in state of its own is no part of a form, or has its reason here", () => {
  expect(heldBesideForms(screens).map(({ file }) => file)).toEqual(Object.keys(held).sort())
})
test("issue 16 §1.8 what a refusal sets or closes loses nothing typed, or does not stand", () => {
  expect([...new Set(resetByRefusal(screens))].sort()).toEqual(Object.keys(resets).sort())
})

const planted = (text: string) => [{ file: "web/features/a.tsx", text }]
const own = `const [a, setA] = useState("")\n`
test.each([
  `<Select options={[]} value={a} onChange={setA} />`,
  `<ToggleGroup value={a} onChange={(next) => setA(next)} />`,
  `<RadioGroup value={a} onValueChange={setA} />`,
  `<input type="checkbox" checked={a} onChange={() => setA(!a)} />`,
  `<Checkbox checked={a} onCheckedChange={setA} />`,
  `<ToggleChip isOn={a} onClick={() => setA("b")} />`,
  `<SiteChoice value={a} onChange={setA} />`,
])("%s is seen beside a form", (line) => {
  expect(heldBesideForms(planted(`${own}const b = ${line}`))).toHaveLength(1)
})
test("a control bound to a form is none", () => {
  const bound = `const b = <Select {...form.field("kind")} />\nconst c = <Select value={v.kind} onChange={(kind) => form.change(kind)} />`
  expect(heldBesideForms(planted(own + bound))).toEqual([])
})
test.each([
  [`useWrite({ write, onFailed: () => setText("") })`, "onFailed"],
  [`useWrite({ write, onFailed: onClose })`, "onFailed"],
  [`send.mutate(a, { onSettled: () => setOpen(false) })`, "onSettled"],
  [`save().catch(() => form.reset())`, "catch"],
  [`save().finally(() => setText(""))`, "finally"],
  [`send().catch(() => form.change(() => empty))`, "catch"],
  [`const b = <WageForm key={failureCount} />`, "key"],
  [`const b = <WageForm key={String(save.error)} />`, "key"],
])("%s is seen as set back by a refusal", (line, what) => {
  expect(resetByRefusal(planted(line))).toEqual([`web/features/a.tsx ${what}`])
})
test("what a saved form sets is none", () => {
  const saved = `useForm({ first, write, onSaved: () => setOpen(false) })\nconst b = <WageForm key={view.id} />`
  expect(resetByRefusal(planted(saved))).toEqual([])
})
