/** Every kind of long job that the product runs, and the old versions that may still be running. */
import type { JobDefinition } from "./definition.ts"
import { payrollClose } from "./payroll-close/job.ts"

export const jobDefinitions: ReadonlyArray<JobDefinition> = [payrollClose]
