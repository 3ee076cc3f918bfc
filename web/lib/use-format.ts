import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { isLanguage } from "#modules/kernel/codes/language.ts"
import { formatIn } from "./format.ts"

/** `formatIn` in the language of the page. */
export const useFormat = () => {
  const { language } = useTranslation().i18n
  return useMemo(() => formatIn(isLanguage(language) ? language : "ja"), [language])
}
