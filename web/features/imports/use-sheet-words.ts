import { useTranslation } from "react-i18next"
import type { ImportKind } from "#modules/imports/codes.ts"
import { useRoleName } from "@/lib/use-role-name.ts"

type Words = Readonly<Record<string, string>>

/** What the fields of a kind and the values of their choices are called. */
export const useSheetWords = (kind: ImportKind) => {
  const { t } = useTranslation(["imports", "labels"])
  const roleName = useRoleName()
  const fields: Words = t(`imports:field.${kind}`, { returnObjects: true })
  const choices: Readonly<Record<string, Words>> = t("imports:choice", { returnObjects: true })
  return {
    fieldName: (name: string) => fields[name] ?? name,
    choiceName: (field: string, value: number) =>
      field === "roleId" ? roleName(value) : (choices[field]?.[value] ?? String(value)),
  }
}
