import { useCallback } from "react"
import { useTranslation } from "react-i18next"

const types = ["1", "3", "4", "5", "6"] as const

/** 時給, 月給, 日給 of the wire's number. */
export const usePayTypeName = () => {
  const { t } = useTranslation("people")
  return useCallback((type: number) => t(`salaryType.${types.find((key) => key === String(type)) ?? "1"}`), [t])
}
