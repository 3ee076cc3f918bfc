/** An account whose address was proved by the mail that led here: there is nothing left to activate. */
import { Effect } from "effect"
import { userStatuses } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { tell } from "#modules/kernel/write.ts"
import { personForUpdate, savePerson, useUpActivations } from "../repository/accounts.ts"
import { insertPerson, personByEmail } from "../repository.ts"
import { keepAgreement } from "./agree-to-terms.ts"
import { moments } from "./moments.ts"
import type { Registration } from "./open-account.ts"

export type ProvenAccount = Omit<Registration, "password"> & {
  readonly passwordHash: string
  /** The company whose people could read that mail themselves: nobody else takes the address as proved. */
  readonly vouchedBy: number | null
}

/** One that somebody registered and never proved becomes his who proved it now. */
const takeOver = Effect.fn("Identity.takeOver")(function* ({ agreedTerms, email, ...own }: ProvenAccount) {
  const known = yield* personByEmail(email)
  const held = known === undefined ? undefined : yield* personForUpdate(known.id)
  if (held?.status !== userStatuses.notVerify) return yield* refuse("Email_Already_exist")
  yield* keepAgreement(held.id, agreedTerms)
  yield* savePerson(held.id, { ...own, status: userStatuses.active })
  yield* useUpActivations(held.id, (yield* moments(0)).now)
  yield* tell({
    action: "person.activate",
    subject: `person:${held.id}`,
    before: { name: held.name, status: held.status },
    after: { name: own.name, status: userStatuses.active },
  })
  return held.id
})

/** Gives its id; in a write. Fails with Email_Already_exist. */
export const openProvenAccount = Effect.fn("Identity.openProvenAccount")(function* (of: ProvenAccount) {
  const { agreedTerms, ...person } = of
  const id = yield* insertPerson({ ...person, status: userStatuses.active })
  if (id === undefined) return yield* takeOver(of)
  yield* keepAgreement(id, agreedTerms)
  yield* tell({ action: "person.register", subject: `person:${id}` })
  return id
})
