import { useTranslation } from "react-i18next"
import { breakDuties, shiftLabels } from "#modules/companies/codes.ts"

/** What the wizard's fields are called: for labels, for what is wrong, for what would be lost. */
export const useRegistrationWords = () => {
  const { t, i18n } = useTranslation(["registration", "labels"])
  const shiftWord = (name: string) => {
    const shift = shiftLabels.find((one) => name === `labels.${one}` || name.startsWith(one))
    if (shift === undefined) return undefined
    const word = t(`labels:${shift}`)
    if (name.endsWith("From")) return t("shiftFrom", { shift: word })
    if (name.endsWith("To")) return t("shiftTo", { shift: word })
    return name.startsWith("labels.") ? t("shiftName", { shift: word }) : t("shiftOn", { shift: word })
  }
  return (name: string): string | undefined => {
    const [, duty] = /^breakTime\.(\w+)/.exec(name) ?? []
    const known = breakDuties.find((one) => one === duty)
    if (known !== undefined) return `${t("field.breakTime")} ${t(`duty.${known}`)}`
    if (name === "labels") return t("field.labelSettings")
    const word: unknown = i18n.getResource(i18n.language, "registration", `field.${name}`)
    return typeof word === "string" ? word : shiftWord(name)
  }
}
