import { ChevronDown } from "lucide-react"
import { useTranslation } from "react-i18next"
import { normaliseNumber } from "#modules/kernel/fields/normalise.ts"
import { certificationKinds } from "#modules/people/codes.ts"
import { BankFields } from "@/components/form/bank-fields.tsx"
import { DayField } from "@/components/form/figure-fields.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { EmergencyFields } from "../people/emergency-fields.tsx"
import { HealthFields } from "../people/health-fields.tsx"
import { QualificationRows } from "../people/qualification-rows.tsx"
import { TradeField } from "../people/trade-field.tsx"
import type { Invitation } from "./invitation-query.ts"

type QualificationForm = React.ComponentProps<typeof QualificationRows>["form"]

interface OwnPartsProps {
  readonly form: QualificationForm
  /** What the company wrote down of him: a birthday or a trade that stands there is not asked. */
  readonly noted: Invitation["noted"]
}
/** What a worker may say of himself at once and needn't (INV-11, STAFF-03). */
export function OwnParts({ form, noted }: OwnPartsProps) {
  const { t } = useTranslation(["invited", "people"])
  const { field } = form
  return (
    <Fold title={t("ownLater")} note={t("ownLaterNote")}>
      <Fold title={t("ownMore")}>
        <TextField {...field("address")} tall />
        {noted.birthday === null && <DayField {...field("birthday")} />}
        {noted.job === null && <TradeField trade={field("job")} />}
        <TextField
          {...field("yearExperience")}
          normalise={normaliseNumber}
          inputMode="numeric"
          unit={t("people:unit.years")}
        />
      </Fold>
      <Fold title={t("people:section.emergency")}>
        <EmergencyFields field={field} />
      </Fold>
      <Fold title={t("people:section.health")} note={t("people:healthHint")}>
        <HealthFields field={field} />
      </Fold>
      <Fold title={t("ownBank")}>
        <BankFields field={field} />
      </Fold>
      <Fold title={t("people:section.qualifications")}>
        {certificationKinds.map((kind) => (
          <QualificationRows key={kind} kind={kind} form={form} />
        ))}
      </Fold>
    </Fold>
  )
}

interface FoldProps {
  readonly title: string
  readonly note?: string
  readonly children: React.ReactNode
}
function Fold({ title, note, children }: FoldProps) {
  return (
    <details className="rounded-xl border px-4 py-1 [&[open]>summary>svg]:rotate-180">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 text-base font-bold max-md:min-h-12">
        {title}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
      </summary>
      <div className="flex flex-col gap-4 pt-1 pb-3">
        {note !== undefined && <p className="text-sm text-muted-foreground">{note}</p>}
        {children}
      </div>
    </details>
  )
}
