/** The platform takes back what asks somebody to be a company's admin, while it waits for an answer (SUP-03). */
import { Effect } from "effect"
import { companySettings } from "#modules/companies/index.ts"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { roleIds } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { found } from "#modules/kernel/policy.ts"
import { expired, refuseExpired } from "#modules/kernel/version.ts"
import { adoptCompany, now } from "#modules/kernel/write.ts"
import type { WithdrawAdminInvite } from "../contract/invitation.ts"
import { closeInvitation, invitationForUpdate } from "../repository/invitations.ts"
import { adminInvitationView } from "../views/invitation-view.ts"
import { invitersOf } from "./list-invitations.ts"
import { tellInvitation } from "./tell-invitation.ts"

const shown = Effect.fn("People.shownAdminInvite")(function* (companyId: number, id: number) {
  const row = yield* found(invitationForUpdate(companyId, id))
  const inviters = yield* invitersOf([row])
  return adminInvitationView(row, yield* now, inviters.get(row.invitedBy) ?? null)
})

/**
 * Runs in the platform's scope, which goes on as the company's. Fails with Not_Found for what asks for another role than
 * an admin's, and Update_Expired where it was changed or answered meanwhile.
 */
export const withdrawAdminInvite = Effect.fn("People.withdrawAdminInvite")(function* (
  id: number,
  { companyId, version }: WithdrawAdminInvite,
) {
  const { personId } = yield* CurrentPerson
  yield* companySettings(companyId)
  yield* adoptCompany(companyId)
  const row = yield* found(invitationForUpdate(companyId, id))
  if (row.role !== roleIds.admin) return yield* refuse("Not_Found")
  yield* refuseExpired(version, row.version, shown(companyId, id))
  if (row.state !== "open") return yield* expired(yield* shown(companyId, id))
  const ended = { state: "withdrawn", answeredBy: personId, answeredAt: yield* now } as const
  yield* closeInvitation(companyId, id, ended)
  yield* tellInvitation(companyId, id, { action: "withdraw", before: { state: row.state }, after: ended })
  return yield* shown(companyId, id)
})
