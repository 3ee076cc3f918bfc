import { useTranslation } from "react-i18next"
import { clearedBy } from "#modules/people/rules/payment-clears.ts"
import { SelectField } from "@/components/form/choice-fields.tsx"
import { LatePayment } from "./late-payment.tsx"
import { useStaffForm } from "./staff-form.ts"

const days = Array.from({ length: 28 }, (_, place) => String(place + 1))
const numberOf = (text: string | undefined) => (text === undefined || text === "" ? null : Number(text))
const cycles = ["3", "2", "1"] as const

/** 支払: until when is counted and when it is paid. A new answer clears what was answered to the old one (STAFF-06). */
export function PaymentFields() {
  const { t } = useTranslation("people")
  const { values, field, change } = useStaffForm()
  const isWeekly = values["terms.typePaymentTerm"] === "2"
  const isDaily = values["terms.typePaymentTerm"] === "1"
  const bind = (name: "typePaymentTerm" | "paymentTerm" | "paymentMonthOffset" | "paymentDate") => ({
    ...field(`terms.${name}`),
    onChange: (value: string) =>
      change((now) => ({
        ...now,
        [`terms.${name}`]: value,
        ...Object.fromEntries(
          Object.entries(clearedBy(name, Number(value))).map(([key, to]) => [
            `terms.${key}`,
            to === null ? "" : `${to}`,
          ]),
        ),
      })),
  })
  const weekdayOptions = (["1", "2", "3", "4", "5", "6", "0"] as const).map((value) => ({
    value,
    label: t(`option.weekday.${value}`),
  }))
  const monthDays = [
    { value: "0", label: t("option.monthEnd") },
    ...days.map((value) => ({ value, label: t("option.dayOfMonth", { day: value }) })),
  ]
  const dayOptions = isWeekly ? weekdayOptions : monthDays
  // 外注: paid by a paper and not as wages (D50).
  const isBilled = ["4", "6"].includes(values["terms.salaryType"] ?? "")
  const offset = values["terms.paymentMonthOffset"]
  return (
    <>
      <SelectField
        {...bind("typePaymentTerm")}
        required
        options={cycles
          .filter((value) => isBilled || value === "3" || value === values["terms.typePaymentTerm"])
          .map((value) => ({ value, label: t(`option.payCycle.${value}`) }))}
      />
      {!isDaily && (
        <>
          <SelectField {...bind("paymentTerm")} required options={dayOptions} />
          <SelectField
            {...bind("paymentMonthOffset")}
            required
            options={(["0", "1", "2"] as const)
              .filter((value) => value !== "2" || offset === "2")
              .map((value) => ({ value, label: t(`option.${isWeekly ? "weekOffset" : "monthOffset"}.${value}`) }))}
          />
          <SelectField {...bind("paymentDate")} required options={dayOptions} />
          {isBilled && !isWeekly && (
            <LatePayment
              kind="freelancer"
              closingDate={numberOf(values["terms.paymentTerm"])}
              monthOffset={numberOf(offset)}
              payDate={numberOf(values["terms.paymentDate"])}
            />
          )}
        </>
      )}
    </>
  )
}
