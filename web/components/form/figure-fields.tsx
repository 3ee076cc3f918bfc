import { useTranslation } from "react-i18next"
import { normaliseClockTime, normaliseDay, normaliseYen } from "#modules/kernel/fields/normalise.ts"
import { Input } from "@/components/ui/input.tsx"
import { TimeInput } from "@/components/ui/typed-input.tsx"
import type { BoundField } from "@/lib/form/bound-field.ts"
import { dayOfInstant, slashDate } from "@/lib/format.ts"
import { type FieldLooks, Labelled } from "./labelled.tsx"
import { Unit } from "./text-field.tsx"
import { useTypedControl } from "./use-typed-control.ts"

const grouped = (text: string) => (/^\d{4,}$/.test(text) ? Number(text).toLocaleString("ja-JP") : text)
/** Commas of our own grouping are taken out while typing; anything else that is no digit stays to be seen. */
const plainDigits = (text: string) => (/^[\d,]*$/.test(text) ? text.replaceAll(",", "") : text)

/** An amount: shown in groups of three, typed as one likes (￥２４，０００円). */
export function YenField(props: BoundField<string> & FieldLooks) {
  const { t } = useTranslation("form")
  const { hint, required, className, onChange } = props
  const control = useTypedControl(props, normaliseYen)
  return (
    <Labelled of={props} hint={hint} required={required ?? false} className={className ?? ""}>
      <span className="relative block">
        <Input
          {...control}
          value={grouped(control.value)}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => onChange(plainDigits(target.value))}
          className="tnum pr-9 text-right"
        />
        <Unit>{t("yen")}</Unit>
      </span>
    </Labelled>
  )
}
const tidyDay = (typed: string) => normaliseDay(typed, dayOfInstant(new Date().toISOString()))

interface DayFieldProps extends BoundField<string>, FieldLooks {
  readonly placeholder?: string
}
/** A day "2026-04-01", shown with slashes: 8/11/20, 令和 and 明日 are understood when the field is left. */
export function DayField(props: DayFieldProps) {
  const { hint, required, className, placeholder = "2026/04/01", onChange } = props
  const control = useTypedControl(props, tidyDay)
  return (
    <Labelled of={props} hint={hint} required={required ?? false} className={className ?? ""}>
      <Input
        {...control}
        value={/^\d{4}-\d{2}-\d{2}$/.test(control.value) ? slashDate(control.value) : control.value}
        autoComplete="off"
        placeholder={placeholder}
        onChange={({ target }) => onChange(target.value)}
      />
    </Labelled>
  )
}
interface TimeFieldProps extends BoundField<string>, FieldLooks {
  /** Right of the label: 翌. */
  readonly aside?: React.ReactNode
  /** Minutes that ↑↓ and the wheel go by. */
  readonly step?: number
}
/** A clock time "08:00"; 730, ７：３０ and 7時半 are understood. */
export function TimeField(props: TimeFieldProps) {
  const { hint, required, className, aside, onChange, step = 5 } = props
  const control = useTypedControl(props, normaliseClockTime)
  return (
    <Labelled of={props} hint={hint} required={required ?? false} className={className ?? ""} aside={aside}>
      <TimeInput {...control} step={step} onChange={onChange} />
    </Labelled>
  )
}
