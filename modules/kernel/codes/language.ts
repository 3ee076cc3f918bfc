/** The languages of the product (D4): Japanese first, each person may switch. */
export const languages = ["ja", "vi", "en"] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = "ja"
export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text)
