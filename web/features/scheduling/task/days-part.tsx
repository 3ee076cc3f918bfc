import { ChevronLeft, ChevronRight } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { longestSeriesDays } from "#modules/scheduling/codes.ts"
import { Button } from "@/components/ui/button.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { cn } from "@/lib/class-names.ts"
import { useFormat } from "@/lib/use-format.ts"
import { addDays, dateOf, dayTone, eachDay, weekStartOf } from "../days.ts"
import { DayInput } from "./day-input.tsx"
import { clickDay, type Draft, setFrom, setSeries, setTo, workingDays } from "./draft.ts"
import { useHolidays } from "./holidays.ts"
import type { Arrangement } from "./use-arrangement.ts"

const answered = ["from", "to", "dayOffs"]

interface DaysPartProps {
  readonly form: Arrangement
  /** A stored series stays one. */
  readonly isSeries: boolean
  readonly today: string
}
/** 1日 or 複数日, its ends, and three weeks in which a click leaves a day out. */
export function DaysPart({ form, isSeries, today }: DaysPartProps) {
  const { t } = useTranslation("calendar")
  const { values: draft, change, errorOf } = form
  const [sheetFrom, setSheetFrom] = useState(() => weekStartOf(draft.from, 1))
  const isUnread = draft.unread.from !== undefined || draft.unread.to !== undefined
  const error = errorOf(...answered) ?? (isUnread ? t("notDay") : undefined)
  const set = (next: (draft: Draft) => Draft) => {
    change(next, answered)
    form.leave(...answered)
  }
  const days = workingDays(draft)
  return (
    <section aria-label={t("days")} data-field={answered.join(" ")}>
      <div className="mb-2 flex items-center gap-2">
        <h3 className="text-xs font-bold">{t("days")}</h3>
        {draft.isSeries && (
          <span className="text-2xs text-muted-foreground">
            {t("seriesLength", { count: days.length, most: longestSeriesDays })}
          </span>
        )}
        {!isSeries && (
          <ToggleGroup
            label={t("daysKind")}
            className="ml-auto"
            value={draft.isSeries ? "series" : "one"}
            onChange={(kind) => set((now) => setSeries(now, kind === "series"))}
            options={[
              { value: "one", label: t("oneDay") },
              { value: "series", label: t("manyDays") },
            ]}
          />
        )}
      </div>
      <div className="flex items-center gap-2">
        <DayInput
          label={t("firstDay")}
          value={draft.from}
          today={today}
          isWrong={errorOf("from") !== undefined}
          onUnread={(from) => change((now) => ({ ...now, unread: { ...now.unread, from } }), answered)}
          onChange={(from) => {
            setSheetFrom(weekStartOf(from, 1))
            set((now) => setFrom(now, from))
          }}
        />
        {draft.isSeries && (
          <>
            <span aria-hidden="true">〜</span>
            <DayInput
              label={t("lastDay")}
              value={draft.to}
              today={today}
              isWrong={errorOf("to") !== undefined}
              onUnread={(to) => change((now) => ({ ...now, unread: { ...now.unread, to } }), answered)}
              onChange={(to) => set((now) => setTo(now, to))}
            />
          </>
        )}
      </div>
      {error !== undefined && (
        <p role="alert" className="mt-1 text-2xs text-danger max-md:text-sm">
          {error}
        </p>
      )}
      <Sheet
        from={sheetFrom}
        draft={draft}
        onMove={(weeks) => setSheetFrom(addDays(sheetFrom, weeks * 7))}
        onClick={(day) => set((now) => clickDay(now, day))}
      />
    </section>
  )
}
interface SheetProps {
  readonly from: string
  readonly draft: Draft
  readonly onMove: (weeks: number) => void
  readonly onClick: (day: string) => void
}
/** Three weeks from Monday: ends filled, days between tinted, days without work dashed and struck. */
function Sheet({ from, draft, onMove, onClick }: SheetProps) {
  const { t } = useTranslation("calendar")
  const { month, weekday, day: dayWords } = useFormat()
  const days = eachDay(from, addDays(from, 20))
  const holidayOf = useHolidays(days)
  const [first, last] = [month(from), month(addDays(from, 20))]
  return (
    <div className="mt-2 rounded-lg border px-2 pt-1 pb-2">
      <div className="flex items-center">
        <b className="flex-1 px-1 text-xs">{first === last ? first : `${first} 〜 ${last}`}</b>
        <Button variant="ghost" size="icon-sm" aria-label={t("earlierWeeks")} onClick={() => onMove(-1)}>
          <ChevronLeft />
        </Button>
        <Button variant="ghost" size="icon-sm" aria-label={t("laterWeeks")} onClick={() => onMove(1)}>
          <ChevronRight />
        </Button>
      </div>
      <div aria-hidden="true" className="grid grid-cols-7 text-center text-2xs">
        {days.slice(0, 7).map((day) => (
          <span key={day} className={dayTone(day, null)}>
            {weekday(day)}
          </span>
        ))}
      </div>
      <div className="mt-1 grid grid-cols-7">
        {days.map((day) => {
          const isEnd = day === draft.from || (draft.isSeries && day === draft.to)
          const isInside = draft.isSeries && draft.from <= day && day <= draft.to
          const isOff = draft.dayOffs.includes(day)
          return (
            <button
              key={day}
              type="button"
              aria-pressed={isEnd || (isInside && !isOff)}
              title={holidayOf(day) ?? undefined}
              aria-label={isOff ? t("dayWithoutWork", { day: dayWords(day) }) : dayWords(day)}
              onClick={() => onClick(day)}
              className={cn("grid h-8 place-items-center max-md:h-12", isInside && "bg-secondary")}
            >
              <span
                className={cn(
                  "tnum grid size-6.5 place-items-center rounded-full text-xs",
                  dayTone(day, holidayOf(day)),
                  isEnd && "bg-primary font-bold text-primary-foreground",
                  isOff && "border border-dashed border-danger text-danger line-through",
                )}
              >
                {dateOf(day)}
              </span>
            </button>
          )
        })}
      </div>
      {draft.isSeries && (
        <p className="mt-1.5 border-t pt-1.5 text-2xs text-muted-foreground">{t("clickToLeaveOut")}</p>
      )}
    </div>
  )
}
