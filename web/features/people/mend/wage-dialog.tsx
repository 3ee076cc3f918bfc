import { useTranslation } from "react-i18next"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { DayField, YenField } from "@/components/form/figure-fields.tsx"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { yen } from "@/lib/format.ts"
import { hourlyWageText } from "@/lib/hourly-wage.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { StaffView } from "../staff-queries.ts"
import { useFieldText } from "../use-field-text.ts"
import { KnownPerson } from "./known-person.tsx"
import type { MendProps } from "./mend.ts"
import { useTermsMend } from "./use-terms-mend.ts"

const [hourly, byShift] = ["1", "5"]
const shiftPrices = ["morningSalary", "afternoonSalary", "eveningSalary", "otherSalary"] as const

interface WageDialogProps extends MendProps {
  /** The first day that pays too little. */
  readonly day: string
  readonly wage: {
    readonly hourly: string
    readonly minimum: number
    readonly prefecture: string
    /** From which day it is raised: no month before this one is touched. */
    readonly from: string
  }
}
/** Terms from the first day that pays less than the minimum wage: the hour's price is proposed, any other is typed. */
export function WageDialog(props: WageDialogProps) {
  const { t } = useTranslation("looks")
  return (
    <KnownPerson id={props.id} title={t("wage")} onClose={props.onClose}>
      {(view) => <WageForm {...props} view={view} />}
    </KnownPerson>
  )
}
function WageForm({ view, day, wage, onClose, onSaved }: WageDialogProps & { readonly view: StaffView }) {
  const { t } = useTranslation("looks")
  const format = useFormat()
  const fieldText = useFieldText()
  const form = useTermsMend({
    view,
    mend: { from: wage.from, to: wage.from },
    keepAs: "wage",
    onSaved,
    propose: (now) => (now["terms.salaryType"] === hourly ? { "terms.basicSalary": String(wage.minimum) } : {}),
  })
  const type = form.values["terms.salaryType"]
  return (
    <FormDialog
      form={form}
      title={t("wageTitle", { name: view.name })}
      action={t("wageAction")}
      conflict={<ConflictNote form={form} show={fieldText} />}
      bodyClassName="grid items-start gap-4 md:grid-cols-2"
      onClose={onClose}
    >
      <p className="md:col-span-2">
        {t("wageLine", {
          hourly: hourlyWageText(wage.hourly),
          minimum: yen(wage.minimum),
          prefecture: wage.prefecture,
          day: format.day(day),
        })}
      </p>
      <DayField {...form.field("terms.effectiveFrom")} required />
      {type === byShift ? (
        shiftPrices.map((price) => <YenField key={price} {...form.field(`terms.${price}`)} />)
      ) : (
        <YenField {...form.field("terms.basicSalary")} required />
      )}
      <p className="text-xs text-muted-foreground md:col-span-2 max-md:text-sm">{t("wageHint")}</p>
    </FormDialog>
  )
}
