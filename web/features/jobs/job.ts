import type { data } from "@/lib/client.ts"
import type { jobs } from "./client.ts"

/** A long job as the server tells it. */
export type Job = Awaited<ReturnType<typeof data<Awaited<ReturnType<typeof jobs.job>>>>>

export const isRunning = ({ state }: Pick<Job, "state">) => state === "queued" || state === "running"
