/** Who sees and changes what costs the same each month (FIX-01, 02). */
import { type Actor, isManagement } from "#modules/kernel/actor.ts"
import { definePolicy, type Verdict } from "#modules/kernel/policy.ts"

export interface MonthOfCost {
  /** Whether pay and costs of the month still take changes. */
  readonly isOpen: boolean
}
/** /fixed-cost. */
export const seesFixedCosts = isManagement
const manages = (actor: Actor): Verdict => isManagement(actor) || "not management"
const whileOpen = (actor: Actor, { isOpen }: MonthOfCost): Verdict => {
  const verdict = manages(actor)
  return verdict === true ? isOpen || "its month is closed" : verdict
}

export const fixedCostPolicy = definePolicy<MonthOfCost>()({
  entity: "fixedCost",
  actions: { read: manages, create: whileOpen, edit: whileOpen },
  fields: {},
})
