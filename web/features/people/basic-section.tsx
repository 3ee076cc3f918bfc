import { useTranslation } from "react-i18next"
import { normaliseFurigana, normaliseNumber, normalisePhone } from "#modules/kernel/fields/normalise.ts"
import { tradeNames } from "#modules/people/codes.ts"
import { ChoiceField, DayField, MemoField, SelectField, TextField, TickField } from "./fields.tsx"
import { SectionCard } from "./section-card.tsx"
import { useStaffForm } from "./staff-form.tsx"
import { useTradeName } from "./use-trade-name.ts"

/** 基本情報. */
export function BasicSection() {
  const { t } = useTranslation("people")
  const tradeName = useTradeName()
  const { values } = useStaffForm()
  const trades = Object.keys(tradeNames).map((value) => ({ value, label: tradeName(value) }))
  return (
    <SectionCard section="basic">
      <TextField name="name" label={t("field.name")} required className="lg:col-span-2" />
      <TextField
        name="furiganaName"
        label={t("field.furiganaName")}
        normalise={normaliseFurigana}
        className="lg:col-span-2"
      />
      <ChoiceField
        name="gender"
        label={t("field.gender")}
        required
        className="lg:col-span-2"
        options={(["1", "2", "0"] as const).map((value) => ({ value, label: t(`option.gender.${value}`) }))}
      />
      <DayField name="birthday" label={t("field.birthday")} />
      <SelectField name="job" label={t("field.job")} options={trades} />
      <TextField name="phone" label={t("field.phone")} type="tel" normalise={normalisePhone} />
      <TextField name="address" label={t("field.address")} className="lg:col-span-2" />
      <TextField
        name="yearExperience"
        label={t("field.yearExperience")}
        normalise={normaliseNumber}
        inputMode="numeric"
        unit={t("unit.years")}
      />
      <DayField name="joinDate" label={t("field.joinDate")} />
      <DayField name="leftDate" label={t("field.leftDate")} />
      {values.isDisableViewRevenue !== "" && (
        <div className="self-end lg:col-span-2">
          <TickField name="isDisableViewRevenue" label={t("field.isDisableViewRevenue")} />
        </div>
      )}
      <MemoField name="description" label={t("field.description")} className="col-span-full" />
    </SectionCard>
  )
}
