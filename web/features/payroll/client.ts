import { payrollCalls } from "#modules/payroll/calls.ts"
import type { payrollContract } from "#modules/payroll/contract.ts"
import { clientOf } from "@/lib/client.ts"

export const payroll = clientOf<typeof payrollContract>(payrollCalls)
