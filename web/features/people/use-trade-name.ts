import { useCallback } from "react"
import { useTranslation } from "react-i18next"
import { isLanguage } from "#modules/kernel/codes/language.ts"
import { type Trade, tradeNames } from "#modules/people/codes.ts"

const isTrade = (key: string): key is Trade => key in tradeNames

/** The word for a trade in the page's language; one that is not known here shows as it is. */
export const useTradeName = () => {
  const { language } = useTranslation().i18n
  const shown = isLanguage(language) ? language : "ja"
  return useCallback(
    (key: string | null) => (key === null ? "—" : isTrade(key) ? tradeNames[key][shown] : key),
    [shown],
  )
}
