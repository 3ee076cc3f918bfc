/** Whom a new site or arrangement is for: the caller's companies, and the customers of the one he acts in (D98). */
import { Effect } from "effect"
import { ownCompanies } from "#modules/companies/index.ts"
import type { Actor } from "#modules/kernel/actor.ts"
import { flags } from "#modules/kernel/codes.ts"
import { authorize, permissionsOn } from "#modules/kernel/policy.ts"
import { rosterOf } from "#modules/people/index.ts"
import { orders } from "../policy/customer-side.ts"
import { sitePolicy } from "../policy/site-policy.ts"
import { taskPolicy } from "../policy.ts"
import { arrangesNothing } from "../views/sentences.ts"
import { nobodysSite } from "../views/site-view.ts"
import { nobodys, whoAsks } from "./viewer.ts"

/** TASK-55, PICK-07: a company is chosen by whoever arranges there, or is its customer. Fails with Permission_Denied. */
export const customersByCompany = Effect.fn("Scheduling.customersByCompany")(function* () {
  const viewer = yield* whoAsks()
  const { actor } = viewer
  yield* authorize(sitePolicy, "create", nobodysSite(viewer))
  const companies = (yield* ownCompanies("")).map((company) => {
    const there: Actor = { ...actor, companyId: company.id, role: company.role, isCustomer: company.isCustomer }
    const isCustomer = orders(there)
    const arranges = taskPolicy.actions.create(there, nobodys(viewer)) === true
    return {
      companyId: company.id,
      companyName: company.name,
      avatar: company.avatar,
      roleId: company.roleId,
      isCustomer: isCustomer ? flags.on : flags.off,
      isDisabled: !company.isSelectable || !(arranges || isCustomer),
      statusText: company.statusText ?? (arranges || isCustomer ? null : arrangesNothing[actor.language]),
    }
  })
  const { partners } = yield* rosterOf(actor.companyId)
  const customers = [...partners.values()]
    .filter(({ id, isCustomer }) => isCustomer && (!orders(actor) || id === actor.partnerId))
    .map(({ companyName, id, isActive }) => ({ id, companyName, isDisabled: !isActive }))
  return { companies, customers, permissions: permissionsOn(sitePolicy, actor, nobodysSite(viewer)) }
})
