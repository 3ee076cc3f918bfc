import { timekeepingCalls } from "#modules/timekeeping/calls.ts"
import type { timekeepingContract } from "#modules/timekeeping/contract.ts"
import { clientOf } from "@/lib/client.ts"

export const timekeeping = clientOf<typeof timekeepingContract>(timekeepingCalls)
