import { globSync } from "node:fs"
import { basename } from "node:path"
import { expect, test } from "vitest"

type Texts = { readonly [key: string]: string | Texts }
const areas = globSync("web/i18n/ja/*.ts").map((file) => basename(file, ".ts"))

const textsOf = async (language: string, area: string): Promise<Texts> =>
  (await import(`../../web/i18n/${language}/${area}.ts`)).default

const linesOf = (texts: Texts, path = ""): ReadonlyArray<readonly [string, string]> =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value] as const] : linesOf(value, `${path}${key}.`),
  )
const variablesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()
/**
 * 甲, 乙 and 丙 are the names of the columns on the forms themselves; what is written on a site's boards stands in
 * Japanese behind its translation, in brackets.
 */
const isJapanese = (text: string) => /[ぁ-んァ-ヶ一-龠]/.test(text.replaceAll(/[甲乙丙]|\([^)]*\)/g, ""))

test.each(areas.flatMap((area) => ["vi", "en"].map((language) => [language, area] as const)))(
  "UI-07 %s has every text of %s, with the same variables",
  async (language, area) => {
    const [ja, other] = [linesOf(await textsOf("ja", area)), linesOf(await textsOf(language, area))]
    expect(other.map(([key]) => key).sort()).toEqual(ja.map(([key]) => key).sort())
    const theirs = new Map(other)
    for (const [key, text] of ja) expect([key, variablesOf(theirs.get(key) ?? "")]).toEqual([key, variablesOf(text)])
  },
)
test.each(areas.flatMap((area) => ["vi", "en"].map((language) => [language, area] as const)))(
  "UI-07 no Japanese is left in the texts of %s %s, and none is empty",
  async (language, area) => {
    const left = linesOf(await textsOf(language, area)).filter(([, text]) => text.trim() === "" || isJapanese(text))
    expect(left).toEqual([])
  },
)
test("every area is a file in each language and stands in areas.ts", async () => {
  const { readFileSync } = await import("node:fs")
  const listed = [...readFileSync("web/i18n/areas.ts", "utf8").matchAll(/"\.\/ja\/([\w-]+)\.ts"/g)].map(
    ([, area]) => area,
  )
  expect(listed.sort()).toEqual([...areas].sort())
  for (const language of ["vi", "en"]) {
    expect(
      globSync(`web/i18n/${language}/*.ts`)
        .map((file) => basename(file, ".ts"))
        .sort(),
    ).toEqual([...areas].sort())
  }
})
