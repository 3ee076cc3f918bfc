import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { page } from "@/lib/client.ts"
import { jobs } from "./client.ts"
import type { JobSearch } from "./job-search.ts"

export const jobsKey = ["jobs"] as const
const rowsAtOnce = 50

const fetchJobs = ({ state, page: pageIndex = 1 }: JobSearch, signal: AbortSignal) =>
  page(
    jobs.jobs({
      query: { pageIndex, pageSize: rowsAtOnce, ...(state === undefined ? {} : { state }) },
      fetchOptions: { signal },
    }),
  )
/** A page of the company's long jobs, asked again when one of them moves. */
export const jobListQuery = (search: JobSearch) =>
  queryOptions({
    queryKey: [...jobsKey, search],
    queryFn: ({ signal }) => fetchJobs(search, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
