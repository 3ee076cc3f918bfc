import { useQueries } from "@tanstack/react-query"
import { monthQuery } from "../calendar-query.ts"
import { monthOf } from "../days.ts"

/** Names of the holidays among these days, from the months that the calendar has loaded anyway. */
export const useHolidays = (days: ReadonlyArray<string>) => {
  const months = [...new Set(days.map(monthOf))]
  const found = useQueries({ queries: months.map((month) => monthQuery(month, undefined)) })
  return (day: string) =>
    found.map(({ data }) => data?.byDay.get(day)?.holiday).find((name) => name !== undefined && name !== null) ?? null
}
