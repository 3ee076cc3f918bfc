/** What stands in the way of answering an invitation. */
import { type Refused, refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import type { InvitationState } from "../codes.ts"

interface Standing {
  readonly state: InvitationState
  readonly expiresAt: string
}

export const isExpired = ({ state, expiresAt }: Standing, now: string) => state === "open" && expiresAt <= now

/**
 * The refusal of one that can't be answered any more; undefined for one that can. Used, over and withdrawn are each told
 * by themselves; `field` names what was sent of the invitation.
 */
export const invitationFault = (of: Standing, now: string, field: string): Refused | undefined => {
  if (of.state === "withdrawn")
    return refuse("Invite_Token_Invalid", [{ field, message: messageKey("invitationWithdrawn") }])
  if (of.state !== "open") return refuse("Link_Used")
  return isExpired(of, now) ? refuse("Link_Expired") : undefined
}
