import { useTranslation } from "react-i18next"
import { type Kind, phoneNames, termsNames } from "./kinds.ts"
import { bankFields } from "./partner-values.ts"

const plain = [
  "companyName",
  "furiganaName",
  "name",
  "email",
  "faxNumber",
  "postalCode",
  "address",
  "registrationNumber",
  "contractDate",
  "stamp",
  "regularUnitPrice",
  "regularUnitPriceTitle",
  "nightUnitPrice",
  "nightUnitPriceTitle",
  "dataUnitPrice",
  "certificateUnitPrices",
  "isTax",
  "taxRounding",
  "isCreatePaper",
  "isSendMailPaper",
  "isSettingAutoJoinProject",
  "isCustomer",
  "note",
  "bankInfo",
] as const

/** What each field of the form is called; rows by their list and number. */
export const useFieldWords = (kind: Kind): ((name: string) => string) => {
  const { t } = useTranslation(["trading", "labels"])
  const { closingDate, monthOffset, payDate } = termsNames[kind]
  const known: Readonly<Record<string, string>> = {
    ...Object.fromEntries(plain.map((name) => [name, t(`field.${name}`, { word: t("labels:customer") })])),
    ...Object.fromEntries(bankFields.map((name) => [`bankInfo.${name}`, t(`bank.${name}`)])),
    [phoneNames[kind]]: t("field.phone"),
    [closingDate]: t("field.closingDate"),
    [monthOffset]: t("field.monthOffset"),
    [payDate]: t("field.payDate"),
  }
  return (name) => {
    const [, list = "", row, part] = /^(dataUnitPrice|certificateUnitPrices)\.(\d+)\.(title|price)$/.exec(name) ?? []
    if (row === undefined) return known[name] ?? name
    return t(part === "title" ? "row.title" : "row.price", { list: known[list] ?? list, row: Number(row) + 1 })
  }
}
