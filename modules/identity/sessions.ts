/** Signing in, going on and signing out. */
import { DateTime, Effect } from "effect"
import { CurrentPerson, type Person } from "#modules/kernel/actor.ts"
import { userStatuses } from "#modules/kernel/codes.ts"
import { acrossCompanies, apart } from "#modules/kernel/database/scope.ts"
import { type ErrorCode, Refused, refuse } from "#modules/kernel/errors.ts"
import { tell } from "#modules/kernel/write.ts"
import {
  endSession,
  endSessionsOf,
  failuresSince,
  insertFailure,
  insertSession,
  personByEmail,
  type SignInRow,
  sessionByRefresh,
} from "./repository.ts"
import { newToken, passwordMatches, tokenHash } from "./secrets.ts"

/** D96. */
const accessLife = "15 minutes"
const refreshLife = "30 days"
/** After this many wrong passwords for one address it is closed for the pause, whoever asks. */
const allowedFailures = 10
const pause = "15 minutes"
const pauseSeconds = 900
/** Two tabs may hand in the same refresh token at once; the late one still gets on. */
const grace = "30 seconds"

const ago = (duration: Parameters<typeof DateTime.subtractDuration>[1]) =>
  Effect.map(DateTime.now, (now) => DateTime.formatIso(DateTime.subtractDuration(now, duration)))

const issue = Effect.fn("Identity.issue")(function* (personId: number) {
  const now = yield* DateTime.now
  const tokens = { token: newToken(), refreshToken: newToken() }
  yield* insertSession({
    personId,
    accessHash: tokenHash(tokens.token),
    refreshHash: tokenHash(tokens.refreshToken),
    accessUntil: DateTime.formatIso(DateTime.addDuration(now, accessLife)),
    refreshUntil: DateTime.formatIso(DateTime.addDuration(now, refreshLife)),
  })
  return { ...tokens, personId }
})

/** What a person's status says of signing in; undefined when nothing is in the way (AUTH-16). */
const refusalOf = (status: number): ErrorCode | undefined => {
  if (status === userStatuses.active) return undefined
  if (status === userStatuses.notVerify || status === userStatuses.rejectVerify) return "User_Not_Verify"
  return status === userStatuses.suspend ? "User_Suspend" : "User_Blocked"
}

const remember = Effect.fn("Identity.rememberFailure")(function* (email: string) {
  const [now, before] = [DateTime.formatIso(yield* DateTime.now), yield* ago("1 day")]
  yield* apart(acrossCompanies("a wrong password is counted")(insertFailure(email, now, before)))
})

/**
 * Signs a person in.
 *
 * Fails with Username_Or_Password_Invalid for an unknown and a wrong one alike, Maximum_Request after ten
 * failures in a quarter of an hour, User_Blocked, User_Not_Verify, User_Suspend.
 */
export const login = Effect.fn("Identity.login")(function* (input: {
  readonly email: string
  readonly password: string
}) {
  if ((yield* failuresSince(input.email, yield* ago(pause))) >= allowedFailures)
    return yield* new Refused({ code: "Maximum_Request", retryAfterSeconds: pauseSeconds })
  const known = yield* personByEmail(input.email)
  const matches = yield* passwordMatches(input.password, known?.passwordHash)
  if (!matches || known === undefined) {
    yield* remember(input.email)
    return yield* refuse("Username_Or_Password_Invalid")
  }
  const refused = refusalOf(known.status)
  if (refused !== undefined) return yield* refuse(refused)
  return yield* signedIn(known.id)
})

/** Opens a session for a person whose right to it was proved elsewhere (password, demo). */
export const signedIn = Effect.fn("Identity.signedIn")(function* (personId: number) {
  yield* tell({ action: "session.signIn", subject: `person:${personId}` })
  return yield* issue(personId)
})

/** Exchanges a refresh token for new ones; the old pair ends. Fails with Refresh_Token_Not_Exist, Refresh_Token_Expire. */
export const renew = Effect.fn("Identity.renew")(function* (refreshToken: string) {
  const held = yield* sessionByRefresh(tokenHash(refreshToken))
  if (held === undefined) return yield* refuse("Refresh_Token_Not_Exist")
  const now = DateTime.formatIso(yield* DateTime.now)
  const isLate = held.replacedAt !== null && held.replacedAt > (yield* ago(grace))
  if (held.endedAt !== null && !isLate) return yield* refuse("Refresh_Token_Not_Exist")
  if (held.refreshUntil < now) return yield* refuse("Refresh_Token_Expire")
  if (held.endedAt === null) yield* endSession(held.id, now)
  return yield* issue(held.personId)
})

/** Ends this sign-in, or all of the person. */
export const logout = Effect.fn("Identity.logout")(function* (token: string, all: boolean) {
  const { personId } = yield* CurrentPerson
  yield* endSessionsOf(personId, DateTime.formatIso(yield* DateTime.now), all ? undefined : tokenHash(token))
  yield* tell({ action: "session.end", subject: `person:${personId}` })
})

/** Judges what stands behind an access token. Fails with Token_Not_Exist, Token_Expired, User_Blocked. */
export const personOf = Effect.fnUntraced(function* (row: SignInRow | undefined) {
  if (row === undefined || row.is_ended) return yield* refuse("Token_Not_Exist")
  if (row.access_until < DateTime.formatIso(yield* DateTime.now)) return yield* refuse("Token_Expired")
  const refused = refusalOf(row.status)
  if (refused !== undefined) return yield* refuse(refused)
  return { personId: row.person_id, language: row.language } satisfies Person
})
