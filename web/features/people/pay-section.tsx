import { useTranslation } from "react-i18next"
import { normaliseNumber } from "#modules/kernel/fields/normalise.ts"
import { ChoiceField, TickField } from "@/components/form/choice-fields.tsx"
import { DayField, YenField } from "@/components/form/figure-fields.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { slashDate } from "@/lib/format.ts"
import { needsMonthlyHours } from "./draft-values.ts"
import { PaperFields } from "./paper-fields.tsx"
import { PaymentFields } from "./payment-fields.tsx"
import { SectionCard } from "./section-card.tsx"
import { useStaffForm } from "./staff-form.ts"
import type { StaffView } from "./staff-queries.ts"
import { SubsidyFields } from "./subsidy-fields.tsx"
import { basicNames } from "./use-field-name.ts"

const payKeys = ["1", "3", "4", "5", "6"] as const
const shifts = ["morning", "afternoon", "evening", "other"] as const

interface PaySectionProps {
  readonly history: NonNullable<StaffView["terms"]>
  /** Numbers of the pay types that this person's role can have (STAFF-05). */
  readonly offered: ReadonlyArray<number>
  /** Whether the reader says who gets his bill by mail (INV-05). */
  readonly mailsPaper: boolean
}
/** 給与: the terms of one first day. What the chosen pay type has no use for is not shown. */
export function PaySection({ history, offered, mailsPaper }: PaySectionProps) {
  const { t } = useTranslation("people")
  const { values, field, change } = useStaffForm()
  const type = payKeys.find((key) => key === values["terms.salaryType"]) ?? "1"
  const day = values["terms.effectiveFrom"] ?? ""
  const corrected = history.find(({ effectiveFrom }) => effectiveFrom === day)
  return (
    <SectionCard
      section="pay"
      detail={
        corrected === undefined ? t("adding") : t("correcting", { day: slashDate(day), version: corrected.version + 1 })
      }
    >
      <DayField {...field("terms.effectiveFrom")} required />
      <ChoiceField
        {...field("terms.salaryType")}
        onChange={(next) =>
          change((now) => ({
            ...now,
            "terms.salaryType": next,
            // Whoever is paid by the month is insured unless somebody says no.
            ...(history.length === 0 && next === "3" ? { "terms.isInsurrance": "1" } : {}),
          }))
        }
        required
        className="lg:col-span-3 md:big-text:col-span-full"
        options={payKeys
          .filter((key) => offered.includes(Number(key)) || key === type)
          .map((value) => ({ value, label: t(`salaryType.${value}`) }))}
      />
      {type === "5" ? (
        <>
          {shifts.map((shift) => (
            <YenField key={shift} {...field(`terms.${shift}Salary`)} />
          ))}
          <TextField
            {...field("terms.workingHour")}
            hint={t("hint.workingHour")}
            normalise={normaliseNumber}
            inputMode="decimal"
            unit={t("unit.hours")}
            required
          />
          <TextField
            {...field("terms.eveningWorkingHour")}
            hint={t("hint.eveningWorkingHour")}
            normalise={normaliseNumber}
            inputMode="decimal"
            unit={t("unit.hours")}
          />
        </>
      ) : (
        <YenField {...field("terms.basicSalary")} label={t(`field.${basicNames[type]}`)} required />
      )}
      {needsMonthlyHours(values) && (
        <TextField
          {...field("terms.averageMonthlyHours")}
          hint={t("hint.averageMonthlyHours")}
          normalise={normaliseNumber}
          inputMode="decimal"
          unit={t("unit.hours")}
          required
        />
      )}
      <TextField
        {...field("terms.salaryOvertime")}
        hint={t("hint.salaryOvertime")}
        normalise={normaliseNumber}
        inputMode="numeric"
        unit={t("unit.percent")}
      />
      <TextField
        {...field("terms.monthlyOvertimeHour")}
        normalise={normaliseNumber}
        inputMode="numeric"
        unit={t("unit.hours")}
      />
      <ChoiceField
        {...field("terms.isProbation")}
        className="lg:col-span-2"
        options={(["0", "1"] as const).map((value) => ({ value, label: t(`option.isProbation.${value}`) }))}
      />
      {values["terms.isProbation"] === "1" ? (
        <TextField
          {...field("terms.probationSalary")}
          normalise={normaliseNumber}
          inputMode="numeric"
          unit={t("unit.percent")}
          required
        />
      ) : (
        <DayField {...field("terms.officialDate")} />
      )}
      <PaymentFields />
      <PaperFields isBilled={type === "4" || type === "6"} mailsPaper={mailsPaper} />
      <YenField {...field("terms.commutingAllowance")} />
      <YenField {...field("terms.commutingTaxFree")} />
      <span className="md:mt-7">
        <TickField {...field("terms.isCommutingPaidWhole")} />
      </span>
      <YenField {...field("terms.safetyAssociationFee")} />
      <fieldset data-field="terms.workplace" className="lg:col-span-2">
        <legend className="mb-1 text-xs">{t("field.workplace")}</legend>
        <span className="flex gap-4">
          <TickField {...field("terms.isWorkConstructionSite")} />
          <TickField {...field("terms.isWorkOffice")} />
        </span>
      </fieldset>
      <SubsidyFields />
    </SectionCard>
  )
}
