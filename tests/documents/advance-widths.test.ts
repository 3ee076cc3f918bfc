import { expect, test } from "vitest"
import { fonts } from "../../modules/documents/engine/fonts.ts"
import { sizeThatFits, textWidth } from "../../modules/documents/layout/text-width.ts"

test("every character of the fonts is as wide in the table as in the font", () => {
  const wrong = fonts.flatMap(({ weight, parsed }) =>
    parsed.characterSet
      .filter(
        (codePoint) => codePoint > 0x20 && !/\p{Default_Ignorable_Code_Point}/u.test(String.fromCodePoint(codePoint)),
      )
      .filter((codePoint) => {
        const advance = parsed.glyphForCodePoint(codePoint).advanceWidth / parsed.unitsPerEm
        return Math.abs(textWidth(String.fromCodePoint(codePoint), 1, weight) - advance) > 1e-9
      })
      .map((codePoint) => `${weight} ${String.fromCodePoint(codePoint)}`),
  )
  expect(wrong).toEqual([])
  expect(fonts.map(({ parsed }) => parsed.characterSet.length)).toEqual([16_732, 16_732, 16_732])
})

test("digits are equally wide, so columns of yen stand straight", () => {
  const widths = [..."0123456789"].map((digit) => textWidth(digit, 1000, 400))
  expect(new Set(widths)).toEqual(new Set([555]))
})

test("a surrogate pair is one character and a variation selector takes no room", () => {
  expect(textWidth("𠮷", 10)).toBe(10)
  expect(textWidth("葛\u{e0100}", 10)).toBe(10)
  expect(textWidth("Nguyễn", 10)).toBeLessThan(40)
})

test("a figure too wide for its cell shrinks in half pixels and no further than the smallest size", () => {
  expect(sizeThatFits("1,234", 100, 13, 400)).toBe(13)
  const size = sizeThatFits("123,456,789,012", 90, 13, 700)
  expect(size % 0.5).toBe(0)
  expect(textWidth("123,456,789,012", size, 700)).toBeLessThanOrEqual(90)
  expect(sizeThatFits("あ".repeat(100), 10, 13, 400)).toBe(6)
})
