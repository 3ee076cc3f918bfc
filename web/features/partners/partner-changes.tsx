import { useTranslation } from "react-i18next"
import { taxRoundings } from "#modules/kernel/codes.ts"
import { ChangesCard } from "@/components/history/changes-card.tsx"
import { partnersKey } from "@/features/people/partner-queries.ts"
import { slashDate } from "@/lib/format.ts"
import { type Kind, termsNames } from "./kinds.ts"
import { useFieldWords } from "./use-field-words.ts"

const ticks = /^(isCreatePaper|isSendMailPaper|isSettingAutoJoinProject|isCustomer|stamp)$/
const yen = /UnitPrice$|\.price$/
const numbered = ["0", "1", "2"] as const
const accountTypes = ["1", "2", "4"] as const

/** What was changed of a partner, by its form's own words. */
export function PartnerChanges({ kind, id }: { readonly kind: Kind; readonly id: number }) {
  const { t } = useTranslation(["trading", "form", "people"])
  const word = useFieldWords(kind)
  const { closingDate, monthOffset, payDate } = termsNames[kind]
  const textOf = (field: string, value: string) => {
    const number = numbered.find((one) => one === value)
    if (field === closingDate || field === payDate)
      return number === "0" ? t("terms.monthEnd") : t("terms.day", { day: value })
    if (field === monthOffset && number !== undefined) return t(`terms.monthName.${number}`)
    if (field === "isTax") return t(value === "1" ? "tax.1" : "tax.0")
    const rounding = taxRoundings.find((one) => one === value)
    if (field === "taxRounding" && rounding !== undefined) return t(`rounding.${rounding}`)
    if (field === "status") return t(value === "1" ? "status.1" : "status.0")
    if (ticks.test(field)) return t(value === "1" ? "form:changes.yes" : "form:changes.no")
    const account = accountTypes.find((one) => one === value)
    if (field === "bankInfo.type" && account !== undefined) return t(`form:bank.type.${account}`)
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return slashDate(value)
    return yen.test(field) ? `${Number(value).toLocaleString("ja-JP")}${t("form:yen")}` : value
  }
  return (
    <ChangesCard
      kind={kind}
      id={id}
      queryKey={partnersKey}
      word={(field) => (field === "status" ? t("column.status") : word(field))}
      text={(field, values) => (values[field] ? textOf(field, values[field]) : "")}
    />
  )
}
