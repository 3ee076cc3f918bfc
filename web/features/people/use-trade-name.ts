import { useCallback } from "react"
import { useTranslation } from "react-i18next"
import { isLanguage } from "#modules/kernel/codes/language.ts"
import { tradeWord } from "#modules/people/codes.ts"

/** The word for a trade in the page's language; one that is not known here shows as it is. */
export const useTradeName = () => {
  const { language } = useTranslation().i18n
  const shown = isLanguage(language) ? language : "ja"
  return useCallback((key: string | null) => (key === null ? "—" : tradeWord(key, shown)), [shown])
}
