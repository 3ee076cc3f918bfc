import { useTranslation } from "react-i18next"
import { taxRoundings } from "#modules/kernel/codes.ts"
import { SelectField, TickField } from "@/components/form/choice-fields.tsx"
import { YenField } from "@/components/form/figure-fields.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { PartnerSection } from "@/features/partners/partner-section.tsx"
import type { PaperFormOf } from "./use-paper-form.ts"

/** PAPER-15: what is typed above 100 is 100. */
const upToHundred = (typed: string) => (Number(typed) > 100 ? "100" : typed)

/** 手数料・値引き: fixed and percent each by its own tick; what is unticked is emptied (PAPER-05). */
export function ChargeSection({ form }: { readonly form: PaperFormOf }) {
  const { t } = useTranslation("papers")
  const { change, field, values } = form
  const tick = (name: string, amount: string) => (next: string) =>
    change((now) => ({ ...now, [name]: next, ...(next === "1" ? {} : { [amount]: "" }) }))
  const percent = field("serviceChargePercent")
  return (
    <PartnerSection title={t("section.charge")}>
      <div className="flex flex-col gap-2">
        <TickField {...field("serviceChargeFixed")} onChange={tick("serviceChargeFixed", "serviceChargeValue")} />
        {values.serviceChargeFixed === "1" && <YenField {...field("serviceChargeValue")} required />}
      </div>
      <div className="flex flex-col gap-2">
        <TickField {...field("serviceChargeOf")} onChange={tick("serviceChargeOf", "serviceChargePercent")} />
        {values.serviceChargeOf === "1" && (
          <TextField
            {...percent}
            onChange={(typed) => percent.onChange(upToHundred(typed))}
            inputMode="decimal"
            unit="%"
            required
          />
        )}
      </div>
      <YenField {...field("discount")} />
      <SelectField
        {...field("taxRounding")}
        options={taxRoundings.map((value) => ({ value, label: t(`rounding.${value}`) }))}
      />
    </PartnerSection>
  )
}
