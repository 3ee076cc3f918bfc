/**
 * The steps of every kind that the product runs, without their activities: what Temporal's sandbox gets.
 *
 * A test holds this list against the registry's.
 */
import { jobWorkflow } from "./engines/temporal/workflow.ts"
import { closeMonth } from "./payroll-close/workflow.ts"
import { signUpPayment } from "./sign-up-payment/workflow.ts"

export const stepsOf = { "payroll-close": closeMonth, "sign-up-payment": signUpPayment }

export default jobWorkflow(stepsOf)
