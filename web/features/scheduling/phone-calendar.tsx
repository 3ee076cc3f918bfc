import { useQuery } from "@tanstack/react-query"
import { type CalendarParts, olderThan } from "./calendar-parts.ts"
import { monthQuery } from "./calendar-query.ts"
import { Coming } from "./coming.tsx"
import { DayPanel } from "./day-panel.tsx"
import { shiftMonth } from "./days.ts"
import { OwnDay } from "./own-schedule.tsx"
import { PhoneMonth } from "./phone-month.tsx"
import { UnknownMonth } from "./unknown-month.tsx"

/** Phones: the month above, the chosen day below; one's own schedule also as a list of what is coming. */
export default function PhoneCalendar(parts: CalendarParts) {
  const { place, calendar, shown, isLoading, isRefused, onOpen, onCreate } = parts
  const isOwn = shown !== undefined && !shown.calendar.counts
  // Neighbours were asked for with the month: the sheet's first and last days are theirs.
  const before = useQuery({ ...monthQuery(shiftMonth(place.month, -1), place.constructionSiteId), enabled: false })
  const after = useQuery({ ...monthQuery(shiftMonth(place.month, 1), place.constructionSiteId), enabled: false })
  const known = [calendar, before.data, after.data].filter((one) => one !== undefined)
  const ofDay = known.find(({ byDay }) => byDay.has(place.day))
  if (isOwn && place.view === "list") return <Coming {...parts} />
  return (
    <div className="flex flex-col gap-3 pb-4">
      {!isLoading && !isRefused && ofDay === undefined && <UnknownMonth month={place.month} today={place.today} />}
      <PhoneMonth place={place} calendars={known} counts={calendar?.counts === true} isLoading={isLoading} />
      {shown !== undefined &&
        (isLoading || ofDay !== undefined) &&
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
