/** Signing in by a password: counted before it is tried, and tried without holding a connection. */
import { DateTime, Duration, Effect, Semaphore } from "effect"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { Refused, refuse } from "#modules/kernel/errors.ts"
import { clientAddress } from "#modules/kernel/http/client-address.ts"
import { RequestId } from "#modules/kernel/http/request-id.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { deviceCookie, keepDevice, newDevice } from "../cookie.ts"
import { type AccountSeen, accountSeenFrom, countTries, giveTriesBack, rememberDevice } from "../repository/sign-in.ts"
import { isBeyond, namesOf, type Try, windowMinutes } from "../rules/tries.ts"
import { passwordMatches, tokenHash } from "./secrets.ts"
import { refusalOf, signedIn } from "./sessions.ts"

const platform = acrossCompanies("sign-in")
// Who counts tries the next moment: a crowd that signs in behind one address must not count as tries all at once.
const atOnce = Semaphore.makeUnsafe(2)

/** Counts one try more, before it is made; one that is too many is not made. Fails with Maximum_Request. */
const reserve = Effect.fn("Identity.reserveTry")(function* (names: ReadonlyArray<string>) {
  const now = yield* DateTime.now
  const window = Duration.minutes(windowMinutes)
  const windowBegan = DateTime.formatIso(DateTime.subtractDuration(now, window))
  const counted = yield* platform(countTries(names, DateTime.formatIso(now), windowBegan))
  const beyond = counted.filter(isBeyond)
  if (beyond.length === 0) return
  yield* platform(giveTriesBack(names))
  const until = beyond.map(({ since }) => DateTime.addDuration(DateTime.makeUnsafe(since), window))
  const millis = Math.max(...until.map((one) => DateTime.toEpochMillis(one) - DateTime.toEpochMillis(now)))
  return yield* new Refused({
    code: "Maximum_Request",
    reason: "sign-in limit",
    retryAfterSeconds: Math.max(1, Math.ceil(millis / 1000)),
  })
})

const tried = Effect.fn("Identity.tried")(function* (of: Try, seen: AccountSeen, password: string) {
  const names = namesOf(of)
  yield* reserve(names)
  const matches = yield* passwordMatches(password, seen.account?.passwordHash)
  if (matches) yield* platform(giveTriesBack(names))
  return matches
}, atOnce.withPermits(1))

/**
 * Signs a person in; the device is known from then on.
 *
 * Fails with Username_Or_Password_Invalid for an unknown address and a wrong password alike, Maximum_Request after too many
 * of either, User_Blocked, User_Not_Verify, User_Suspend.
 */
export const login = Effect.fn("Identity.login")(function* ({
  email,
  password,
}: {
  readonly email: string
  readonly password: string
}) {
  const [address, given] = [yield* clientAddress, yield* deviceCookie]
  const device = given ?? newDevice()
  const seen = yield* platform(accountSeenFrom(email, tokenHash(device)))
  const of = { email, address, ...(seen.isKnownDevice ? { knownDevice: device } : {}) }
  if (!(yield* tried(of, seen, password)) || seen.account === undefined)
    return yield* refuse("Username_Or_Password_Invalid")
  const { id, status } = seen.account
  const refused = refusalOf(status)
  if (refused !== undefined) return yield* refuse(refused)
  // A device that nobody has signed in on is named by us: nobody else chose its name.
  const kept = seen.isDevice ? device : newDevice()
  const at = DateTime.formatIso(yield* DateTime.now)
  const tokens = yield* writeAcross(
    { reason: "login", personId: null, requestId: yield* RequestId },
    Effect.andThen(rememberDevice(id, tokenHash(kept), at), signedIn(id)),
  )
  yield* keepDevice(kept)
  return tokens
})
