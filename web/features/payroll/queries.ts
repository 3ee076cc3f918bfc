import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { jobs } from "@/features/jobs/client.ts"
import { isRunning, type Job } from "@/features/jobs/job.ts"
import { data } from "@/lib/client.ts"
import { whileUnheard } from "@/lib/live/heard.ts"
import { payroll } from "./client.ts"

/** Everything that shows pay; a close, a correction and an opening make all of it old. */
export const payKey = ["pay"] as const
/** Every row in one answer: the sums and the search are over all of them, and the table draws only what is seen. */
const allRows = 10_000
const pollMillis = 1_500

const fetchMonth = (month: string, signal: AbortSignal) =>
  data(payroll.month({ query: { month }, fetchOptions: { signal } }))
export type PayMonth = Awaited<ReturnType<typeof fetchMonth>>

const fetchRows = (month: string, signal: AbortSignal) =>
  data(payroll.payroll({ body: { month, pageSize: allRows }, fetchOptions: { signal } }))
export type PayRow = Awaited<ReturnType<typeof fetchRows>>[number]

const fetchChecks = (month: string, signal: AbortSignal) =>
  data(payroll.checks({ query: { month }, fetchOptions: { signal } }))
export type Checks = Awaited<ReturnType<typeof fetchChecks>>
export type Check = Checks["checks"][number]
export type Finding = Check["findings"][number]

const fetchRevisions = (month: string, userId: number) => data(payroll.history({ query: { month, userId } }))
export type Revision = Awaited<ReturnType<typeof fetchRevisions>>[number]

/** A month with its state, sums and what may be done next. The last one stays in sight while another is asked for. */
export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: [...payKey, "month", month],
    queryFn: ({ signal }) => fetchMonth(month, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.state === "closing" ? whileUnheard(pollMillis) : false),
  })
const fetchTransfer = (month: string, signal: AbortSignal) =>
  data(payroll.transfer({ query: { month }, fetchOptions: { signal } }))
export type Transfer = Awaited<ReturnType<typeof fetchTransfer>>
/** What the month pays, by account. */
export const transferQuery = (month: string) =>
  queryOptions({
    queryKey: [...payKey, "transfer", month],
    queryFn: ({ signal }) => fetchTransfer(month, signal),
  })
/** Everybody whose slip this person may read, closed or as it would be now. */
export const rowsQuery = (month: string) =>
  queryOptions({ queryKey: [...payKey, "rows", month], queryFn: ({ signal }) => fetchRows(month, signal) })

/** What stands in the way of a close; asked again each minute too, because a shift that ends makes an end that is missing. */
export const checksQuery = (month: string) =>
  queryOptions({
    queryKey: [...payKey, "checks", month],
    queryFn: ({ signal }) => fetchChecks(month, signal),
    staleTime: 5_000,
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
  })
export const revisionsQuery = (month: string, userId: number) =>
  queryOptions({ queryKey: [...payKey, "history", month, userId], queryFn: () => fetchRevisions(month, userId) })

/** The job of a close. */
export const jobQuery = (id: number) =>
  queryOptions({
    queryKey: [...payKey, "job", id],
    queryFn: (): Promise<Job> => data(jobs.job({ params: { id } })),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data === undefined || isRunning(state.data) ? whileUnheard(pollMillis) : false,
  })
