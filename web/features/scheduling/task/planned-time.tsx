import { useRef } from "react"
import { TimeInput } from "@/components/ui/typed-input.tsx"

interface PlannedTimeProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** It was left: what is wrong with it is said now. */
  readonly onLeave?: () => void
  readonly isWrong?: boolean
  /** What the request calls it: a complaint leads here. */
  readonly field: string
  readonly "aria-describedby"?: string | undefined
  readonly className?: string
}
/** A time of an arrangement: left empty it goes back to what stood before (TASK-06). */
export function PlannedTime({
  label,
  value,
  onChange,
  onLeave,
  isWrong = false,
  field,
  className,
  ...described
}: PlannedTimeProps) {
  const before = useRef(value)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears when the field inside is entered and left
    <span
      className="min-w-0 flex-1"
      onFocus={() => {
        before.current = value
      }}
      onBlur={() => {
        if (value.trim() === "") onChange(before.current)
        onLeave?.()
      }}
    >
      <TimeInput
        {...described}
        data-field={field}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        value={value}
        onChange={onChange}
        className={className}
      />
    </span>
  )
}
