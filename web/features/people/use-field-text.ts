import { useTranslation } from "react-i18next"
import { prefectures } from "#modules/kernel/law/prefectures.ts"
import { slashDate } from "@/lib/format.ts"
import { useTradeName } from "./use-trade-name.ts"

type Values = Readonly<Record<string, string>>

/** Fields whose numbers have their words under another name. */
const listOf: Readonly<Record<string, string>> = {
  salaryType: "salaryType",
  typePaymentTerm: "option.payCycle",
  paymentMonthOffset: "option.monthOffset",
  "bankInfo.type": "option.bankType",
}
const ticks = new Set([
  "isDisableViewRevenue",
  "isSupervisingAdmin",
  "isWorkOffice",
  "isWorkConstructionSite",
  "isHealthInsurrance",
  "isPensionInsurrance",
  "isCreatePaper",
  "isSendMailPaper",
  "isInHourlyBase",
  "isPaidWhole",
  "isCommutingPaidWhole",
])
const ofWeek: Readonly<Record<string, string>> = {
  paymentTerm: "option.weekday",
  paymentDate: "option.weekday",
  paymentMonthOffset: "option.weekOffset",
}
const days = new Set(["paymentTerm", "paymentDate"])
const yen = /(Salary|Allowance|TaxFree|Fee|Insurance|Remuneration|Tax|subsidy)$|^by\.\d+$/

/** What a field of the form holds, in words: numbers of a list become what the list says. */
export const useFieldText = () => {
  const { t, i18n } = useTranslation("people")
  const tradeName = useTradeName()
  return (key: string, values: Values): string => {
    const value = values[key] ?? ""
    const name = key.replace(/^(terms|tax|heal)\./, "").replace(/^subsidy\.\d+\./, "")
    if (value === "" || name === "probationSalary") return value
    if (key === "job") return tradeName(value)
    if (ticks.has(name) || name.startsWith("scheduled.")) return value === "1" ? t("option.yes") : t("option.no")
    const isWeekly = values[key.replace(name, "typePaymentTerm")] === "2"
    if (days.has(name) && !isWeekly)
      return value === "0" ? t("option.monthEnd") : t("option.dayOfMonth", { day: value })
    if (name === "kenId") return prefectures[Number(value) - 1] ?? value
    if (name === "bloodGroup") return t("option.bloodGroup", { group: value })
    const word: unknown = i18n.getResource(
      i18n.language,
      "people",
      `${(isWeekly ? ofWeek[name] : undefined) ?? listOf[name] ?? `option.${name}`}.${value}`,
    )
    if (typeof word === "string") return word
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return slashDate(value)
    return yen.test(name) && /^\d+$/.test(value) ? t("payYen", { yen: Number(value).toLocaleString("ja-JP") }) : value
  }
}
