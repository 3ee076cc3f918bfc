/** Invitations → what their sender and their receiver see of them. */
import type { Actor } from "#modules/kernel/actor.ts"
import { flags } from "#modules/kernel/codes.ts"
import { permissionsOn } from "#modules/kernel/policy.ts"
import { type MailState, mailStatuses } from "#modules/notifications/codes.ts"
import { invitationStates } from "../codes.ts"
import type { AdminInvitation, OwnInvitation, SentInvitation } from "../contract/invitation.ts"
import { invitationPolicy } from "../policy/invitation-policy.ts"
import type { InvitationRow } from "../repository/invitations.ts"
import { isExpired } from "../rules/invitation-fault.ts"

const shared = (of: InvitationRow, now: string) => ({
  id: of.id,
  companyId: of.companyId,
  companyName: of.companyName,
  email: of.email,
  name: of.name,
  roleId: of.role,
  status: invitationStates[of.state],
  isExpired: isExpired(of, now) ? flags.on : flags.off,
  invitedAt: of.invitedAt,
  expiresAt: of.expiresAt,
  answeredAt: of.answeredAt,
})

export const receivedView = (of: InvitationRow, now: string): typeof OwnInvitation.Type => shared(of, now)

/** As the platform sees it. */
export const adminInvitationView = (
  of: InvitationRow,
  now: string,
  inviter: string | null,
): typeof AdminInvitation.Type => ({ ...shared(of, now), inviter, version: of.version })

interface SeenBy {
  readonly actor: Actor
  readonly now: string
  readonly inviter: string | null
  readonly mail: MailState | undefined
}
export const sentView = (of: InvitationRow, { actor, now, inviter, mail }: SeenBy): typeof SentInvitation.Type => ({
  ...shared(of, now),
  inviter,
  mailStatus: mail === undefined ? null : mailStatuses[mail],
  askedAgainAt: of.askedAgainAt,
  /** The record that is his after his yes. */
  userId: of.staffId ?? of.partnerId,
  version: of.version,
  permissions: permissionsOn(invitationPolicy, actor, of),
})
