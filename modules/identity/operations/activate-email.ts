/**
 * The link of a registration was opened: whoever has it reads the mail of that address, and he alone says the password.
 * Anybody can register with anybody's address, so the password of the registration counts for nothing.
 */
import { Effect } from "effect"
import { userStatuses } from "#modules/kernel/codes.ts"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { clientAddress } from "#modules/kernel/http/client-address.ts"
import { RequestId } from "#modules/kernel/http/request-id.ts"
import { tell, writeAcross } from "#modules/kernel/write.ts"
import {
  activationByHash,
  activationSeen,
  personForUpdate,
  savePerson,
  useUpActivations,
} from "../repository/accounts.ts"
import { namesOfLink } from "../rules/tries.ts"
import { refuseGuessable } from "./guessable.ts"
import { moments } from "./moments.ts"
import { giveTryBack, reserveTry } from "./reserve-try.ts"
import { hashPassword, tokenHash } from "./secrets.ts"

/** What stands in the way of a link; undefined for a good one. */
const faultOf = (link: { readonly usedAt: string | null; readonly until: string }, status: number, now: string) => {
  if (status !== userStatuses.notVerify) return "Account_Already_Verified"
  if (link.usedAt !== null) return "Link_Used"
  return link.until <= now ? "Link_Expired" : undefined
}

/** Whose link it is, for the page that asks before it is used: a mail scanner that opens it changes nothing. */
export const registrationOf = Effect.fn("Identity.registrationOf")(function* (token: string) {
  const seen = yield* activationSeen(tokenHash(token))
  if (seen === undefined) return undefined
  const { link, person } = seen
  const fault = faultOf(link, person.status, (yield* moments(0)).now)
  if (fault !== undefined) return yield* refuse(fault)
  return { email: person.email, name: person.name, until: link.until }
})

interface Activation {
  readonly token: string
  readonly password: string
}
/**
 * The link is looked up before the password is hashed: hashes are made one after another for everybody, so that a stranger
 * with made-up links would keep all sign-ins waiting. A link that did its work is no try.
 *
 * Fails with Maximum_Request, Register_Token_Invalid, Link_Used (a newer link was sent), Link_Expired,
 * Account_Already_Verified, Invalid_Input (guessable).
 */
export const activateEmail = Effect.fn("Identity.activateEmail")(function* ({ token, password }: Activation) {
  const names = namesOfLink(yield* clientAddress)
  yield* reserveTry(names)
  const seen = yield* acrossCompanies("activation")(registrationOf(token))
  if (seen === undefined) return yield* refuse("Register_Token_Invalid")
  yield* refuseGuessable(password, seen.email)
  const passwordHash = yield* hashPassword(password)
  const activating = Effect.gen(function* () {
    const link = (yield* activationByHash(tokenHash(token))) ?? (yield* refuse("Register_Token_Invalid"))
    const { now } = yield* moments(0)
    const person = (yield* personForUpdate(link.personId)) ?? (yield* refuse("Register_Token_Invalid"))
    const fault = faultOf(link, person.status, now)
    if (fault !== undefined) return yield* refuse(fault)
    yield* savePerson(person.id, { status: userStatuses.active, passwordHash })
    yield* useUpActivations(person.id, now)
    yield* tell({
      action: "person.activate",
      subject: `person:${person.id}`,
      before: { status: person.status },
      after: { status: userStatuses.active },
    })
  })
  yield* writeAcross({ reason: "activation", personId: null, requestId: yield* RequestId }, activating)
  yield* giveTryBack(names)
  return {}
})
