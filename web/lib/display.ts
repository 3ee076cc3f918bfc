/** Language, text size and theme: kept on the device, so that the first drawing is right, and by the server. */
import { isLanguage, type Language } from "#modules/kernel/codes/language.ts"
import { type TextPercent, textPercents } from "#modules/kernel/fields/page-sizes.ts"

export const themes = ["system", "light", "dark", "outdoor"] as const
export type Theme = (typeof themes)[number]

export interface Display {
  readonly language: Language
  readonly textPercent: TextPercent
  readonly theme: Theme
}
const place = "tehai.display"
export const isTextPercent = (value: unknown): value is TextPercent => textPercents.some((percent) => percent === value)
export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)

/** A mail's link says in which language it was written: who was asked in Vietnamese answers in Vietnamese. */
const languageOfLink = () => {
  const asked = new URLSearchParams(location.search).get("language")
  return isLanguage(asked) ? asked : undefined
}

/** What the device keeps; before the first choice that of the link, else Japanese (D4), 100 %, as the device. */
export const storedDisplay = (): Display => {
  const value: unknown = JSON.parse(localStorage.getItem(place) ?? "{}")
  const kept = typeof value === "object" && value !== null ? value : {}
  return {
    language: "language" in kept && isLanguage(kept.language) ? kept.language : (languageOfLink() ?? "ja"),
    textPercent: "textPercent" in kept && isTextPercent(kept.textPercent) ? kept.textPercent : 100,
    theme: "theme" in kept && isTheme(kept.theme) ? kept.theme : "system",
  }
}
const prefersDark = () => matchMedia("(prefers-color-scheme: dark)")

/** Draws the page in it: everything is sized in rem, so the root's font size scales it all. */
export const applyDisplay = ({ language, textPercent, theme }: Display) => {
  const root = document.documentElement
  root.lang = language
  root.style.fontSize = `${textPercent}%`
  root.dataset.text = String(textPercent)
  root.dataset.theme = theme === "system" ? (prefersDark().matches ? "dark" : "light") : theme
}
export const keepDisplay = (display: Display) => {
  localStorage.setItem(place, JSON.stringify(display))
  applyDisplay(display)
}
/** Follows the device from day to night. */
export const followDevice = () => prefersDark().addEventListener("change", () => applyDisplay(storedDisplay()))
