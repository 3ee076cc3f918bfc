/** Shuts a person out of the company or lets him in again, and says whether an admin supervises the others. */
import { Effect } from "effect"
import { blockMember, changeMember, unblockMember } from "#modules/companies/index.ts"
import { activeStatuses, flags } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { authorize } from "#modules/kernel/policy.ts"
import type { UpdateUser } from "../contract/access.ts"
import type { Staff } from "../model.ts"
import { staffPolicy } from "../policy.ts"
import { changeAccess } from "./change-access.ts"

const setStatus = Effect.fn("People.setStatus")(function* (staff: Staff, status: number, reason: string) {
  yield* authorize(staffPolicy, "manage", staff)
  if (status === staff.status) return {}
  if (status === activeStatuses.active) {
    yield* authorize(staffPolicy, "unblock", staff)
    yield* unblockMember(staff.membershipId)
    return { status: activeStatuses.active }
  }
  yield* authorize(staffPolicy, "block", staff)
  yield* blockMember({ id: staff.membershipId, personId: staff.personId }, reason)
  return { status: activeStatuses.inactive }
})

/** D15: whoever supervises sees the revenue. */
const setSupervising = Effect.fn("People.setSupervising")(function* (staff: Staff, isSupervising: boolean) {
  yield* authorize(staffPolicy, "supervise", staff)
  yield* changeMember(
    staff.companyId,
    staff.membershipId,
    isSupervising ? { isSupervising, hidesRevenue: false } : { isSupervising },
  )
})

/** Fails with Not_Found, Permission_Denied, Update_Expired with the current view, Invalid_Input for a change of nothing. */
export const updateUser = (id: number, { version, status, reason, isSupervisingAdmin }: UpdateUser) =>
  changeAccess(
    id,
    version,
    Effect.fnUntraced(function* (staff) {
      if (status === undefined && isSupervisingAdmin === undefined) {
        return yield* refuse("Invalid_Input", [{ field: "status", message: messageKey("notChosen") }])
      }
      if (isSupervisingAdmin !== undefined) yield* setSupervising(staff, isSupervisingAdmin === flags.on)
      return status === undefined ? {} : yield* setStatus(staff, status, reason ?? "")
    }),
  )
