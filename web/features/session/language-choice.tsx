import { Languages } from "lucide-react"
import { useTranslation } from "react-i18next"
import { changeLanguage, isLanguage, languages } from "@/i18n/i18n.ts"
import { keepDisplay, storedDisplay } from "@/lib/display.ts"
import { chooseLanguageBeforeSignIn } from "./language-before-sign-in.ts"

/** Each language in its own words, because who needs it can't read the others. */
export const languageNames = { ja: "日本語", vi: "Tiếng Việt", en: "English" } as const

/** The language before signing in; afterwards it stands in the profile menu. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation("session")
  return (
    <label className="flex shrink-0 items-center gap-1.5 text-sm font-medium text-link">
      <Languages className="size-4.5" aria-hidden="true" />
      <span className="sr-only">{t("language")}</span>
      <select
        value={i18n.language}
        onChange={({ target }) => {
          if (!isLanguage(target.value)) return
          chooseLanguageBeforeSignIn()
          keepDisplay({ ...storedDisplay(), language: target.value })
          void changeLanguage(target.value)
        }}
        className="h-9 rounded-md bg-transparent pr-1 font-medium max-md:h-12"
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language} className="bg-popover text-popover-foreground">
            {languageNames[language]}
          </option>
        ))}
      </select>
    </label>
  )
}
