/**
 * 見本: its people are listed and entered without a password.
 *
 * Only where a demo company is the one company of the database that was let in: a registration that waits or was rejected
 * ends nothing, since anybody can send one. Everywhere else these calls answer like calls that do not exist, whatever the
 * server was started with.
 */
import { Effect } from "effect"
import { companiesLetIn, membershipOfPerson } from "#modules/companies/index.ts"
import { peopleByEmails, signedIn } from "#modules/identity/index.ts"
import type { Language } from "#modules/kernel/codes.ts"
import { apart, inCompany } from "#modules/kernel/database/scope.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { type DemoPerson, demoPeople } from "../model/demo-people.ts"

/** The operator reads once why the login page has lost its people. */
const ended = Effect.runSync(
  Effect.cached(Effect.logWarning("the demo has ended: another company of this database was let in")),
)

/** Fails with Not_Found where there is no demo, or a company beside it. */
const demoCompany = Effect.fn("Workspace.demoCompany")(function* () {
  const [only, ...others] = yield* companiesLetIn(2)
  if (only === undefined || !only.isDemo) return yield* refuse("Not_Found")
  if (others.length > 0) {
    yield* ended
    return yield* refuse("Not_Found")
  }
  return only.id
})

const everyone: ReadonlyArray<DemoPerson> = demoPeople

/** The people of the demo's login page in the reader's language. Fails with Not_Found. */
export const peopleOfDemo = Effect.fn("Workspace.peopleOfDemo")(function* (language: Language) {
  yield* demoCompany()
  const known = new Set((yield* peopleByEmails(everyone.map(({ email }) => email))).map(({ email }) => email))
  return everyone
    .filter(({ email }) => known.has(email))
    .map(({ key, name, roleTitle, note }) => ({ key, name, roleTitle: roleTitle[language], note: note[language] }))
})

/** Signs in as a person of the demo. Fails with Not_Found: no demo, no such person. */
export const enterDemo = Effect.fn("Workspace.enterDemo")(function* (key: string) {
  const companyId = yield* demoCompany()
  const [person] = yield* peopleByEmails(everyone.flatMap((one) => (one.key === key ? [one.email] : [])))
  if (person === undefined) return yield* refuse("Not_Found")
  const member = yield* apart(inCompany(companyId)(membershipOfPerson(companyId, person.id)))
  if (member === undefined) return yield* refuse("Not_Found")
  return { ...(yield* signedIn(person.id)), companyId, roleId: member.role }
})
