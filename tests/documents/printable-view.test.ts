import { expect, test } from "vitest"
import { fonts } from "../../modules/documents/engine/fonts.ts"
import { printableView } from "../../modules/documents/engine/printable-view.ts"
import { payslipLabels } from "../../modules/payroll/documents/payslip-labels.ts"

const hasGlyph = (codePoint: number) => fonts.every(({ parsed }) => parsed.hasGlyphForCodePoint(codePoint))
const printed = (text: string) => {
  const { view, missing } = printableView({ text }, hasGlyph)
  return [view, missing]
}

test.each([
  "髙橋　𠮷雄",
  "濵\ufa11 邉 𣘺 \ufa19 \ufa10",
  "Nguyễn Văn An",
  "㈱山田①ⅡＡｱｲｳｴｵﾞ",
  "〒335-0022 ¥1,234 ▲18,420〜",
])("%s is printed as it is", (text) => {
  expect(printed(text)).toEqual([{ text }, []])
})

test.each([
  ["an emoji", "安全第一👷", "安全第一〓", ["👷"]],
  ["a joined emoji counts once", "👷🏽‍♂️様", "〓様", ["👷🏽‍♂️"]],
  ["Hangul", "김 様", "〓 様", ["김"]],
  ["a simplified character", "陈さん", "〓さん", ["陈"]],
  ["the same one twice is reported once", "👷👷", "〓〓", ["👷"]],
  ["a variant prints its base and is reported", "葛\u{e0100}城", "葛城", ["葛\u{e0100}"]],
])("%s: 〓 and a report", (_, text, expected, missing) => {
  expect(printed(text)).toEqual([{ text: expected }, missing])
})

test.each([
  ["か with a combining mark is が", "か\u3099き", "がき"],
  ["a decomposed Vietnamese name is composed", "Nguyễn Văn".normalize("NFD"), "Nguyễn Văn"],
  ["a zero-width space vanishes", "山田\u200b太郎", "山田太郎"],
  ["a direction override vanishes", "山田\u202e太郎", "山田太郎"],
  ["control characters vanish, a tab is a space", "山\u0000田\t太郎", "山田 太郎"],
  ["a Windows line end is a line feed", "一行目\r\n二行目", "一行目\n二行目"],
])("%s", (_, text, expected) => {
  expect(printed(text)).toEqual([{ text: expected }, []])
})

test("texts are found at every depth and nothing else is touched", () => {
  const view = { lines: [{ label: "👷", amount: -5 }], done: true, none: null, when: "2026-11-01" }
  expect(printableView(view, hasGlyph)).toEqual({
    view: { lines: [{ label: "〓", amount: -5 }], done: true, none: null, when: "2026-11-01" },
    missing: ["👷"],
  })
})

test("every word of the slip in ja, vi and en has its glyphs", () => {
  const words = Object.values(payslipLabels).flatMap((labels) => [
    ...Object.values(labels).filter((label) => typeof label === "string"),
    ...Array.from({ length: 12 }, (_, month) => labels.month(2026, month + 1)),
    labels.day(2026, 12, 25),
    labels.shortDay(12, 25),
    labels.corrected(2),
  ])
  expect(printableView(words, hasGlyph)).toEqual({ view: words, missing: [] })
})
