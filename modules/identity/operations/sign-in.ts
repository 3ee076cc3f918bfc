/** Signing in by a password: counted before it is tried, and tried without holding a connection. */
import { DateTime, Effect, Semaphore } from "effect"
import { flags, userStatuses } from "#modules/kernel/codes.ts"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { type ErrorCode, Refused, refuse } from "#modules/kernel/errors.ts"
import { clientAddress } from "#modules/kernel/http/client-address.ts"
import { RequestId } from "#modules/kernel/http/request-id.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import type { Login } from "../contract/account.ts"
import { deviceCookie, keepDevice, newDevice } from "../cookie.ts"
import { openLeave } from "../repository/leaves.ts"
import { type AccountSeen, accountSeenFrom, rememberDevice } from "../repository/sign-in.ts"
import { namesOf, type Try } from "../rules/tries.ts"
import { comeBack } from "./leave.ts"
import { giveTryBack, reserveTry } from "./reserve-try.ts"
import { passwordMatches, tokenHash } from "./secrets.ts"
import { refusalOf, signedIn } from "./sessions.ts"
import { isStillSo } from "./still-so.ts"

const platform = acrossCompanies("sign-in")
// Who counts tries the next moment: a crowd that signs in behind one address must not count as tries all at once.
const atOnce = Semaphore.makeUnsafe(2)

const tried = Effect.fn("Identity.tried")(function* (of: Try, seen: AccountSeen, password: string) {
  const names = namesOf(of)
  yield* reserveTry(names)
  const matches = yield* passwordMatches(password, seen.account?.passwordHash)
  if (matches) yield* giveTryBack(names)
  return matches
}, atOnce.withPermits(1))

/** Who asked for 休止 and who asked for 退会 come back by the same press; he hears which of the two it ends. */
const notLetIn = Effect.fnUntraced(function* (code: ErrorCode, personId: number) {
  if (code !== "User_Suspend") return yield* refuse(code)
  const leave = yield* platform(openLeave(personId))
  return yield* new Refused({ code, view: { leave: leave?.kind ?? "pause" } })
})

/**
 * Signs a person in; the device is known from then on.
 *
 * Fails with Username_Or_Password_Invalid for an unknown address and a wrong password alike, Maximum_Request after too many
 * of either, User_Blocked, User_Not_Verify, User_Suspend (with what he asked for; but for who ends it by this sign-in).
 */
export const login = Effect.fn("Identity.login")(function* ({ email, isResumed, password }: typeof Login.Type) {
  const [address, given] = [yield* clientAddress, yield* deviceCookie]
  const device = given ?? newDevice()
  const seen = yield* platform(accountSeenFrom(email, tokenHash(device)))
  const of = { email, address, ...(seen.isKnownDevice ? { knownDevice: device } : {}) }
  if (!(yield* tried(of, seen, password)) || seen.account === undefined)
    return yield* refuse("Username_Or_Password_Invalid")
  const { id, passwordHash, status } = seen.account
  const returns = status === userStatuses.suspend && isResumed === flags.on
  const refused = refusalOf(status)
  if (refused !== undefined && !returns) return yield* notLetIn(refused, id)
  // A device that nobody has signed in on is named by us: nobody else chose its name.
  const kept = seen.isDevice ? device : newDevice()
  const at = DateTime.formatIso(yield* DateTime.now)
  const tokens = yield* writeAcross(
    { reason: "login", personId: null, requestId: yield* RequestId },
    Effect.gen(function* () {
      if (!(yield* isStillSo({ id, passwordHash, status }))) return yield* refuse("Username_Or_Password_Invalid")
      if (returns) yield* comeBack(id)
      yield* rememberDevice(id, tokenHash(kept), at)
      return yield* signedIn(id)
    }),
  )
  yield* keepDevice(kept)
  return tokens
})
