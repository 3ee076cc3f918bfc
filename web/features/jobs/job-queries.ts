import { page } from "@/lib/client.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { jobs } from "./client.ts"
import { isRunning, type Job } from "./job.ts"
import type { JobSearch } from "./job-search.ts"

export const jobsKey = ["jobs"] as const
/** While one is under way, and otherwise: a job that is not in this page's filter yet may come into it. */
const pollMillis = { busy: 2000, calm: 5000 }
const pauseAfter = (rows: ReadonlyArray<Job>) => (rows.some(isRunning) ? pollMillis.busy : pollMillis.calm)

const fetchJobs = (
  state: JobSearch["state"],
  asked: { readonly pageIndex: number; readonly pageSize: number },
  signal: AbortSignal,
) => page(jobs.jobs({ query: { ...asked, ...(state === undefined ? {} : { state }) }, fetchOptions: { signal } }))

/** The company's long jobs, asked again while they are looked at. */
export const jobListRows = ({ state }: JobSearch) =>
  pagedRows<Job, Awaited<ReturnType<typeof fetchJobs>>>(
    [...jobsKey, state],
    (asked, signal) => fetchJobs(state, asked, signal),
    pauseAfter,
  )
