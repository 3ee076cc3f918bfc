import { existsSync } from "node:fs"
import { expect, test } from "vitest"
import { formsOf, madeForOthers, rowsOf } from "./kept-forms.ts"
import { sourcesOf } from "./source.ts"

/** Forms that no row of tests/e2e/kept walks, each with its reason. */
const notWalked: Readonly<Record<string, string>> = {
  "web/features/people/mend/commuting-dialog.tsx":
    "no company of the seed has its finding: a tick swaps its fields, and that is walked by nothing",
  "web/features/people/mend/premium-dialog.tsx":
    "no company of the seed has its finding: ticks swap its fields, and that is walked by nothing",
}

const screens = sourcesOf("web/features", "web/routes")
const rows = rowsOf(sourcesOf("tests/e2e/kept"))

test("issue 16 §1.8 each form of web/ is walked by a row of the browser's test, or has its reason here", () => {
  const missing = [...formsOf(screens)].filter(([file, count]) => (rows.get(file) ?? 0) < count)
  expect(missing.map(([file]) => file)).toEqual(Object.keys(notWalked))
})
test("what the rows name, and what is made for others, is a file", () => {
  expect([...rows.keys(), ...madeForOthers].filter((file) => !existsSync(file))).toEqual([])
})
const planted = (text: string) => formsOf([{ file: "web/features/payroll/close/a.tsx", text }]).size
test.each([
  "const form = useForm({ first })",
  "const form = useForm<Values, Saved>({ first })",
  "const form = useFormCore({ first })",
  "const { form } = useSettingForm({ company })",
  "const form = useStoredStaff(view, first)",
  "const a = <ReasonDialog title={b} />",
])("%s is a form", (line) => {
  expect(planted(line)).toBe(1)
})
test("what only reads a form is none", () => {
  expect(planted("const form = useStaffForm()\nconst a = <FormDialog form={form} />")).toBe(0)
})
