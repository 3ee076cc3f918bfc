/** What a person may do in the company, and when he was shut out of it. */
import { Effect } from "effect"
import { blockHistory } from "#modules/companies/index.ts"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import { roleIds } from "#modules/kernel/codes.ts"
import { permissionsOn, redact } from "#modules/kernel/policy.ts"
import type { Staff } from "../model.ts"
import { rolesToGive, seesBlocks, staffPolicy } from "../policy.ts"
import { seenStaff } from "./show-staff.ts"

const viewOf = (actor: Actor, staff: Staff) => ({
  ...redact(staffPolicy, actor, staff, {
    isSupervisingAdmin: staff.isSupervising ? 1 : 0,
    isDisableViewRevenue: staff.hidesRevenue ? 1 : 0,
  }),
  id: staff.id,
  userId: staff.id,
  name: staff.name,
  roleId: roleIds[staff.role],
  status: staff.status,
  isFirstAdmin: staff.isFirstAdmin ? 1 : 0,
  rolesToGive: rolesToGive(actor, staff).map((role) => roleIds[role]),
  version: staff.version,
  permissions: permissionsOn(staffPolicy, actor, staff),
})

/** Fails with Not_Found. */
export const staffAccess = Effect.fn("People.staffAccess")(function* (id: number) {
  const actor = yield* CurrentActor
  const staff = yield* seenStaff(id)
  const view = viewOf(actor, staff)
  return seesBlocks(actor, staff) ? { ...view, blocks: yield* blockHistory(staff.membershipId) } : view
})
