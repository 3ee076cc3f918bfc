import { useQuery } from "@tanstack/react-query"
import { type CalendarParts, olderThan } from "./calendar-parts.ts"
import { monthQuery } from "./calendar-query.ts"
import { DayPanel } from "./day-panel.tsx"
import { monthOf, shiftMonth } from "./days.ts"
import { ComingDays, OwnDay } from "./own-schedule.tsx"
import { PhoneMonth } from "./phone-month.tsx"

/** Phones: the month above, the chosen day below; one's own schedule also as a list of what is coming. */
export default function PhoneCalendar(parts: CalendarParts) {
  const { place, calendar, shown, isLoading, onOpen, onCreate } = parts
  const isOwn = shown !== undefined && !shown.calendar.counts
  if (isOwn && place.view === "list") return <Coming {...parts} />
  return (
    <div className="flex flex-col gap-3 pb-4">
      <PhoneMonth place={place} calendar={calendar} isLoading={isLoading} />
      {shown !== undefined &&
        (isOwn ? (
          <OwnDay day={shown.day} calendar={shown.calendar} today={place.today} onOpen={onOpen ?? (() => undefined)} />
        ) : (
          <DayPanel
            day={shown.day}
            calendar={shown.calendar}
            olderThan={olderThan(parts)}
            onOpen={onOpen}
            onCreate={onCreate}
            className="border-y"
          />
        ))}
    </div>
  )
}
/** This month and the next, wherever the calendar stands. */
function Coming({ place, onOpen }: CalendarParts) {
  const month = monthOf(place.today)
  const now = useQuery(monthQuery(month, place.constructionSiteId))
  const next = useQuery(monthQuery(shiftMonth(month, 1), place.constructionSiteId))
  return (
    <ComingDays
      calendars={[now.data, next.data].filter((calendar) => calendar !== undefined)}
      today={place.today}
      onOpen={onOpen ?? (() => undefined)}
    />
  )
}
