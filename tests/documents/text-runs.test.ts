import { expect, test } from "vitest"
import { readSvg } from "../../modules/documents/engine/svg-tree.ts"
import { joinTextRuns } from "../../modules/documents/engine/text-runs.ts"

const text = (content: string, x: number, more = "") =>
  `<text x="${x}" y="14" width="12" font-size="12" font-weight="normal" font-family="notosansjp" fill="black"${more}>${content}</text>`
const joined = (...elements: ReadonlyArray<string>) =>
  joinTextRuns(readSvg(`<svg width="1" height="1">${elements.join("")}</svg>`).children).map((node) => node.text)

test("kanji that touch on one baseline become one string, so a name is copied whole", () => {
  expect(joined(text("髙", 0), text("橋", 12), text("　", 24), text("𠮷", 36), text("雄", 48))).toEqual(["髙橋　𠮷雄"])
})

test("texts apart, on another baseline or of another look stay apart", () => {
  expect(joined(text("支給", 0), text("控除", 30))).toEqual(["支給", "控除"])
  expect(joined(text("支", 0), text("給", 12).replace('y="14"', 'y="30"'))).toEqual(["支", "給"])
  expect(joined(text("支", 0), text("給", 12).replace("normal", "bold"))).toEqual(["支", "給"])
  expect(joined(text("支", 0), text("給", 12, ' letter-spacing="2"'))).toEqual(["支", "給"])
  expect(joined(text("支", 0), '<rect x="0" y="0" width="1" height="1"/>', text("給", 12))).toEqual(["支", "", "給"])
})

test("characters that SVG escapes come back", () => {
  expect(joined(text("&lt;山田&gt; &amp; &quot;佐藤&quot; &#39;&#x9ad9;", 0))).toEqual([`<山田> & "佐藤" '髙`])
})

test("a drawing that isn't whole is refused", () => {
  expect(() => readSvg("<div></div>")).toThrow("not one whole svg")
  expect(() => readSvg('<svg width="1"><g>')).toThrow("not one whole svg")
})
