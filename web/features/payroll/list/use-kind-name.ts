import { useCallback } from "react"
import { useTranslation } from "react-i18next"

const kinds = ["1", "3", "4", "5", "6"] as const

/** 時給, 月給, 日給 of the wire's number; a kind that is new to this page has no word. */
export const useKindName = () => {
  const { t } = useTranslation("pay")
  return useCallback(
    (type: number) => {
      const kind = kinds.find((key) => key === String(type))
      return kind === undefined ? "" : t(`salaryType.${kind}`)
    },
    [t],
  )
}
