import i18next from "i18next"
import { beforeEach, expect, test } from "vitest"
import { defaultLabels } from "#modules/companies/codes.ts"
import en from "../../web/i18n/en/labels.ts"
import ja from "../../web/i18n/ja/labels.ts"
import { mergeLabels } from "../../web/i18n/merge-labels.ts"
import vi from "../../web/i18n/vi/labels.ts"

const languages = { ja, vi, en }
beforeEach(async () => {
  const resources = Object.fromEntries(
    Object.entries(languages).map(([language, labels]) => [language, { labels: structuredClone(labels) }]),
  )
  await i18next.init({ lng: "ja", resources, fallbackLng: false })
})

test("every word that a company may rename stands in each language, in Japanese as the server has it", () => {
  for (const language of Object.keys(languages))
    for (const key of Object.keys(defaultLabels)) expect(i18next.exists(`labels:${key}`, { lng: language })).toBe(true)
  for (const [key, word] of Object.entries(defaultLabels)) expect(i18next.getResource("ja", "labels", key)).toBe(word)
})

test("a role that the company renamed has its own word in every language, the others the reader's", async () => {
  for (const language of Object.keys(languages)) {
    await i18next.changeLanguage(language)
    await mergeLabels({ ...defaultLabels, "role.3": "職長", morning: "早番" })
    const words: Readonly<Record<string, string>> = i18next.t("labels:role", { returnObjects: true })
    expect(words[3]).toBe("職長")
    expect(i18next.t("labels:morning")).toBe("早番")
  }
  await i18next.changeLanguage("vi")
  expect(i18next.t("labels:role", { returnObjects: true })).toMatchObject({ 12: "Thợ", 2: "Quản trị viên" })
})
