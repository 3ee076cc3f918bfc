/** A choice of people, companies or sites is found by its reading, as every search of the product is. */
import { expect, test } from "vitest"
import { readSource, type SourceFile, sourcesOf } from "./source.ts"

/** Options that are made elsewhere with their readings: `partnerOptions`, and the places of a punch. */
const hasReading = /\bkeywords:|\bpartnerOptions\(|\busePlaces\b|\bplaces\.options\b/

const withoutReading = (files: ReadonlyArray<SourceFile>) =>
  files.filter(({ text }) => /<Combobox(?=[\s<>])/.test(text) && !hasReading.test(text)).map(({ file }) => file)

test("each Combobox is given the reading of what it offers", () => {
  expect(withoutReading(sourcesOf("web/features", "web/components"))).toEqual([])
})

test("the check sees a choice that only its kanji find", () => {
  const planted = (options: string) =>
    withoutReading([readSource("web/features/a.tsx", `const a = <Combobox options={${options}} />`)])
  expect(planted("people.map(({ id, name }) => ({ value: id, label: name }))")).toHaveLength(1)
  expect(planted('people.map(({ id, kana, name }) => ({ value: id, label: name, keywords: kana ?? "" }))')).toEqual([])
  expect(planted("partnerOptions(customers)")).toEqual([])
})
