import { Info } from "lucide-react"
import { useTranslation } from "react-i18next"
import { SelectField } from "@/components/form/choice-fields.tsx"
import type { BoundField } from "@/lib/form/bound-field.ts"
import {
  closingDates,
  delaysFor,
  monthEnd,
  type PayDays,
  payDatesFor,
  payDayFields,
  withClosingDate,
  withDelay,
} from "./pay-days.ts"

/** Of a form that holds the three among others. */
interface PayForm<Of extends PayDays> {
  readonly values: Of
  readonly change: (by: (now: Of) => Of, answered: ReadonlyArray<string>) => void
}
interface PayFieldsProps<Of extends PayDays> {
  readonly form: PayForm<Of>
  readonly closing: BoundField<number>
  readonly delay: BoundField<number | "">
  readonly date: BoundField<number | "">
}
/** 給与の締め: until when is counted and when it is paid, said back in words (WIZ-06, WIZ-20). */
export function PayFields<Of extends PayDays>({ form, closing, delay, date }: PayFieldsProps<Of>) {
  const { t } = useTranslation("registration")
  const { values, change } = form
  const dayWord = (day: number) => (day === monthEnd ? t("monthEnd") : t("dayOfMonth", { day }))
  const dayOptions = (days: ReadonlyArray<number>) => days.map((value) => ({ value, label: dayWord(value) }))
  return (
    <>
      <div className="grid grid-cols-3 gap-3 big-text:grid-cols-1 max-md:grid-cols-1">
        <SelectField
          {...closing}
          onChange={(next) => change((now) => withClosingDate(now, next), payDayFields)}
          options={dayOptions(closingDates)}
          required
        />
        <SelectField<number | "">
          {...delay}
          onChange={(next) => next !== "" && change((now) => withDelay(now, next), payDayFields)}
          options={delaysFor(values).map((value) => ({ value, label: t(`delay.${value}`) }))}
          required
        />
        <SelectField<number | ""> {...date} options={dayOptions(payDatesFor(values))} required />
      </div>
      <p role="status" className="mt-3 flex items-center gap-2 rounded-md bg-muted px-3 py-2 text-sm">
        <Info aria-hidden="true" className="size-4 shrink-0" />
        {values.salaryPaymentDelayMonth === "" || values.salaryPaymentDate === ""
          ? t("payNotChosen")
          : t("payInWords", {
              closing: dayWord(values.salaryClosingDate),
              delay: t(
                `delay.${values.salaryPaymentDelayMonth === 0 ? 0 : values.salaryPaymentDelayMonth === 1 ? 1 : 2}`,
              ),
              date: dayWord(values.salaryPaymentDate),
            })}
      </p>
    </>
  )
}
