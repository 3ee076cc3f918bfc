/** Every kind of long job that the product runs, and the old versions that may still be running. */
import type { JobDefinition } from "./definition.ts"
import { payrollClose } from "./payroll-close/job.ts"
import { signUpPaymentJob } from "./sign-up-payment/job.ts"

export const jobDefinitions: ReadonlyArray<JobDefinition> = [payrollClose, signUpPaymentJob]

/** How jobs start anew whose module decides it, by kind. */
export const jobRestarts = Object.fromEntries(
  jobDefinitions.flatMap(({ kind, again }) => (again === undefined ? [] : [[kind, again]])),
)
