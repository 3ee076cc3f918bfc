/** Gives a person another role; from the commit on he may what the new one may. */
import { Effect } from "effect"
import { changeMember } from "#modules/companies/index.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { type Role, roleIds, wordOf } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { salaryTypesByRole } from "../codes.ts"
import type { ChangeRole } from "../contract/access.ts"
import { rolesToGive, staffPolicy } from "../policy.ts"
import { openQuestionOf, saveAskedRole } from "../repository/invitations.ts"
import { termsHistoryRows } from "../repository/terms.ts"
import { changeAccess } from "./change-access.ts"
import type { NamedUser } from "./named-user.ts"
import { keepWithinSeats } from "./seats.ts"
import { tellInvitation } from "./tell-invitation.ts"
import { termsOn } from "./terms.ts"

/** Whether his pay of today, or one that is agreed for later, is none that the role can have (STAFF-05). */
const isPaidOtherwise = Effect.fn("People.isPaidOtherwise")(function* (staff: NamedUser, role: Role) {
  const today = yield* todayInJapan
  const terms = yield* termsHistoryRows(staff.companyId, staff.id)
  const now = termsOn(terms, today)
  const counting = terms.filter((one) => one === now || one.effectiveFrom > today)
  return counting.some(({ salaryType }) => !(salaryTypesByRole[role] ?? []).includes(salaryType))
})

/** Who has not said yes yet is asked for the new role: on the page that he opens, and not unread by one that he had opened. */
const askForNewRole = Effect.fn("People.askForNewRole")(function* ({ companyId, id }: NamedUser, role: Role) {
  const open = yield* openQuestionOf(companyId, id)
  if (open === undefined) return
  yield* saveAskedRole(companyId, open.id, roleIds[role])
  const told = { action: "changeRole", before: { role: open.role }, after: { role: roleIds[role] } } as const
  yield* tellInvitation(companyId, open.id, told)
})

/**
 * Fails with Not_Found, Permission_Denied, Update_Expired with the current view, and Invalid_Input for a role that he has,
 * that is not this actor's to give, or that has no such pay.
 */
export const changeRole = ({ userId, version, roleId }: ChangeRole) =>
  changeAccess(
    userId,
    version,
    Effect.fnUntraced(function* (staff) {
      const actor = yield* authorize(staffPolicy, "changeRole", staff)
      const role = wordOf(roleIds, roleId)
      const wrong = (message: string) => refuse("Invalid_Input", [{ field: "roleId", message }])
      if (!rolesToGive(actor, staff).includes(role)) return yield* wrong(messageKey("notChoice"))
      if (yield* isPaidOtherwise(staff, role)) return yield* wrong(messageKey("payNotOfRole"))
      yield* changeMember(actor.companyId, staff.membershipId, { role })
      yield* askForNewRole(staff, role)
      yield* keepWithinSeats(actor.companyId, role)
      return {}
    }),
  )
