import { useNavigate, useSearch } from "@tanstack/react-router"
import type { AskedStanding, Look } from "#modules/timekeeping/codes.ts"
import { addDays, monthOf, shiftMonth } from "@/features/scheduling/days.ts"
import { dayOfInstant } from "@/lib/format.ts"
import type { AttendanceSearch, CellKind, View } from "./attendance-search.ts"

/** What is shown, from the address, and the ways to elsewhere. Moving within the page leaves no trace in the history. */
export const useAttendancePlace = () => {
  const search = useSearch({ from: "/_shell/salary" })
  const navigate = useNavigate({ from: "/salary" })
  const today = dayOfInstant(new Date().toISOString())
  const day = search.day ?? (search.month === undefined ? today : `${search.month}-01`)
  const month = search.month ?? monthOf(day)
  const go = (change: AttendanceSearch, replace = true) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace })
  const without = (name: keyof AttendanceSearch) =>
    void navigate({ search: ({ [name]: _, ...rest }) => rest, replace: true })
  return {
    today,
    day,
    month,
    view: search.view ?? "month",
    standing: search.standing,
    look: search.look,
    site: search.site,
    cells: search.cells ?? "marks",
    person: search.person,
    q: search.q ?? "",
    page: search.page ?? 1,
    sort: search.sort,
    show: (view: View) => go({ view, day, month }),
    stepMonth: (by: number) => void navigate({ search: withoutDay(shiftMonth(month, by)) }),
    stepDay: (by: number) => go({ day: addDays(day, by), month: monthOf(addDays(day, by)) }),
    goToToday: () => go({ day: today, month: monthOf(today) }),
    /** A cell of the grid, or of another page of it; the month stays, because a pay month may reach into the one before. */
    open: (person: number, at: string, page?: number) =>
      go({ person, day: at, month, ...(page === undefined ? {} : { page }) }),
    /** On a phone, where the day stands in place of the list: back leads to the list again. */
    enter: (person: number, at: string) => go({ person, day: at, month: monthOf(at) }, false),
    close: () => without("person"),
    fill: (cells: CellKind) => go({ cells }),
    find: (q: string) =>
      void navigate({ search: ({ page: _, q: __, ...rest }) => (q === "" ? rest : { ...rest, q }), replace: true }),
    /** Undefined shows everybody again; the first page of whatever is shown. */
    stand: (standing: AskedStanding | undefined) =>
      void navigate({
        search: ({ page: _, standing: __, ...rest }) => (standing === undefined ? rest : { ...rest, standing }),
        replace: true,
      }),
    /** Undefined shows every site again. */
    goTo: (site: number | undefined) =>
      void navigate({
        search: ({ page: _, site: __, ...rest }) => (site === undefined ? rest : { ...rest, site }),
        replace: true,
      }),
    lookAt: (look: Look | undefined) =>
      void navigate({
        search: ({ look: _, page: __, ...rest }) => (look === undefined ? rest : { ...rest, look }),
        replace: true,
      }),
    /** Undefined is the server's order: who needs a hand first. */
    sortBy: (sort: string | undefined) =>
      void navigate({
        search: ({ sort: _, ...rest }) => (sort === undefined ? rest : { ...rest, sort }),
        replace: true,
      }),
    /** Everybody of the day again. */
    clear: () =>
      void navigate({ search: ({ standing: _, site: __, q: ___, page: ____, ...rest }) => rest, replace: true }),
    turnTo: (page: number) => go({ page }),
  }
}
const withoutDay =
  (month: string) =>
  (before: AttendanceSearch): AttendanceSearch => {
    const { day: _, person: __, page: ___, ...rest } = before
    return { ...rest, month }
  }
export type AttendancePlace = ReturnType<typeof useAttendancePlace>
