/** A company's invitation once more by a new link, or taken back. */
import { Effect } from "effect"
import { companySettings, membershipsByIds } from "#modules/companies/index.ts"
import { newToken, tokenHash } from "#modules/identity/index.ts"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { roleIds, wordOf } from "#modules/kernel/codes.ts"
import { authorize, found, seen } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { now } from "#modules/kernel/write.ts"
import { newestMailsTo } from "#modules/notifications/index.ts"
import type { ChangeInvitation } from "../contract/invitation.ts"
import { invitationPolicy } from "../policy/invitation-policy.ts"
import { closeInvitation, type InvitationRow, invitationForUpdate, renewInvitation } from "../repository/invitations.ts"
import { staffRowForUpdate } from "../repository/staff.ts"
import { sentView } from "../views/invitation-view.ts"
import { alreadyNamed, askForMembership, isMemberByAddress, openUntil } from "./invitations.ts"
import { invitersOf } from "./list-invitations.ts"
import { mailInvitation } from "./mail-invitation.ts"
import { tellInvitation } from "./tell-invitation.ts"

const shown = Effect.fn("People.shownInvitation")(function* (actor: Actor, id: number) {
  const row = yield* found(invitationForUpdate(actor.companyId, id))
  const inviters = yield* invitersOf([row])
  const mail = (yield* newestMailsTo(actor.companyId, "invitation", [row.email])).get(row.email.toLowerCase())
  return sentView(row, { actor, now: yield* now, inviter: inviters.get(row.invitedBy) ?? null, mail })
})

/** As what he is asked now: a record's role may have changed since. */
const presentRole = Effect.fn("People.presentRole")(function* ({ companyId, role, staffId }: InvitationRow) {
  if (staffId === null) return role
  const record = yield* found(staffRowForUpdate(companyId, staffId))
  const [member] = yield* membershipsByIds(companyId, [record.membershipId])
  return member?.role ?? role
})

/** The link before opens nothing any more. One that was refused or withdrawn stays in the list, and a new one begins. */
const resend = Effect.fn("People.resendInvitation")(function* (actor: Actor, row: InvitationRow) {
  const { companyId } = actor
  const role = yield* presentRole(row)
  yield* authorize(invitationPolicy, "resend", { ...row, role })
  if (yield* isMemberByAddress(companyId, row.email)) return yield* alreadyNamed
  if (row.state !== "open") {
    const { email, language, name, partnerId, staffId } = row
    const again = { email, language, name, partnerId, staffId, role: wordOf(roleIds, role) }
    return (yield* askForMembership(companyId, again)).id
  }
  const token = newToken()
  const at = yield* instantNow
  const { name: companyName } = yield* companySettings(companyId)
  const next = { companyName, role, invitedBy: actor.personId, invitedAt: at, expiresAt: openUntil(at) }
  yield* renewInvitation(companyId, row.id, { ...next, tokenHash: tokenHash(token) })
  yield* mailInvitation({ ...row, ...next }, token)
  const { expiresAt, invitedAt, invitedBy } = row
  yield* tellInvitation(companyId, row.id, {
    action: "resend",
    before: { expiresAt, invitedAt, invitedBy, role: row.role },
    after: next,
  })
  return row.id
})

const withdraw = Effect.fn("People.withdrawInvitation")(function* (actor: Actor, row: InvitationRow) {
  yield* authorize(invitationPolicy, "withdraw", row)
  const ended = { state: "withdrawn", answeredBy: actor.personId, answeredAt: yield* now } as const
  yield* closeInvitation(actor.companyId, row.id, ended)
  yield* tellInvitation(actor.companyId, row.id, {
    action: "withdraw",
    before: { state: row.state },
    after: ended,
  })
  return row.id
})

/**
 * Fails with Not_Found, Permission_Denied (STAFF-11, D18), Update_Expired with what is stored now, and a resend with
 * Email_Already_exist for who is a member by now, or is asked by another invitation.
 */
export const changeInvitation = Effect.fn("People.changeInvitation")(function* (id: number, asked: ChangeInvitation) {
  const actor = yield* CurrentActor
  const row = yield* seen(invitationPolicy, yield* invitationForUpdate(actor.companyId, id))
  yield* refuseExpired(asked.version, row.version, shown(actor, id))
  return yield* shown(actor, yield* "resend" in asked ? resend(actor, row) : withdraw(actor, row))
})
