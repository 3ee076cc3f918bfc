import { useTranslation } from "react-i18next"
import { type CheckKind, checkKindNames } from "#modules/payroll/codes.ts"

const isKnown = (kind: string): kind is CheckKind => checkKindNames.some((name) => name === kind)

/** Name and hint of a kind of check, and what it is called when nothing was found; a kind that is new to this page gets general words. */
export const useKindWords = () => {
  const { t } = useTranslation("close")
  return (kind: string) =>
    isKnown(kind)
      ? { name: t(`kind.${kind}`), hint: t(`kindHint.${kind}`), looked: t(`looked.${kind}`) }
      : { name: t("kindUnknown"), hint: t("kindUnknownHint"), looked: t("kindUnknown") }
}
