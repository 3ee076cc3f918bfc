import { describe, expect, test } from "vitest"
import { withoutInvisible } from "#modules/kernel/fields/invisible.ts"
import { normaliseEmail, normalisePhone, normaliseText, searchedWords } from "#modules/kernel/fields/normalise.ts"
import { Address, CommonText, Keyword, Memo, PersonName } from "#modules/kernel/fields/text.ts"
import { complaint } from "./complaints.ts"

const invisible: ReadonlyArray<readonly [string, string]> = [
  ["zero-width space", "\u200b"],
  ["zero-width joiner between kanji", "\u200d"],
  ["zero-width non-joiner between kanji", "\u200c"],
  ["word joiner", "\u2060"],
  ["byte order mark", "\ufeff"],
  ["soft hyphen", "\u00ad"],
  ["left-to-right mark", "\u200e"],
  ["right-to-left override", "\u202e"],
  ["isolate", "\u2067"],
  ["end of an embedding", "\u202c"],
  ["tag letter", "\u{e0041}"],
  ["Hangul filler", "\u3164"],
  ["half-width Hangul filler", "\uffa0"],
  ["Braille blank", "\u2800"],
  ["grapheme joiner", "\u034f"],
  ["line separator", "\u2028"],
  ["paragraph separator", "\u2029"],
  ["interlinear anchor", "\ufff9"],
  ["two selectors of a variant", "\u{e0100}\u{e0101}"],
]
describe.each(invisible)("UI-12 %s", (_, sign) => {
  test("is refused in names, addresses, titles and notes, wherever it stands, and dropped on leaving the field", () => {
    for (const text of [`${sign}佐藤`, `佐${sign}藤`, `佐 ${sign}藤`]) {
      for (const schema of [PersonName, Address, CommonText, Memo]) expect(complaint(schema, text)).toBe("badCharacter")
      expect(complaint(PersonName, normaliseText(text))).toBeUndefined()
    }
    expect(normaliseText(`佐${sign}`).slice(0, 1)).toBe("佐")
    expect(normalisePhone(`${sign}03-1234-5678`)).toBe("03-1234-5678")
    expect(normaliseEmail(`${sign}a@b.co`)).toBe("a@b.co")
  })
  test("in a search says nothing", () => {
    expect(complaint(Keyword, ` ${sign}佐藤`)).toBeUndefined()
    expect(searchedWords(` ${sign}佐藤`)).toEqual(["佐藤"])
  })
})

test("nothing but invisible signs is no name", () => {
  for (const [, sign] of invisible) expect(complaint(PersonName, sign)).toBeDefined()
})

test.each([
  ["a variant of a kanji", "葛\u{e0100}城"],
  ["a standardized variant", "辻\ufe00"],
  ["an emoji of several", "👷🏽\u200d♀\ufe0f"],
  ["a keycap", "1\ufe0f\u20e3"],
  ["Sinhala", "ශ්\u200dරී"],
  ["Nepali", "श्रेष्\u200dठ"],
  ["Persian", "علی\u200cرضا"],
  ["Vietnamese", "Nguyễn Văn Đức"],
  ["a wide space", "山田　太郎"],
  ["a sign of a company's own set", "\ue000"],
])("UI-12 %s stays as it is written", (_, text) => {
  expect(complaint(PersonName, text)).toBeUndefined()
  expect(withoutInvisible(text)).toBe(text)
})

test("a note keeps its lines", () => {
  expect(complaint(Memo, "一行目\r\n\t二行目")).toBeUndefined()
  expect(complaint(PersonName, "一行目\n二行目")).toBe("badCharacter")
  expect(withoutInvisible("一行目\n二\u200b行目")).toBe("一行目\n二行目")
})
