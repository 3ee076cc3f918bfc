import { useQuery } from "@tanstack/react-query"
import { isUnreachable } from "@/lib/api-error.ts"
import type { CalendarParts } from "./calendar-parts.ts"
import { monthQuery } from "./calendar-query.ts"
import { monthOf, shiftMonth } from "./days.ts"
import { ComingDays } from "./own-schedule.tsx"
import { UnknownMonth } from "./unknown-month.tsx"

/** This month and the next, wherever the calendar stands. */
export function Coming({ place, onOpen }: CalendarParts) {
  const month = monthOf(place.today)
  const now = useQuery(monthQuery(month, place.constructionSiteId))
  const next = useQuery(monthQuery(shiftMonth(month, 1), place.constructionSiteId))
  return (
    <div className="flex flex-col gap-3 pb-4">
      <ComingDays
        calendars={[now.data, next.data].filter((calendar) => calendar !== undefined)}
        today={place.today}
        onOpen={onOpen ?? (() => undefined)}
        isWhole={now.data !== undefined && next.data !== undefined}
      />
      {now.isError && isUnreachable(now.error) && <UnknownMonth month={month} today={place.today} />}
      {next.isError && isUnreachable(next.error) && <UnknownMonth month={shiftMonth(month, 1)} today={place.today} />}
    </div>
  )
}
