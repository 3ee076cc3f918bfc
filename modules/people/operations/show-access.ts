/** What a person may do in the company, and when he was shut out of it. */
import { Effect } from "effect"
import { blockHistory } from "#modules/companies/index.ts"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import { roleIds } from "#modules/kernel/codes.ts"
import { permissionsOn, redact } from "#modules/kernel/policy.ts"
import { isForGood } from "../policy/manage.ts"
import { rolesToGive, seesBlocks, staffPolicy } from "../policy.ts"
import { type NamedUser, seenUser } from "./named-user.ts"

const viewOf = (actor: Actor, user: NamedUser) => ({
  ...redact(staffPolicy, actor, user, {
    isSupervisingAdmin: user.isSupervising ? 1 : 0,
    isDisableViewRevenue: user.hidesRevenue ? 1 : 0,
  }),
  id: user.id,
  userId: user.id,
  name: user.name,
  roleId: roleIds[user.role],
  status: user.status,
  isFirstAdmin: user.isFirstAdmin ? 1 : 0,
  rolesToGive: rolesToGive(actor, user).map((role) => roleIds[role]),
  rolesForGood: rolesToGive(actor, user)
    .filter(isForGood)
    .map((role) => roleIds[role]),
  version: user.version,
  permissions: permissionsOn(staffPolicy, actor, user),
})

/** Fails with Not_Found. */
export const userAccess = Effect.fn("People.userAccess")(function* (id: number) {
  const actor = yield* CurrentActor
  const user = yield* seenUser(id)
  const view = viewOf(actor, user)
  return seesBlocks(actor, user) ? { ...view, blocks: yield* blockHistory(user.members.map((one) => one.id)) } : view
})
