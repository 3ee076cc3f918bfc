/** The company whose plan somebody looks at or orders, with its account. */
import { Effect } from "effect"
import { type CompanyRow, companyById, companyForUpdate } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize, found, type VerbOf } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { planPolicy } from "../policy/plan-policy.ts"
import { loadAccount } from "./account.ts"
import { planOfCompany } from "./show-plan.ts"

/** Fails with Not_Found for any other company than the actor's, and as the policy says. */
export const mayWithPlan = Effect.fnUntraced(function* (id: number, action: VerbOf<typeof planPolicy>) {
  const { companyId } = yield* CurrentActor
  if (id !== companyId) return yield* refuse("Not_Found")
  yield* authorize(planPolicy, action, { companyId })
})

/** To look at it only. */
export const seenAccount = Effect.fnUntraced(function* (id: number, action: VerbOf<typeof planPolicy>) {
  yield* mayWithPlan(id, action)
  const company = yield* found(companyById(id))
  return { company, account: yield* loadAccount(company) }
})

interface Asked {
  readonly companyId: number
  readonly version?: number
}
/**
 * Locked for an order. Fails as `mayWithPlan` does, with Company_Not_Verify before the platform's yes (the registration is
 * said anew then), and with Update_Expired where somebody has ordered meanwhile.
 */
export const accountToOrder = Effect.fnUntraced(function* (asked: Asked, action: VerbOf<typeof planPolicy>) {
  yield* mayWithPlan(asked.companyId, action)
  const company: CompanyRow = yield* found(companyForUpdate(asked.companyId))
  if (company.status !== activeStatuses.active) return yield* refuse("Company_Not_Verify")
  yield* refuseExpired(asked.version ?? company.planVersion, company.planVersion, planOfCompany(company.id))
  return { company, account: yield* loadAccount(company) }
})
