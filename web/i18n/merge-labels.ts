import i18next from "i18next"
import { defaultLabels } from "#modules/companies/codes.ts"

/**
 * The company's own words (得意先, 午前 …) over the texts of the area `labels`: `t("labels:morning")`.
 *
 * The server sends every word, in Japanese where the company chose none; those stay in the reader's language.
 */
export const mergeLabels = async (labels: Readonly<Record<string, string>>) => {
  await i18next.loadNamespaces("labels")
  const defaults: Readonly<Record<string, string>> = defaultLabels
  const isOwn = ([key, word]: readonly [string, string]) =>
    i18next.language === "ja" || defaults[key] !== word || !i18next.exists(`labels:${key}`)
  // A key like role.3 names a word of a group.
  for (const [key, word] of Object.entries(labels).filter(isOwn))
    i18next.addResource(i18next.language, "labels", key, word)
}
