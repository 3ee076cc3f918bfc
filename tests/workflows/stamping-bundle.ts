/** The tests' jobs as Temporal's sandbox gets them. */
import { jobWorkflow } from "#workflows/engines/temporal/workflow.ts"
import { stepsOf } from "./stamping-steps.ts"

export default jobWorkflow(stepsOf)
