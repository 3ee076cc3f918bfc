import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { page } from "@/lib/client.ts"
import { jobs } from "./client.ts"
import { isRunning } from "./job.ts"
import type { JobSearch } from "./job-search.ts"

export const jobsKey = ["jobs"] as const
const rowsAtOnce = 50
/** While one is under way, and otherwise: a job that is not in this page's filter yet may come into it. */
const pollMillis = { busy: 2000, calm: 5000 }

const fetchJobs = ({ state, page: pageIndex = 1 }: JobSearch, signal: AbortSignal) =>
  page(
    jobs.jobs({
      query: { pageIndex, pageSize: rowsAtOnce, ...(state === undefined ? {} : { state }) },
      fetchOptions: { signal },
    }),
  )
/** A page of the company's long jobs, asked again while it is looked at. */
export const jobListQuery = (search: JobSearch) =>
  queryOptions({
    queryKey: [...jobsKey, search],
    queryFn: ({ signal }) => fetchJobs(search, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.some(isRunning) === true ? pollMillis.busy : pollMillis.calm),
  })
