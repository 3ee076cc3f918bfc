import { jobCalls } from "#modules/kernel/jobs/calls.ts"
import type { jobContract } from "#modules/kernel/jobs/contract.ts"
import { payrollCalls } from "#modules/payroll/calls.ts"
import type { payrollContract } from "#modules/payroll/contract.ts"
import { clientOf } from "@/lib/client.ts"

export const payroll = clientOf<typeof payrollContract>(payrollCalls)
export const jobs = clientOf<typeof jobContract>(jobCalls)
