/** How many people whom the company asked have not answered yet, of those whose invitations the actor sees. */
import { Effect } from "effect"
import { authorize } from "#modules/kernel/policy.ts"
import { now } from "#modules/kernel/write.ts"
import { invitationListPolicy, visibleInvitations } from "../policy/invitation-policy.ts"
import { countSent } from "../repository/invitation-lists.ts"

export const waitingInvitations = Effect.fn("People.waitingInvitations")(function* () {
  const actor = yield* authorize(invitationListPolicy, "read", undefined)
  return yield* countSent({
    companyId: actor.companyId,
    visible: visibleInvitations(actor),
    state: "open",
    isExpired: false,
    role: undefined,
    keyword: "",
    now: yield* now,
  })
})
