import { reportsCalls } from "#modules/reports/calls.ts"
import type { reportsContract } from "#modules/reports/contract.ts"
import { clientOf } from "@/lib/client.ts"

export const reports = clientOf<typeof reportsContract>(reportsCalls)
