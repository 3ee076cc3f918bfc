/** The account behind a person whom a company writes down: one of his own, or one without a login. */
import { randomBytes, randomUUID } from "node:crypto"
import { Effect } from "effect"
import { personByEmail, registerPerson } from "#modules/identity/index.ts"

export interface AccountOf {
  readonly name: string
  /** Absent for people without a login (D55). */
  readonly email?: string | null | undefined
  /** For the demo, tests and the command line; otherwise the person sets one by his invitation. */
  readonly password?: string | undefined
}

/** An address that no mail server answers for. */
const internalAddress = () => `staff-${randomUUID()}@tehai.invalid`
const unknownPassword = () => randomBytes(24).toString("base64url")

/** The account of this e-mail, made when there is none; gives the person's id. */
export const accountFor = Effect.fn("People.accountFor")(function* ({ name, email, password }: AccountOf) {
  const known = email == null ? undefined : yield* personByEmail(email)
  if (known !== undefined) return known.id
  return yield* registerPerson({ email: email ?? internalAddress(), name, password: password ?? unknownPassword() })
})
