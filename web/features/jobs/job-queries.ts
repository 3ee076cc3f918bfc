import { page } from "@/lib/client.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { jobs } from "./client.ts"
import type { Job } from "./job.ts"
import type { JobSearch } from "./job-search.ts"

export const jobsKey = ["jobs"] as const

const fetchJobs = (
  state: JobSearch["state"],
  asked: { readonly pageIndex: number; readonly pageSize: number },
  signal: AbortSignal,
) => page(jobs.jobs({ query: { ...asked, ...(state === undefined ? {} : { state }) }, fetchOptions: { signal } }))

/** The company's long jobs, asked again when one of them moves. */
export const jobListRows = ({ state }: JobSearch) =>
  pagedRows<Job, Awaited<ReturnType<typeof fetchJobs>>>([...jobsKey, state], (asked, signal) =>
    fetchJobs(state, asked, signal),
  )
