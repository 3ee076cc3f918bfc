import { expect, test } from "vitest"
import { breakLines } from "../../modules/documents/layout/break-lines.ts"
import { textWidth } from "../../modules/documents/layout/text-width.ts"

const ems = (count: number) => count * 10
const broken = (text: string, widthInEms: number) => breakLines(text, ems(widthInEms), 10)

test.each([
  ["a closing mark doesn't start a line", "今日は晴れです。明日も", 7, ["今日は晴れで", "す。明日も"]],
  ["a comma doesn't start a line", "鉄筋工事、型枠工事", 4, ["鉄筋工", "事、型枠", "工事"]],
  ["an opening bracket doesn't end a line", "支給（課税）", 3, ["支給", "（課", "税）"]],
  ["a small kana doesn't start a line", "ちょっとキャッチャー", 5, ["ちょっと", "キャッ", "チャー"]],
  ["a long vowel mark doesn't start a line", "クレーンとミキサー", 4, ["クレーン", "とミキ", "サー"]],
  ["々 stays with the character before it", "佐佐木様と佐々木様", 6, ["佐佐木様と", "佐々木様"]],
  ["stacked closing marks stay together", "「はい。」と言う", 4, ["「は", "い。」と", "言う"]],
  ["a number is not cut", "合計¥1,234,567です", 6, ["合計", "¥1,234,567で", "す"]],
  ["¥ stays with its number", "ご請求は¥1,500です", 5, ["ご請求は", "¥1,500で", "す"]],
  ["an ellipsis pair is not cut", "そして……終わり", 4, ["そして", "……終わ", "り"]],
  ["Latin words break at spaces only, and the space vanishes", "Nguyễn Văn An 様", 5, ["Nguyễn", "Văn An 様"]],
  ["line feeds are kept, empty lines too", "一行目\n\n三行目", 10, ["一行目", "", "三行目"]],
  ["a surrogate pair is not cut", "𠮷𠮷𠮷𠮷𠮷", 2, ["𠮷𠮷", "𠮷𠮷", "𠮷"]],
  [
    "a variation selector stays with its kanji",
    "葛\u{e0100}葛\u{e0100}葛\u{e0100}",
    2,
    ["葛\u{e0100}葛\u{e0100}", "葛\u{e0100}"],
  ],
  ["half-width kana keep their voiced mark", "ﾀﾞﾀﾞﾀﾞﾀﾞ", 2, ["ﾀﾞﾀﾞ", "ﾀﾞﾀﾞ"]],
])("禁則: %s", (_, text, widthInEms, lines) => {
  expect(broken(text, widthInEms)).toEqual(lines)
})

test("a word wider than the room is cut between characters instead of running out of the paper", () => {
  const lines = broken("https://example.jp/a-very-long-address-without-any-space", 6)
  expect(lines.join("")).toBe("https://example.jp/a-very-long-address-without-any-space")
  expect(lines.every((line) => textWidth(line, 10) <= ems(6))).toBe(true)
})

/** A small generator of its own, so that a failure can be repeated. */
const numbers = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed
}
const words = [
  ..."工事 鉄筋 手配 職人さん ちょっと キャッチャー 佐々木 （税込） 「はい」 ¥1,500 コンクリート １２ ……".split(" "),
  "Nguyễn ",
  "(abc) ",
]
const marks = ["、", "。", "！？", "・", "〜", "％", "", "", "", "　"]

test("for 3,000 texts: nothing is lost, no line is too wide, no line starts or ends as 禁則 forbids", () => {
  const next = numbers(20_261_120)
  const oneOf = (choices: ReadonlyArray<string>) => choices[(next() >> 8) % choices.length] ?? ""
  const squeezed = (value: string) => value.replace(/\s/g, "")
  const faults: Array<string> = []
  for (let round = 0; round < 3_000; round++) {
    const text = Array.from({ length: 1 + ((next() >> 8) % 20) }, () => oneOf(words) + oneOf(marks)).join("")
    const room = ems(12 + ((next() >> 8) % 20))
    const lines = breakLines(text, room, 10)
    if (squeezed(lines.join("")) !== squeezed(text)) faults.push(`lost: ${text}`)
    for (const line of lines) if (textWidth(line, 10) > room + 0.01) faults.push(`wide: ${line}`)
    for (const line of lines.slice(1))
      if (/^[、。」）ーっょャッ々・！？,.)％〜]/u.test(line)) faults.push(`start: ${line}`)
    for (const line of lines.slice(0, -1)) if (/[「（¥(]$/u.test(line)) faults.push(`end: ${line}`)
    if (/\d\n\d|…\n…|[a-z]\n[a-z]/.test(lines.join("\n"))) faults.push(`cut: ${lines.join("|")}`)
  }
  expect(faults.slice(0, 5)).toEqual([])
})
