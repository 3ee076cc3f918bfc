import { useTranslation } from "react-i18next"

const weekdayNames = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const
const shiftOf = {
  morningSalary: "morning",
  afternoonSalary: "afternoon",
  eveningSalary: "evening",
  otherSalary: "other",
} as const
const isShiftPrice = (name: string): name is keyof typeof shiftOf => name in shiftOf

/** What a field of the form is called, for lists of errors and of differences. */
export const useFieldName = () => {
  const { t, i18n } = useTranslation("people")
  const { t: label } = useTranslation("labels")
  const { t: common } = useTranslation("common")
  return (key: string): string => {
    const name = key.replace(/^(terms|tax)\./, "")
    if (isShiftPrice(name)) return t("field.morningSalary", { shift: label(shiftOf[name]) })
    const [, weekday] = /^schedule\.(\d)$/.exec(name) ?? []
    const day = weekdayNames[Number(weekday)]
    if (weekday !== undefined && day !== undefined) return t("field.hoursOf", { weekday: common(`weekday.${day}`) })
    const [, month] = /^by\.(\d+)$/.exec(name) ?? []
    if (month !== undefined) return t("field.monthTax", { month })
    if (name.startsWith("subsid")) return t("field.otherSubsidy")
    if (name === "year") return t("field.fiscalYear")
    const word: unknown = i18n.getResource(i18n.language, "people", `field.${name}`)
    return typeof word === "string" ? word : name
  }
}
