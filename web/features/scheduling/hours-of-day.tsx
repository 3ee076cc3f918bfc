import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { useWorkspace } from "@/features/session/workspace.ts"
import { may } from "@/lib/permissions.tsx"
import type { Calendar, Slot } from "./calendar-model.ts"
import { DaySlot } from "./day-slot.tsx"
import { hourRows } from "./hour-rows.ts"
import { MoreCards } from "./more-cards.tsx"
import { cardsAtOnce, useMore } from "./use-more.ts"

interface HoursOfDayProps {
  readonly calendar: Calendar
  readonly slots: ReadonlyArray<Slot>
  readonly onOpen: ((slot: Slot) => void) | undefined
  readonly over: string | undefined
  readonly isClosed: boolean
}
/** 時刻順: the chosen day in the rows that the company set. */
export function HoursOfDay({ slots, ...cards }: HoursOfDayProps) {
  const { t } = useTranslation("calendar")
  const { company } = useWorkspace()
  const { before, rows, open } = useMemo(() => hourRows(slots, company), [slots, company])
  return (
    <>
      <Row head={t("beforeHours", { time: company.startTime })} slots={before} {...cards} />
      {rows.map(({ at, begins, goingOn }) => (
        <Row key={at} head={at} slots={begins} goingOn={goingOn} isKept {...cards} />
      ))}
      <Row head={t("hoursOpen")} slots={open} {...cards} />
    </>
  )
}
interface RowProps extends HoursOfDayProps {
  readonly head: string
  readonly goingOn?: number
  /** Drawn with nothing in it too: an hour of the day. */
  readonly isKept?: boolean
}
function Row({ head, slots, goingOn = 0, isKept = false, calendar, onOpen, over, isClosed }: RowProps) {
  const { t } = useTranslation("calendar")
  const more = useMore(cardsAtOnce)
  if (slots.length === 0 && !isKept) return null
  const shown = slots.slice(0, more.count)
  return (
    <section aria-label={head}>
      <h3 className="tnum sticky top-0 z-10 flex min-h-8 items-center gap-2 border-b bg-card px-4 text-xs font-semibold max-md:text-sm">
        {head}
        {goingOn > 0 && (
          <span className="ml-auto text-2xs font-normal text-muted-foreground max-md:text-sm">
            {t("goingOn", { count: goingOn })}
          </span>
        )}
      </h3>
      {slots.length > 0 && (
        <ul>
          {shown.map((slot) => (
            <DaySlot
              key={slot.key}
              slot={slot}
              onOpen={onOpen}
              over={over}
              mayAssign={may(calendar, "assign")}
              mayNote={may(calendar, "update") && !isClosed}
            />
          ))}
        </ul>
      )}
      <MoreCards more={more} left={slots.length - shown.length} />
    </section>
  )
}
