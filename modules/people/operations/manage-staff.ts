/** Shuts a person out of the company or lets him in again, and says whether an admin supervises the others. */
import { Effect } from "effect"
import { blockMember, changeMember, unblockMember } from "#modules/companies/index.ts"
import { activeStatuses, flags } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { authorize } from "#modules/kernel/policy.ts"
import type { UpdateUser } from "../contract/access.ts"
import { staffPolicy } from "../policy.ts"
import { changeAccess } from "./change-access.ts"
import type { NamedUser } from "./named-user.ts"
import { keepWithinSeats } from "./seats.ts"

type Stated = Pick<UpdateUser, "reason" | "version"> & { readonly status: NonNullable<UpdateUser["status"]> }
const reasonForNothing = refuse("Invalid_Input", [{ field: "reason", message: messageKey("reasonOfBlockOnly") }])

/** A second block would drop its reason; letting in who is in changes nothing and takes none. */
const refuseOnceMore = Effect.fnUntraced(function* (status: number, reason: string) {
  if (status === activeStatuses.inactive)
    return yield* refuse("Invalid_Input", [{ field: "status", message: messageKey("blockedAlready") }])
  if (reason !== "") return yield* reasonForNothing
})

/** Of several who sign in for one partner, those who are not so already. */
const setStatus = Effect.fn("People.setStatus")(function* (user: NamedUser, { status, reason = "", version }: Stated) {
  yield* authorize(staffPolicy, "manage", user)
  if (status === user.status) {
    // By an older version the other's change is told instead.
    if (version === user.version) yield* refuseOnceMore(status, reason)
    return {}
  }
  const members = user.members.filter((member) => member.status !== status)
  if (status === activeStatuses.active) {
    yield* authorize(staffPolicy, "unblock", user)
    yield* Effect.forEach(members, ({ id }) => unblockMember(id, reason), { discard: true })
    yield* keepWithinSeats(user.companyId, user.role)
    return { status: activeStatuses.active }
  }
  yield* authorize(staffPolicy, "block", user)
  yield* Effect.forEach(members, (member) => blockMember(member, reason), { discard: true })
  return { status: activeStatuses.inactive }
})

/** D15: whoever supervises sees the revenue. */
const setSupervising = Effect.fn("People.setSupervising")(function* (user: NamedUser, isSupervising: boolean) {
  yield* authorize(staffPolicy, "supervise", user)
  yield* changeMember(
    user.companyId,
    user.membershipId,
    isSupervising ? { isSupervising, hidesRevenue: false } : { isSupervising },
  )
})

/** Fails with Not_Found, Permission_Denied, Update_Expired with the current view, Invalid_Input for a change of nothing. */
export const updateUser = (id: number, { version, status, reason, isSupervisingAdmin }: UpdateUser) =>
  changeAccess(
    id,
    version,
    Effect.fnUntraced(function* (user) {
      if (status === undefined && isSupervisingAdmin === undefined) {
        return yield* refuse("Invalid_Input", [{ field: "status", message: messageKey("notChosen") }])
      }
      if (isSupervisingAdmin !== undefined) yield* setSupervising(user, isSupervisingAdmin === flags.on)
      if (status !== undefined)
        return yield* setStatus(user, { status, version, ...(reason === undefined ? {} : { reason }) })
      return reason === undefined ? {} : yield* reasonForNothing
    }),
  )
