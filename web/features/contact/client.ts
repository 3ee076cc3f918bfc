import { contactCalls } from "#modules/contact/calls.ts"
import type { contactContract } from "#modules/contact/contract.ts"
import { clientOf } from "@/lib/client.ts"

export const contact = clientOf<typeof contactContract>(contactCalls)
