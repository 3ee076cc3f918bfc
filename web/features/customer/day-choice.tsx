import { useState } from "react"
import { useTranslation } from "react-i18next"
import { addDays, dateOf, dayTone } from "@/features/scheduling/days.ts"
import { DayInput } from "@/features/scheduling/task/day-input.tsx"
import { cn } from "@/lib/class-names.ts"
import { useFormat } from "@/lib/use-format.ts"

const offered = 5
/** The days that are offered beside this one, none before today. */
const firstOf = (day: string, today: string) => {
  const before = addDays(day, -2)
  return before < today ? today : before
}

interface DayChoiceProps {
  readonly label: string
  readonly value: string
  readonly today: string
  readonly isWrong: boolean
  readonly onChange: (day: string) => void
  readonly onUnread: () => void
}
/** The days around the chosen one as buttons (phone/22); any other is typed. */
export function DayChoice({ label, value, today, isWrong, onChange, onUnread }: DayChoiceProps) {
  const { t } = useTranslation("customer")
  const { weekday, day: dayWords } = useFormat()
  const [first, setFirst] = useState(() => firstOf(value, today))
  // The row stays where it is while one of its days is pressed.
  const isShown = value >= first && value < addDays(first, offered)
  const from = isShown ? first : firstOf(value, today)
  if (from !== first) setFirst(from)
  const days = Array.from({ length: offered }, (_, at) => addDays(from, at))
  return (
    <fieldset aria-label={label} className="flex flex-col gap-2">
      <span className="grid grid-cols-5 gap-1.5">
        {days.map((day) => (
          <button
            key={day}
            type="button"
            aria-label={dayWords(day)}
            aria-pressed={day === value}
            onClick={() => onChange(day)}
            className={cn(
              "flex min-h-13 flex-col items-center justify-center rounded-md border border-strong bg-card aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground",
              day !== value && dayTone(day, null),
            )}
          >
            <span className="text-xs">{weekday(day)}</span>
            <b className="tnum text-base">{dateOf(day)}</b>
          </button>
        ))}
      </span>
      <DayInput
        label={t("otherDay")}
        value={value}
        today={today}
        isWrong={isWrong}
        onChange={onChange}
        onUnread={onUnread}
      />
    </fieldset>
  )
}
