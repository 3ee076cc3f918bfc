/** Who may do what stands in policies: outside them no module compares a role. */
import { expect, test } from "vitest"
import { roleIds } from "#modules/kernel/codes.ts"
import { readSource, type SourceFile, sourcesOf } from "./source.ts"

const isPolicy = /^modules\/([^/]+\/)+(policy\.ts|policy\/.+\.ts)$/
/** What of a role is no question of rights, each with its reason. */
const others: Readonly<Record<string, string>> = {
  "modules/kernel/actor.ts": "the words for groups of roles that policies ask by",
  "modules/kernel/codes.ts": "the door of the enumerations",
  "modules/kernel/database/connect.ts": "roles of the database",
  "modules/billing/operations/show-plan.ts": "which seats of a plan each kind of member takes (D91)",
  "modules/people/contract/invitation.ts": "the two kinds of partner that an invitation names",
  "modules/people/operations/seats.ts": "whose membership is a seat that the company pays for (D91)",
}

const compared = /\brole\b\s*[!=]==\s*"|"\s*[!=]==\s*\w*\.?role\b|\bisInGroup\(|\broleGroups\b/
/** A list of nothing but roles decides as a comparison does, whoever reads it. */
const lists = /\[\s*((?:"\w+"\s*,\s*)*"\w+")\s*,?\s*\]/g
const isListOfRoles = (words: string) => words.split(",").every((word) => word.trim().slice(1, -1) in roleIds)
const hasListOfRoles = (text: string) => [...text.matchAll(lists)].some(([, words = ""]) => isListOfRoles(words))
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, "")

const rolesOutside = (files: ReadonlyArray<SourceFile>) =>
  files
    .filter(({ file }) => !isPolicy.test(file) && !file.startsWith("modules/kernel/codes/"))
    .filter(({ text }) => compared.test(withoutComments(text)) || hasListOfRoles(withoutComments(text)))
    .map(({ file }) => file)

test("no role is compared outside policy.ts and policy/", () => {
  expect(rolesOutside(sourcesOf("modules")).filter((file) => !(file in others))).toEqual([])
  expect(Object.keys(others).filter((file) => !rolesOutside(sourcesOf("modules")).includes(file))).toEqual([])
})

test("the check sees a role that an operation compares", () => {
  const planted = (line: string) => rolesOutside([readSource("modules/people/operations/a.ts", line)])
  expect(planted(`const own = actor.role === "vendor" ? 1 : 2`)).toHaveLength(1)
  expect(planted(`const may = isInGroup("management", actor.role)`)).toHaveLength(1)
  expect(planted(`const told: ReadonlyArray<Role> = [\n  "admin",\n  "manager",\n]`)).toHaveLength(1)
  expect(planted(`const admins = yield* membershipsOfCompany(id, ["admin"])`)).toHaveLength(1)
  expect(planted(`const kinds = ["vendor", "freelancer"]`)).toEqual([])
  expect(planted(`const roleId = roleIds[staff.role]`)).toEqual([])
})
