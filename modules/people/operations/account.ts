/** The account behind a person whom a company writes down. No account is ever taken over by its address. */
import { randomBytes, randomUUID } from "node:crypto"
import { Effect } from "effect"
import { personByEmail, registerPerson } from "#modules/identity/index.ts"
import { internalAddressOf } from "../rules/internal-address.ts"

export interface AccountOf {
  readonly name: string
  /** Absent for people without a login (D55). */
  readonly email?: string | null | undefined
  /** Of a new account only; no contract hands one on. */
  readonly password?: string | undefined
}

const unknownPassword = () => randomBytes(24).toString("base64url")

/** An account that nobody signs in to; gives the person's id. */
export const accountWithoutLogin = (name: string) =>
  registerPerson({ email: internalAddressOf(randomUUID()), name, password: unknownPassword() })

/**
 * The account that a founding path gives a person: a new one, or the one of his address, whose password stays.
 *
 * Whoever calls this makes a member of an existing account only where it is one already.
 */
export const foundingAccount = Effect.fn("People.foundingAccount")(function* ({ name, email, password }: AccountOf) {
  if (email == null) return { personId: yield* accountWithoutLogin(name), isNew: true }
  const known = yield* personByEmail(email)
  if (known !== undefined) return { personId: known.id, isNew: false }
  return { personId: yield* registerPerson({ email, name, password: password ?? unknownPassword() }), isNew: true }
})
