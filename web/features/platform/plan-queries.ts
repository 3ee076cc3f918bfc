import { queryOptions } from "@tanstack/react-query"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"

export const plansKey = ["platform-plans"] as const
const fetchPlans = () => data(billing.platformPlans({}))
export type PlanRow = Awaited<ReturnType<typeof fetchPlans>>[number]

/** Every plan, hidden ones too. */
export const plansQuery = queryOptions({ queryKey: plansKey, queryFn: fetchPlans })
