/** Whether one person sees the company's revenue (D15). */
import { Effect } from "effect"
import { changeMember } from "#modules/companies/index.ts"
import { flags } from "#modules/kernel/codes.ts"
import { authorize } from "#modules/kernel/policy.ts"
import type { UpdateViewBlock } from "../contract/access.ts"
import type { Staff } from "../model.ts"
import { staffPolicy } from "../policy.ts"
import { changeAccess } from "./change-access.ts"

/** A supervising admin sees it, whatever is asked. */
export const hideRevenueFrom = (
  staff: Pick<Staff, "companyId" | "membershipId" | "isSupervising">,
  isHidden: boolean,
) => changeMember(staff.companyId, staff.membershipId, { hidesRevenue: isHidden && !staff.isSupervising })

/** Fails with Not_Found, Permission_Denied, Update_Expired with the current view. */
export const updateViewBlock = ({ userId, version, isDisableViewRevenue }: UpdateViewBlock) =>
  changeAccess(
    userId,
    version,
    Effect.fnUntraced(function* (staff) {
      yield* authorize(staffPolicy, "limitRevenue", staff)
      yield* hideRevenueFrom(staff, isDisableViewRevenue === flags.on)
      return {}
    }),
  )
