/** What a line costs is the number of elements that it is laid out as. */
import { createElement } from "react"
import satori from "satori"
import { expect, test } from "vitest"
import { fonts } from "../../modules/documents/engine/fonts.ts"
import { Page, Text } from "../../modules/documents/layout/index.ts"

const elementsOf = async (line: string) => {
  const text = createElement(Text, { lineHeight: 18, children: line })
  const svg = await satori(createElement(Page, { size: "A4", language: "ja", children: text }), {
    width: 794,
    height: 1123,
    fonts: fonts.map(({ name, weight, style, data }) => ({ name, weight, style, data })),
    embedFont: false,
  })
  return svg.match(/<text /g)?.length ?? 0
}

test.each([
  ["社会保険料累計", 4],
  ["株式会社山田鉄筋工業", 5],
  ["賃金は労働基準法に基づき、書面の協定により控除しています。", 19],
])("%s is laid out by words, at most %i, and not by characters", async (line, words) => {
  expect(await elementsOf(line)).toBeLessThanOrEqual(words)
})
