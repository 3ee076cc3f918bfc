import { normaliseClockTime } from "#modules/kernel/fields/normalise/clock-time.ts"
import { mayType, normaliseNumber } from "#modules/kernel/fields/normalise/number.ts"
import { cn } from "@/lib/class-names.ts"
import { useIsPhone } from "@/lib/is-phone.ts"
import { Input } from "./input.tsx"

interface TypedInputProps extends Omit<React.ComponentProps<typeof Input>, "value" | "onChange"> {
  /** What stands in the field, also while it is no number or time yet: nothing typed is ever lost. */
  readonly value: string
  readonly onChange: (text: string) => void
}
/** Leaving the field turns what was typed into what is meant: １２３ → 123, 730 → 07:30. */
const tidied = ({ value, onBlur, onChange }: TypedInputProps, normalise: (text: string) => string) => ({
  onBlur: (event: React.FocusEvent<HTMLInputElement>) => {
    const next = normalise(value)
    if (next !== value) onChange(next)
    onBlur?.(event)
  },
})

interface NumberInputProps extends TypedInputProps {
  /** Whole numbers take neither comma nor period. */
  readonly whole?: boolean
  /** Right of the number: 円, 人, 人工. */
  readonly unit?: string
}
/** A number; read it with `numberIn(text)` of kernel/fields. */
export function NumberInput({ whole = false, unit, className, ...props }: NumberInputProps) {
  const may = whole ? mayType.whole : mayType.decimal
  return (
    <div className="relative">
      <Input
        inputMode={whole ? "numeric" : "decimal"}
        autoComplete="off"
        {...props}
        {...tidied(props, normaliseNumber)}
        onChange={({ target, nativeEvent }) => {
          // While an input method composes, its letters are not yet what is meant.
          const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
          if (isComposing || may(target.value)) props.onChange(target.value)
        }}
        onPaste={(event) => {
          event.preventDefault()
          props.onChange(normaliseNumber(event.clipboardData.getData("text")))
        }}
        className={cn("tnum text-right", unit !== undefined && "pr-10", className)}
      />
      {unit !== undefined && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-xs text-muted-foreground"
        >
          {unit}
        </span>
      )}
    </div>
  )
}

const shifted = (time: string, minutes: number) => {
  const [hours = "0", rest = "0"] = time.split(":")
  const day = 24 * 60
  const at = (((Number(hours) * 60 + Number(rest) + minutes) % day) + day) % day
  return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`
}
interface TimeInputProps extends Omit<TypedInputProps, "step"> {
  /** Minutes; outside arrangements the company's own (D22). What is typed is never moved to a step. */
  readonly step?: number
}
/** A clock time "HH:mm". Desks type it (730, ７：３０, 7時半) or step it with ↑↓; phones get their own wheel. */
export function TimeInput({ className, step = 5, ...props }: TimeInputProps) {
  const isPhone = useIsPhone()
  if (isPhone) {
    return (
      <Input
        {...props}
        type="time"
        min="00:00"
        step={step * 60}
        onChange={({ target }) => props.onChange(target.value)}
        className={className}
      />
    )
  }
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      placeholder="08:00"
      maxLength={8}
      {...props}
      {...tidied(props, normaliseClockTime)}
      onChange={({ target }) => props.onChange(target.value)}
      onKeyDown={(event) => {
        const by = { ArrowUp: step, ArrowDown: -step }[event.key]
        const time = normaliseClockTime(props.value)
        if (by === undefined || !/^\d\d:\d\d$/.test(time)) return
        event.preventDefault()
        props.onChange(shifted(time, by))
      }}
      className={cn("tnum", className)}
    />
  )
}
