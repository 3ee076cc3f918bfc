/** The days of an invitation are over: whoever holds its link asks the company to send it again (INV-13, 21-4). */
import { Effect } from "effect"
import { membershipOfPerson, membershipsOfCompany } from "#modules/companies/index.ts"
import { personWithPreferences, tokenHash } from "#modules/identity/index.ts"
import { instantOfMillis, millisOfInstant } from "#modules/kernel/civil-day.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { found } from "#modules/kernel/policy.ts"
import { adoptCompany } from "#modules/kernel/write.ts"
import { notify } from "#modules/notifications/index.ts"
import { heirsOfSenders } from "../policy/invitation-policy.ts"
import {
  type InvitationRow,
  invitationByToken,
  invitationForUpdate,
  saveAskedAgain,
} from "../repository/invitations.ts"
import { invitationFault, isExpired } from "../rules/invitation-fault.ts"
import { tellInvitation } from "./tell-invitation.ts"

/** Who presses again within the hour is answered as before, and nobody is told twice. */
const quietMillis = 3_600_000

/** Whoever sent it; the company's admins, as such, where he has left or is shut out. */
const toldOf = Effect.fnUntraced(function* ({ companyId, invitedBy }: InvitationRow) {
  const sender = yield* membershipOfPerson(companyId, invitedBy)
  if (sender?.status === activeStatuses.active) return { personIds: [invitedBy] }
  const heirs = (yield* membershipsOfCompany(companyId, heirsOfSenders)).filter(
    ({ status }) => status === activeStatuses.active,
  )
  return { personIds: heirs.map(({ personId }) => personId), forRoles: heirsOfSenders }
})

const tellOffice = Effect.fnUntraced(function* (of: InvitationRow, at: string) {
  const who = of.name === null ? of.email : `${of.name}（${of.email}）`
  yield* notify(of.companyId, {
    kind: "invitationAskedAgain",
    subject: `invitation:${of.id}.${at}`,
    // Where it is sent again by one press; an address belongs in no URL.
    path: "/invites-user?state=expired",
    texts: {
      ja: `${who}から、期限の切れた招待をもう一度送ってほしいと連絡がありました。`,
      en: `${who}: the invitation is out of date, please send it again.`,
      vi: `${who} đề nghị gửi lại lời mời đã hết hạn.`,
    },
    ...(yield* toldOf(of)),
  })
})

/**
 * Runs above all companies and goes on as the one that asked. Fails with Link_Used for an answered one and with
 * Invite_Token_Invalid for one that was withdrawn, that a newer mail took the place of, or that is good still.
 */
export const askForInvitation = Effect.fn("People.askForInvitation")(function* (token: string) {
  const unknown = refuse("Invite_Token_Invalid")
  const { companyId, id } = (yield* invitationByToken(tokenHash(token))) ?? (yield* unknown)
  yield* adoptCompany(companyId)
  const held = yield* found(invitationForUpdate(companyId, id))
  const at = yield* instantNow
  if (held.tokenHash === null || !tokenHash(token).equals(held.tokenHash)) return yield* unknown
  if (!isExpired(held, at)) {
    const stands = refuse("Invite_Token_Invalid", [{ field: "token", message: messageKey("invitationStands") }])
    return yield* invitationFault(held, at, "token") ?? stands
  }
  const { name: inviter } = yield* personWithPreferences(held.invitedBy)
  const { askedAgainAt } = held
  const quietFrom = instantOfMillis(millisOfInstant(at) - quietMillis)
  if (askedAgainAt !== null && askedAgainAt > quietFrom)
    return { companyName: held.companyName, inviter, askedAt: askedAgainAt }
  yield* saveAskedAgain(companyId, id, at)
  yield* tellInvitation(companyId, id, { action: "askAgain", before: { askedAgainAt }, after: { askedAgainAt: at } })
  yield* tellOffice(held, at)
  return { companyName: held.companyName, inviter, askedAt: at }
})
