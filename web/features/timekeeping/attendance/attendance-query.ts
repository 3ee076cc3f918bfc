import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query"
import type { AskedStanding, Look } from "#modules/timekeeping/codes.ts"
import type { AttendanceDay } from "#modules/timekeeping/contract.ts"
import { data, page } from "@/lib/client.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { timekeeping } from "../client.ts"
import { monthRows } from "./month-rows.ts"

export const attendanceKey = ["attendance"] as const
/** A company of 300 stands on one page, so that what needs a hand is found in it. */
const peoplePerPage = 300

export interface AskedMonth {
  readonly month: string
  readonly q: string
  readonly page: number
  readonly look?: Look | undefined
  readonly site?: number | undefined
}
/** The grid: people by days. What was shown stays until the next has come. */
export const monthTableQuery = ({ month, q, page: pageIndex, look, site }: AskedMonth) =>
  queryOptions({
    queryKey: [...attendanceKey, "table", month, q, pageIndex, look ?? "", site ?? 0],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const sent = await page(
        timekeeping.table({
          query: {
            month: wireMonth(month),
            pageIndex,
            pageSize: peoplePerPage,
            ...(q === "" ? {} : { keyword: q }),
            ...(look === undefined ? {} : { look }),
            ...(site === undefined ? {} : { constructionSiteId: site }),
          },
          fetchOptions: { signal },
        }),
      )
      const { cells: _, ...told } = sent
      return { ...told, data: monthRows(sent) }
    },
  })
export type MonthTable = Awaited<ReturnType<NonNullable<ReturnType<typeof monthTableQuery>["queryFn"]>>>
export type MonthSums = MonthTable["sums"]
export type MonthPeriod = Pick<MonthTable, "from" | "to" | "holidays">

/** Everybody of the search, page by page as the grid shows them; not read anew where they are no older than that. */
export const monthPages = async (queries: QueryClient, asked: AskedMonth, staleTime = 0) => {
  const all: Array<MonthTable["data"]> = []
  for (let at = 1, pages = 1; at <= pages; at++) {
    const { data, totalPages } = await queries.fetchQuery({ ...monthTableQuery({ ...asked, page: at }), staleTime })
    all.push(data)
    pages = totalPages
  }
  return all
}

interface AskedDay {
  readonly day: string
  readonly standing: AskedStanding | undefined
  readonly site: number | undefined
  readonly q: string
}
interface AskedPage {
  readonly pageIndex: number
  readonly pageSize: number
}
const fetchDay = ({ day, q, site, standing }: AskedDay, asked: AskedPage, signal: AbortSignal) =>
  page(
    timekeeping.list({
      body: {
        workingDay: wireDay(day),
        ...asked,
        ...(standing === undefined ? {} : { standing }),
        ...(site === undefined ? {} : { constructionSiteId: site }),
        ...(q === "" ? {} : { keyword: q }),
      },
      fetchOptions: { signal },
    }),
  )
/** A press is told; that somebody is late by now, only the clock says. */
const refetchInterval = 60_000
const dayKey = ({ day, q, site, standing }: AskedDay) => [...attendanceKey, "day", day, q, standing ?? "", site ?? 0]

/** Everybody of one day, on the phone. */
export const dayListQuery = (asked: AskedDay & { readonly page: number }) =>
  queryOptions({
    queryKey: [...dayKey(asked), asked.page],
    refetchInterval,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => fetchDay(asked, { pageIndex: asked.page, pageSize: peoplePerPage }, signal),
  })
/** The same as rows of a list. */
export const dayListRows = (asked: AskedDay) => {
  const { first, all } = pagedRows<AttendanceDay, Awaited<ReturnType<typeof fetchDay>>>(dayKey(asked), (of, signal) =>
    fetchDay(asked, of, signal),
  )
  return { first: { ...first, refetchInterval }, all: { ...all, refetchInterval } }
}
/** One person's month, day by day. */
export const personMonthQuery = (userId: number, month: string) =>
  queryOptions({
    queryKey: [...attendanceKey, "person", userId, month],
    queryFn: ({ signal }) =>
      data(timekeeping.month({ query: { userId, month: wireMonth(month) }, fetchOptions: { signal } })),
  })

export type PersonMonth = Awaited<ReturnType<NonNullable<ReturnType<typeof personMonthQuery>["queryFn"]>>>

/** The address has been checked by readSearch; the kernel's own check stands on a library that no page loads first. */
type IsoDate = AttendanceDay["workingDay"]
type IsoMonth = Parameters<typeof timekeeping.month>[0]["query"]["month"]
const isWireDay = (day: string): day is IsoDate => /^\d{4}-\d{2}-\d{2}$/.test(day)
const isWireMonth = (month: string): month is IsoMonth => /^\d{4}-\d{2}$/.test(month)
const wireDay = (day: string): IsoDate => {
  if (isWireDay(day)) return day
  throw new Error(`not a day: ${day}`)
}
const wireMonth = (month: string): IsoMonth => {
  if (isWireMonth(month)) return month
  throw new Error(`not a month: ${month}`)
}
