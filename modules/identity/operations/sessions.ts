/**
 * Going on and signing out. One sign-in is a family of sessions: each renewal replaces the last one, so that one refresh
 * token of a family is good at a time, and what ends a sign-in ends the whole family for ever.
 */
import { randomUUID } from "node:crypto"
import { DateTime, Effect, Option } from "effect"
import { CurrentPerson, type Person } from "#modules/kernel/actor.ts"
import { userStatuses } from "#modules/kernel/codes.ts"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { type ErrorCode, refuse } from "#modules/kernel/errors.ts"
import { askedFrom } from "#modules/kernel/http/asked-from.ts"
import { RequestId } from "#modules/kernel/http/request-id.ts"
import { RequestLimits } from "#modules/kernel/http/request-limits.ts"
import { tell, writeAcross } from "#modules/kernel/write.ts"
import { dropMobileCodesOf } from "../repository/mobile-codes.ts"
import {
  endFamiliesOf,
  endFamily,
  familyOfAccess,
  holdFamily,
  insertSession,
  replaceHead,
  sessionByRefresh,
} from "../repository/sessions.ts"
import { dropOldSignIns, insertSignIn } from "../repository/sign-ins.ts"
import type { SignInRow } from "../repository.ts"
import { deviceKind } from "../rules/device-kind.ts"
import { moments } from "./moments.ts"
import { newToken, tokenHash } from "./secrets.ts"

/** D96. */
const accessLife = "15 minutes"
const refreshLife = "30 days"
/** Two tabs may hand in the same refresh token at once; the late one still gets on. */
const grace = "30 seconds"
/** A person looks through a year of his sign-ins. */
const signInsKept = "365 days"

const formatted = Effect.map(DateTime.now, DateTime.formatIso)
const graceBegan = Effect.map(DateTime.now, (now) => DateTime.formatIso(DateTime.subtractDuration(now, grace)))

/** New tokens of a person: the first of a family, or the next of one. */
const issue = Effect.fn("Identity.issue")(function* (personId: number, family: string) {
  const now = yield* DateTime.now
  const tokens = { token: newToken(), refreshToken: newToken() }
  yield* insertSession({
    personId,
    accessHash: tokenHash(tokens.token),
    refreshHash: tokenHash(tokens.refreshToken),
    accessUntil: DateTime.formatIso(DateTime.addDuration(now, accessLife)),
    refreshUntil: DateTime.formatIso(DateTime.addDuration(now, refreshLife)),
    family,
  })
  // Where tokens are counted, this one is no stranger's.
  const limits = Option.getOrUndefined(yield* Effect.serviceOption(RequestLimits))
  limits?.given(tokens.token, personId)
  return { ...tokens, personId }
})

/** What a person's status says of acting; undefined when nothing is in the way (AUTH-16). */
export const refusalOf = (status: number): ErrorCode | undefined => {
  if (status === userStatuses.active) return undefined
  if (status === userStatuses.notVerify || status === userStatuses.rejectVerify) return "User_Not_Verify"
  return status === userStatuses.suspend ? "User_Suspend" : "User_Blocked"
}

/** Opens a session for a person whose right to it was proved elsewhere (password, demo). */
export const signedIn = Effect.fn("Identity.signedIn")(function* (personId: number) {
  const family = randomUUID()
  const { before, now } = yield* moments(signInsKept)
  const { address, userAgent } = yield* askedFrom
  yield* insertSignIn({ personId, family, at: now, device: deviceKind(userAgent), address })
  yield* dropOldSignIns(personId, before)
  yield* tell({ action: "session.signIn", subject: `person:${personId}` })
  return yield* issue(personId, family)
})

/** The session of a refresh token that may go on now. Fails with Refresh_Token_Not_Exist, Refresh_Token_Expire, User_Blocked. */
const renewable = Effect.fn("Identity.renewable")(function* (refreshToken: string) {
  const held = yield* sessionByRefresh(tokenHash(refreshToken))
  if (held === undefined || held.session.endedAt !== null) return yield* refuse("Refresh_Token_Not_Exist")
  if (held.session.refreshUntil < (yield* formatted)) return yield* refuse("Refresh_Token_Expire")
  const refused = refusalOf(held.status)
  return refused === undefined ? held.session : yield* refuse(refused)
})

/** Ends a family, and the codes for a telephone that may have been made within it: one would open another. */
export const endSignIn = Effect.fn("Identity.endSignIn")(function* (personId: number, family: string) {
  yield* dropMobileCodesOf(personId)
  yield* holdFamily(family)
  yield* endFamily(family, yield* formatted)
})

/** Ends every sign-in of a person but `kept`, and what could open one without a password. In a write. */
export const endSignInsOf = Effect.fn("Identity.endSignInsOf")(function* (personId: number, at: string, kept?: string) {
  yield* dropMobileCodesOf(personId)
  yield* endFamiliesOf(personId, at, kept)
})

/**
 * Exchanges a refresh token for the next ones of its family; what was the last one ends.
 *
 * One that was exchanged before gets on for the grace of two tabs, in place of what it was exchanged for; later, somebody
 * else must have it, and the whole family ends. Fails as `renewable` does.
 */
export const renew = Effect.fn("Identity.renew")(function* (refreshToken: string) {
  const { family, personId, replacedAt } = yield* acrossCompanies("renewal")(renewable(refreshToken))
  const by = { reason: "renewal", personId: null, requestId: yield* RequestId }
  if (replacedAt !== null && replacedAt <= (yield* graceBegan)) {
    // Committed by itself: the refusal that follows takes nothing back.
    const ended = Effect.andThen(
      endSignIn(personId, family),
      tell({ action: "session.endReused", subject: `person:${personId}` }),
    )
    yield* writeAcross(by, ended)
    return yield* refuse("Refresh_Token_Not_Exist")
  }
  const next = Effect.gen(function* () {
    yield* holdFamily(family)
    // Somebody may have signed out while this waited.
    yield* renewable(refreshToken)
    yield* replaceHead(family, yield* formatted)
    return yield* issue(personId, family)
  })
  return yield* writeAcross(by, next)
})

/** Ends this sign-in: the whole family of the token. */
export const logout = Effect.fn("Identity.logout")(function* (token: string) {
  const { personId } = yield* CurrentPerson
  const family = yield* familyOfAccess(tokenHash(token))
  if (family === undefined) return
  yield* endSignIn(personId, family)
  yield* tell({ action: "session.end", subject: `person:${personId}` })
})

/** Ends every sign-in of the person. */
export const logoutEverywhere = Effect.fn("Identity.logoutEverywhere")(function* () {
  const { personId } = yield* CurrentPerson
  yield* endSignInsOf(personId, yield* formatted)
  yield* tell({ action: "session.endAll", subject: `person:${personId}` })
})

/** Judges what stands behind an access token. Fails with Token_Not_Exist, Token_Expired, User_Blocked. */
export const personOf = Effect.fnUntraced(function* (row: SignInRow | undefined) {
  if (row === undefined || row.is_ended) return yield* refuse("Token_Not_Exist")
  if (row.access_until < DateTime.formatIso(yield* DateTime.now)) return yield* refuse("Token_Expired")
  const refused = refusalOf(row.status)
  if (refused !== undefined) return yield* refuse(refused)
  return { personId: row.person_id, language: row.language } satisfies Person
})
