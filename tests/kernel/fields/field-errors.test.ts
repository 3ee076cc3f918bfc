import { Effect, Schema } from "effect"
import { expect, test } from "vitest"
import type { Language } from "#modules/kernel/codes.ts"
import { languages } from "#modules/kernel/codes.ts"
import { inWords } from "#modules/kernel/errors/words.ts"
import { Email } from "#modules/kernel/fields/contact.ts"
import { fieldErrors, parseOptions } from "#modules/kernel/fields/field-errors.ts"
import { fieldMessage, fieldMessages, messageKey } from "#modules/kernel/fields/messages.ts"
import { Count } from "#modules/kernel/fields/number.ts"
import { CommonText, Memo } from "#modules/kernel/fields/text.ts"
import { complaints } from "./complaints.ts"

const Estimate = Schema.Struct({
  name: CommonText,
  email: Schema.NullOr(Email),
  kind: Schema.Literals([1, 2]),
  isOpen: Schema.Boolean,
  note: Schema.optionalKey(Memo),
  rows: Schema.Array(Schema.Struct({ title: CommonText, price: Count })),
})
const good = { name: "改修", email: null, kind: 1, isOpen: true, rows: [{ title: "配管", price: 1 }] }

test("every wrong field is named at once by its dotted path, in the caller's language", () => {
  const failure = Effect.runSync(
    Effect.flip(
      Schema.decodeUnknownEffect(
        Estimate,
        parseOptions,
      )({ ...good, name: "", email: "x", rows: [{ title: "あ".repeat(256), price: -1 }, { price: "1" }] }),
    ),
  )
  const told = (language: Language) =>
    fieldErrors(failure).map(({ field, message }) => ({ field, message: inWords(message, language) }))
  expect(told("ja")).toEqual([
    { field: "name", message: "この項目を入力してください。" },
    { field: "email", message: "メールアドレスの形式が正しくありません。" },
    { field: "rows.0.title", message: "255文字以内で入力してください。" },
    { field: "rows.0.price", message: "0以上の数字を入力してください。" },
    { field: "rows.1.title", message: "この項目を入力してください。" },
    { field: "rows.1.price", message: "数字を入力してください。" },
  ])
  expect(told("vi")[2]?.message).toBe("Vui lòng nhập không quá 255 ký tự.")
})

test.each([
  ["no body", undefined, [{ field: "", key: "required" }]],
  ["a text instead of a body", "x", [{ field: "", key: "invalid" }]],
  ["a number for a text", { ...good, name: 1 }, [{ field: "name", key: "notText" }]],
  ["null for a text", { ...good, name: null }, [{ field: "name", key: "required" }]],
  ["a number for a text or null", { ...good, email: 1 }, [{ field: "email", key: "notText" }]],
  ["a value outside the choices", { ...good, kind: 3 }, [{ field: "kind", key: "notChoice" }]],
  ["no choice", { ...good, kind: null }, [{ field: "kind", key: "notChosen" }]],
  ["a word for a tick", { ...good, isOpen: "yes" }, [{ field: "isOpen", key: "notTicked" }]],
  ["an object for a list", { ...good, rows: {} }, [{ field: "rows", key: "notList" }]],
  ["a list for a row", { ...good, rows: [[]] }, [{ field: "rows.0", key: "invalid" }]],
  ["a field that may be left out", { ...good, note: null }, [{ field: "note", key: "required" }]],
])("%s", (_, value, wrong) => {
  expect(complaints(Estimate, value)).toEqual(wrong)
})

test("a field that no schema knows is named", () => {
  const strict = Effect.runSync(Effect.flip(Schema.decodeUnknownEffect(Estimate, parseOptions)({ ...good, role: 1 })))
  expect(fieldErrors(strict)).toEqual([{ field: "role", message: "unknownField" }])
})

test("checks without a key of ours still answer a sentence of the table", () => {
  const Foreign = Schema.Struct({ a: Schema.Int, b: Schema.NonEmptyString, c: Schema.String.check(Schema.isUUID()) })
  expect(complaints(Foreign, { a: 1.5, b: "", c: "x" })).toEqual([
    { field: "a", key: "notInteger" },
    { field: "b", key: "invalid" },
    { field: "c", key: "invalid" },
  ])
})

test("every sentence stands in three languages with the same parameters", () => {
  const places = (sentence: string) => [...sentence.matchAll(/\{\d\}/g)].map(([place]) => place).sort()
  for (const sentence of Object.values(fieldMessages)) {
    expect(sentence.ja).toMatch(/[\u3040-\u30ff].*。$/)
    expect(sentence.en).toMatch(/^[A-Z].*\.$/)
    expect(sentence.vi).toMatch(/\.$/)
    for (const language of languages) expect(places(sentence[language])).toEqual(places(sentence.ja))
  }
})

test("parameters stand in the sentence, large numbers grouped, days as they are", () => {
  expect(fieldMessage(messageKey("tooLarge", 99_999_999), "ja")).toBe("最大値は99,999,999です。")
  expect(fieldMessage("passwordLength:6,32", "en")).toBe("The password must be 6 to 32 characters long.")
  expect(fieldMessage(messageKey("outsidePeriod", "2026-11-01", "2026-11-30"), "ja")).toBe(
    "2026-11-01から2026-11-30までの日付を入力してください。",
  )
  expect(fieldMessage("never heard of", "ja")).toBe("入力内容が正しくありません。")
})

test("of two ways to give something only the one that was meant is complained of, whichever stands first", () => {
  const byLink = Schema.Struct({ token: CommonText, count: Count })
  const byAddress = Schema.Struct({ email: Email })
  for (const ways of [Schema.Union([byLink, byAddress]), Schema.Union([byAddress, byLink])]) {
    expect(complaints(ways, { token: "a", count: -1 }).map(({ field }) => field)).toEqual(["count"])
    expect(complaints(ways, { email: "nobody" }).map(({ field }) => field)).toEqual(["email"])
    expect(complaints(ways, { email: "a@b.example" })).toEqual([])
  }
})
