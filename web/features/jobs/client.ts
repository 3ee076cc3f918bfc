import { jobCalls } from "#modules/kernel/jobs/calls.ts"
import type { jobContract } from "#modules/kernel/jobs/contract.ts"
import { clientOf } from "@/lib/client.ts"

export const jobs = clientOf<typeof jobContract>(jobCalls)
