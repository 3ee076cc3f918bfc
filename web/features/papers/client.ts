import { papersCalls } from "#modules/papers/calls.ts"
import type { papersContract } from "#modules/papers/contract.ts"
import { clientOf } from "@/lib/client.ts"

export const papers = clientOf<typeof papersContract>(papersCalls)

export const papersKey = ["papers"]
