import { signUpKind } from "#modules/billing/index.ts"
import { actorInName } from "#modules/companies/index.ts"
import { defineJob } from "../definition.ts"
import { activities } from "./activities.ts"
import { signUpPayment } from "./workflow.ts"

/**
 * Kind `sign-up-payment`. A changed definition gets a kind of its own; running ones end on the old. A founder who was
 * blocked, or a company that nobody may enter yet, must not keep an order from its end.
 */
export const signUpPaymentJob = defineJob({
  kind: signUpKind,
  steps: signUpPayment,
  activities,
  actorOf: actorInName,
})
