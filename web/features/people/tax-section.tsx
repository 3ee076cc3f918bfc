import { useState } from "react"
import { useTranslation } from "react-i18next"
import { normaliseNumber, numberIn } from "#modules/kernel/fields/normalise.ts"
import {
  type ResidentTaxLayout,
  residentTaxLayouts,
  residentTaxOfYear,
} from "#modules/people/rules/resident-tax-year.ts"
import { ChoiceField, SelectField } from "@/components/form/choice-fields.tsx"
import { YenField } from "@/components/form/figure-fields.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { figure } from "@/lib/format.ts"
import { isWage } from "./draft-values.ts"
import { SectionCard } from "./section-card.tsx"
import { useStaffForm } from "./staff-form.ts"

interface TaxSectionProps {
  readonly years: ReadonlyArray<string>
  readonly onYear: (year: string) => void
}
/** 所得税・住民税: the column and dependants are pay terms, the resident tax belongs to a fiscal year from June on. */
export function TaxSection({ years, onYear }: TaxSectionProps) {
  const { t } = useTranslation("people")
  const { values, changed, field } = useStaffForm()
  const isTaken = values["tax.isResidenceTax"] === "1"
  const isSimple = values["tax.isSimpleMonth"] === "1"
  const [layout, setLayout] = useState<ResidentTaxLayout>("june")
  const amount = (key: string) => (values[key] === "" ? 0 : numberIn(values[key] ?? ""))
  const total = residentTaxOfYear({
    isSimple,
    first: amount("tax.fitstMonthTax"),
    remaining: amount("tax.remainMonthTax"),
    byMonth: (month) => amount(`tax.by.${month}`),
  })
  return (
    <SectionCard
      section="tax"
      aside={
        <select
          aria-label={t("field.fiscalYear")}
          value={values["tax.year"]}
          disabled={changed.some((key) => key.startsWith("tax."))}
          onChange={(event) => onYear(event.target.value)}
          className="h-8 rounded-md border border-input bg-card px-2 text-xs max-md:h-12 max-md:text-base"
        >
          {years.map((year) => (
            <option key={year} value={year}>
              {t("option.fiscalYear", { year })}
            </option>
          ))}
        </select>
      }
    >
      <SelectField
        {...field("terms.typeIncomeTax")}
        options={(["1", "2", "3"] as const).map((value) => ({ value, label: t(`option.typeIncomeTax.${value}`) }))}
      />
      <TextField
        {...field("terms.numberOfDependents")}
        normalise={normaliseNumber}
        inputMode="numeric"
        unit={t("unit.persons")}
      />
      <ChoiceField
        {...field("tax.isResidenceTax")}
        required={isWage(values)}
        className="lg:col-span-2"
        options={(["1", "0"] as const).map((value) => ({ value, label: t(`option.isResidenceTax.${value}`) }))}
      />
      {isTaken && (
        <>
          <ChoiceField
            {...field("tax.isSimpleMonth")}
            options={(["1", "0"] as const).map((value) => ({ value, label: t(`option.isSimpleMonth.${value}`) }))}
          />
          {isSimple ? (
            <>
              <YenField {...field("tax.fitstMonthTax")} required />
              <YenField {...field("tax.remainMonthTax")} required />
            </>
          ) : (
            <div className="col-span-full grid grid-cols-6 gap-3 md:big-text:grid-cols-3 max-md:grid-cols-2 max-md:big-text:grid-cols-1">
              <div className="col-span-full">
                <ToggleGroup
                  label={t("layout")}
                  value={layout}
                  options={(["june", "january"] as const).map((value) => ({ value, label: t(`layouts.${value}`) }))}
                  onChange={setLayout}
                />
              </div>
              {residentTaxLayouts[layout].map((month) => (
                <YenField key={month} {...field(`tax.by.${month}`)} required />
              ))}
            </div>
          )}
          <p className="self-end pb-2 text-sm">
            {t("field.yearTotal")}{" "}
            <b className="tnum">
              {total === undefined ? "—" : figure(total)} {t("unit.yen")}
            </b>
          </p>
        </>
      )}
    </SectionCard>
  )
}
