import { expect, test } from "vitest"
import { roleIds, wordsOf } from "#modules/kernel/codes.ts"
import { readSource, type SourceFile, sourcesOf } from "./source.ts"

/** `customer` and `vendor` are things on screens too, so only a comparison tells a role. */
const roleWords = wordsOf(roleIds).filter(
  (word) => !["customer", "vendor", "worker", "manager", "admin"].includes(word),
)
const compared =
  /\brole(Id|Ids|Word|s)?\b\s*[!=]==|[!=]==\s*\w*\.?role(Id|Word)?\b|\bisAdmin\b|\bisManager\b|\broleIds\b(?!:)|\broleGroups\b|\bisInGroup\b|\.role\b/
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, "")

const rolesIn = (files: ReadonlyArray<SourceFile>) =>
  files
    .filter(
      ({ text, strings }) =>
        compared.test(withoutComments(text)) || strings.some((string) => roleWords.some((word) => word === string)),
    )
    .map(({ file }) => file)

test("no role is named or compared in web/: the server says what may be done", () => {
  expect(rolesIn(sourcesOf("web"))).toEqual([])
})

test.each([
  `const may = person.roleId === 2`,
  `if (7 !== me.role) hide()`,
  `const shown = isAdmin && <Pay />`,
  `const shown = ["financeManager"].includes(word)`,
  `import { roleGroups } from "#modules/kernel/codes.ts"`,
])("%s is found", (line) => {
  expect(rolesIn([readSource("web/features/a.tsx", line)])).toHaveLength(1)
})

test.each([`session.choose(company.id, company.roleId)`, `<div role="dialog" />`, `const vendor = "vendor"`])(
  "%s is no comparison",
  (line) => {
    expect(rolesIn([readSource("web/features/a.tsx", line)])).toEqual([])
  },
)
