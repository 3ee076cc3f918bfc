import { useTranslation } from "react-i18next"
import type { Values } from "./draft-values.ts"

const weekdayNames = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const
const shiftOf = {
  morningSalary: "morning",
  afternoonSalary: "afternoon",
  eveningSalary: "evening",
  otherSalary: "other",
} as const
/** What the basic amount of each pay type is called. */
export const basicNames = { "1": "hourly", "3": "monthly", "4": "unit", "5": "basicSalary", "6": "outsourced" } as const
const isPayType = (type: string): type is keyof typeof basicNames => type in basicNames

const isShiftPrice = (name: string): name is keyof typeof shiftOf => name in shiftOf

const emergencyNames = {
  name: "field.emergencyName",
  relation: "field.relation",
  address: "field.emergencyPlace",
  phone: "field.emergencyPhone",
} as const
const isOfEmergency = (name: string): name is keyof typeof emergencyNames => name in emergencyNames

/** What a field of the form is called, for lists of errors and of differences. */
export const useFieldName = () => {
  const { t, i18n } = useTranslation("people")
  const { t: label } = useTranslation("labels")
  const { t: common } = useTranslation("common")
  return (key: string, values: Values = {}): string => {
    const name = key.replace(/^(terms|tax|bankInfo|heal)\./, "").replace(/^certification\.(\w+)(\.\d+\.\w+)?$/, "$1")
    const payType = values["terms.salaryType"] ?? ""
    if (name === "basicSalary" && isPayType(payType)) return t(`field.${basicNames[payType]}`)
    if (isShiftPrice(name)) return t("field.morningSalary", { shift: label(shiftOf[name]) })
    const [, weekday] = /^scheduled?\.(\d)$/.exec(name) ?? []
    const day = weekdayNames[Number(weekday)]
    if (weekday !== undefined && day !== undefined) return t("field.hoursOf", { weekday: common(`weekday.${day}`) })
    const [, month] = /^by\.(\d+)$/.exec(name) ?? []
    if (month !== undefined) return t("field.monthTax", { month })
    if (name.startsWith("subsid")) return t("field.otherSubsidy")
    const [, emergency] = /^emergencyAddress\.(\w+)$/.exec(name) ?? []
    if (emergency !== undefined && isOfEmergency(emergency)) return t(emergencyNames[emergency])
    if (name === "year") return t("field.fiscalYear")
    const word: unknown = i18n.getResource(i18n.language, "people", `field.${name}`)
    return typeof word === "string" ? word : name
  }
}
