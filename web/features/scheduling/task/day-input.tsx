import { useState } from "react"
import { normaliseDay } from "#modules/kernel/fields/normalise.ts"
import { Input } from "@/components/ui/input.tsx"
import { isDay } from "@/lib/address.ts"
import { slashDate } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"

interface DayInputProps {
  readonly label: string
  readonly value: string
  readonly today: string
  /** The day that one without a year is meant near while nothing stands there; else today. */
  readonly near?: string
  readonly onChange: (day: string) => void
  /** What was typed is no day: it stays to be seen, and is told. */
  readonly onUnread: (typed: string) => void
  readonly isWrong?: boolean
  /** Empty says no day. */
  readonly mayBeEmpty?: boolean
}
const withoutWeekday = (text: string) => text.replace(/[（(][^）)]*[）)]?/, "")

/** 明日 counts from today; a day without a year is meant near another day. */
export const dayTyped = (text: string, { today, near }: { readonly today: string; readonly near: string }) =>
  normaliseDay(text, /\d/.test(text) ? near : today)

/** 2026/11/24（火）; 11/24, 8/11/24, 令和 and 明日 are understood. */
export function DayInput(props: DayInputProps) {
  const { label, value, today, near = today, onChange, onUnread, isWrong = false, mayBeEmpty = false } = props
  const { weekday } = useFormat()
  const [typed, setTyped] = useState<string>()
  const take = () => {
    if (typed === undefined) return
    const text = withoutWeekday(typed)
    if (mayBeEmpty && text.trim() === "") {
      setTyped(undefined)
      return onChange("")
    }
    const day = dayTyped(text, { today, near: value === "" ? near : value })
    if (!isDay(day)) return onUnread(typed)
    setTyped(undefined)
    onChange(day)
  }
  return (
    <Input
      aria-label={label}
      aria-invalid={isWrong || undefined}
      autoComplete="off"
      value={typed ?? (value === "" ? "" : `${slashDate(value)}（${weekday(value)}）`)}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !event.nativeEvent.isComposing) take()
      }}
      className="tnum"
    />
  )
}
