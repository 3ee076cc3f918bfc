import { useTranslation } from "react-i18next"
import { normaliseFurigana, normaliseNumber, normalisePhone } from "#modules/kernel/fields/normalise.ts"
import { tradeNames } from "#modules/people/codes.ts"
import { ChoiceField, SelectField, TickField } from "@/components/form/choice-fields.tsx"
import { DayField } from "@/components/form/figure-fields.tsx"
import { MemoField, TextField } from "@/components/form/text-field.tsx"
import { SectionCard } from "./section-card.tsx"
import { useStaffForm } from "./staff-form.ts"
import { useTradeName } from "./use-trade-name.ts"

/** 基本情報. */
export function BasicSection() {
  const { t } = useTranslation("people")
  const tradeName = useTradeName()
  const { values, field } = useStaffForm()
  const trades = Object.keys(tradeNames).map((value) => ({ value, label: tradeName(value) }))
  return (
    <SectionCard section="basic">
      <TextField {...field("name")} required className="lg:col-span-2" />
      <TextField {...field("furiganaName")} normalise={normaliseFurigana} className="lg:col-span-2" />
      <ChoiceField
        {...field("gender")}
        required
        className="lg:col-span-2"
        options={(["1", "2", "0"] as const).map((value) => ({ value, label: t(`option.gender.${value}`) }))}
      />
      <DayField {...field("birthday")} />
      <SelectField {...field("job")} options={trades} />
      <TextField {...field("phone")} type="tel" normalise={normalisePhone} />
      <TextField {...field("address")} className="lg:col-span-2" />
      <TextField {...field("yearExperience")} normalise={normaliseNumber} inputMode="numeric" unit={t("unit.years")} />
      <DayField {...field("joinDate")} />
      <DayField {...field("leftDate")} />
      {values.isDisableViewRevenue !== "" && (
        <div className="self-end lg:col-span-2">
          <TickField {...field("isDisableViewRevenue")} />
        </div>
      )}
      <MemoField {...field("description")} rows={6} className="col-span-full" />
    </SectionCard>
  )
}
