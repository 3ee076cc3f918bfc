/**
 * Texts of the screens, loaded per language and area when first used: `useTranslation("calendar")`.
 *
 * A new area is a file in each of ja, vi and en, and one line in areas.ts.
 */
import i18next, { type BackendModule, type ResourceKey } from "i18next"
import { initReactI18next } from "react-i18next"
import { isLanguage, type Language, languages } from "#modules/kernel/codes/language.ts"
import type { Areas } from "./areas.ts"

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common"
    resources: Areas
  }
}

export { isLanguage, type Language, languages }

const files = import.meta.glob<{ readonly default: ResourceKey }>("./{ja,vi,en}/*.ts")

const perArea: BackendModule = {
  type: "backend",
  init: () => undefined,
  read: (language, area, done) => {
    const load = files[`./${language}/${area}.ts`]
    if (load === undefined) return done(new Error(`no texts: ${language}/${area}`), null)
    load().then(
      (file) => done(null, typeof file.default === "string" ? {} : file.default),
      (cause: Error) => done(cause, null),
    )
  },
}
export const i18n = i18next

/** Starts in a language; the areas named are there before the first drawing. */
export const startTexts = (language: Language, areas: ReadonlyArray<keyof Areas>) =>
  i18next
    .use(perArea)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: [...areas],
      defaultNS: "common",
      interpolation: { escapeValue: false },
      returnNull: false,
    })

/** For route loaders, so that texts load beside the data and not after it. */
export const loadTexts = (...areas: ReadonlyArray<keyof Areas>) => i18next.loadNamespaces([...areas])

/** Changes the language in place: the page and what was typed stay. */
export const changeLanguage = async (language: Language) => {
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}
