/**
 * The steps of every kind that the product runs, without their activities: what Temporal's sandbox gets.
 *
 * A test holds this list against the registry's.
 */
import { jobWorkflow } from "./engines/temporal/workflow.ts"
import { closeMonth } from "./payroll-close/workflow.ts"

export const stepsOf = { "payroll-close": closeMonth }

export default jobWorkflow(stepsOf)
