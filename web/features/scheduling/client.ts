import { schedulingCalls } from "#modules/scheduling/calls.ts"
import type { schedulingContract } from "#modules/scheduling/contract.ts"
import { clientOf } from "@/lib/client.ts"

export const scheduling = clientOf<typeof schedulingContract>(schedulingCalls)
