import { billingCalls } from "#modules/billing/calls.ts"
import type { billingContract } from "#modules/billing/contract.ts"
import { clientOf } from "./client.ts"

export const billing = clientOf<typeof billingContract>(billingCalls)
