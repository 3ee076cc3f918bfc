import { useTranslation } from "react-i18next"
import { blockMinutes, shiftLabels } from "#modules/companies/codes.ts"
import { SelectField } from "@/components/form/choice-fields.tsx"
import { TimeField } from "@/components/form/figure-fields.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { Checkbox } from "@/components/ui/checkbox.tsx"
import { cn } from "@/lib/class-names.ts"
import { isOn, isOnlyShift, withShift } from "./coupled.ts"
import type { ShiftKey } from "./draft.ts"
import type { WizardForm } from "./use-wizard-form.ts"

const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const
const marks = {
  morning: "border-l-morning",
  afternoon: "border-l-afternoon",
  evening: "border-l-night",
} as const satisfies Record<ShiftKey, string>

interface ShiftCardProps {
  readonly form: WizardForm
  readonly shift: ShiftKey
}
function ShiftCard({ form, shift }: ShiftCardProps) {
  const { t } = useTranslation(["registration", "labels"])
  const { values, change, field, bind } = form
  const on = isOn(values, shift)
  const isLast = isOnlyShift(values, shift)
  const word = t(`labels:${shift}`)
  const name = bind(
    `labels.${shift}`,
    (of) => of.labels[shift],
    (text, into) => ({ ...into, labels: { ...into.labels, [shift]: text } }),
  )
  const answered = [`${shift}Shift`, `${shift}From`, `${shift}To`]
  return (
    <section
      aria-label={word}
      data-field={`${shift}Shift`}
      className={cn("rounded-lg border border-l-4 p-3", on ? marks[shift] : "border-dashed")}
    >
      <Checkbox
        checked={on}
        disabled={isLast}
        title={isLast ? t("lastShift") : undefined}
        onCheckedChange={(next) => change((now) => withShift(now, shift, next), answered)}
      >
        {t("shiftOn", { shift: word })}
      </Checkbox>
      <TextField {...name} className="mt-1" required />
      {on ? (
        <div className="mt-2 grid grid-cols-2 gap-2">
          <TimeField step={values.blockMinute} {...field(`${shift}From`)} required />
          <TimeField step={values.blockMinute} {...field(`${shift}To`)} required />
        </div>
      ) : (
        <p className="mt-3 text-xs text-muted-foreground max-md:text-sm">{t("unused")}</p>
      )}
      {form.errorOf(`${shift}Shift`) !== undefined && (
        <p className="mt-1 text-2xs text-danger max-md:text-sm">{form.errorOf(`${shift}Shift`)}</p>
      )}
    </section>
  )
}
/** シフトの時間: which there are, what they are called, from when to when (WIZ-04, WIZ-05, WIZ-09). */
export function ShiftFields({ form }: { readonly form: WizardForm }) {
  const { t } = useTranslation(["registration", "common"])
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-3 gap-3 max-md:grid-cols-1">
        {shiftLabels.map((shift) => (
          <ShiftCard key={shift} form={form} shift={shift} />
        ))}
      </div>
      <div className="grid grid-cols-3 gap-3 max-md:grid-cols-1">
        <SelectField
          {...form.field("blockMinute")}
          required
          options={blockMinutes.map((value) => ({ value, label: t("minutes", { count: value }) }))}
        />
        <SelectField
          {...form.field("dateRegisterSchedule")}
          required
          options={weekdays.map((weekday, value) => ({
            value,
            label: t("everyWeek", { weekday: t(`common:weekday.${weekday}`) }),
          }))}
        />
      </div>
    </div>
  )
}
