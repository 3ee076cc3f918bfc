/** The forms of web/, each counted where it is made, and the rows of the browser's test that walk them. */
import { type ESTree, parseSync, Visitor } from "rolldown/utils"
import type { SourceFile } from "./source.ts"

type Texts = Pick<SourceFile, "file" | "text">

/** The form machine, and what other files make forms of their own with: whoever calls one has a form. */
const machines: ReadonlySet<string> = new Set([
  "useForm",
  "useFormCore",
  "useSettingForm",
  "useStoredStaff",
  "useTermsMend",
])
/** A window with a form that several files fill, by where it stands: whoever draws it has a form. */
const drawn: Readonly<Record<string, string>> = {
  ReasonDialog: "web/features/payroll/close/",
  ReasonedDialog: "web/features/platform/",
}
/** What is made of the machine for others, who are counted instead. */
export const madeForOthers: ReadonlyArray<string> = [
  "web/features/payroll/close/reason-dialog.tsx",
  "web/features/people/mend/use-terms-mend.ts",
  "web/features/people/use-stored-staff.ts",
  "web/features/platform/reasoned-dialog.tsx",
  "web/features/settings/use-setting-form.ts",
]
const nameOf = (node: ESTree.Node) => (node.type === "Identifier" || node.type === "JSXIdentifier" ? node.name : "")

/** How many forms stand in each file that has any. */
export const formsOf = (files: ReadonlyArray<Texts>) => {
  const forms = new Map<string, number>()
  for (const { file, text } of files) {
    if (madeForOthers.includes(file)) continue
    let count = 0
    new Visitor({
      CallExpression: ({ callee }) => {
        if (machines.has(nameOf(callee))) count += 1
      },
      JSXOpeningElement: ({ name }) => {
        const home = drawn[nameOf(name)]
        if (home !== undefined && file.startsWith(home)) count += 1
      },
    }).visit(parseSync(file, text).program)
    if (count > 0) forms.set(file, count)
  }
  return forms
}
/** How many rows of the table walk a form of each file: `of: "web/features/…"`. */
export const rowsOf = (tables: ReadonlyArray<Texts>) => {
  const rows = new Map<string, number>()
  for (const { file, text } of tables)
    new Visitor({
      Property: ({ key, value }) => {
        if (nameOf(key) !== "of" || value.type !== "Literal" || typeof value.value !== "string") return
        rows.set(value.value, (rows.get(value.value) ?? 0) + 1)
      },
    }).visit(parseSync(file, text).program)
  return rows
}
