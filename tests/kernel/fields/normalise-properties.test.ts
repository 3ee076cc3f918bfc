import { Arbitrary, Effect, Schema } from "effect"
import { describe, expect, test } from "vitest"
import { Email, Phone, PostalCode } from "#modules/kernel/fields/contact.ts"
import { Clock, Day, Month } from "#modules/kernel/fields/day.ts"
import { PdfFileName } from "#modules/kernel/fields/file-name.ts"
import {
  normaliseClockTime,
  normaliseDay,
  normaliseEmail,
  normaliseFurigana,
  normaliseLettersAndDigits,
  normaliseMonth,
  normaliseNumber,
  normalisePdfFileName,
  normalisePhone,
  normalisePostalCode,
  normaliseRegistrationNumber,
  normaliseText,
  normaliseYen,
} from "#modules/kernel/fields/normalise.ts"
import { RegistrationNumber } from "#modules/kernel/fields/registration-number.ts"
import { Furigana } from "#modules/kernel/fields/text.ts"
import { complaint } from "./complaints.ts"

const today = "2026-11-20"

const passes = <A>(arbitrary: Arbitrary.Arbitrary<A>, property: (value: A) => boolean) => {
  const result = Effect.runSync(Arbitrary.checkEffect(arbitrary, property, { runs: 2000, seed: 20261120 }))
  expect(Arbitrary.formatCheckFailure(result)).toBeUndefined()
}
const signs =
  "0123456789０１２９-ー－‐.．,，:：/／年月日時分半円￥¥\\〒TＴRHS令和元+()（） 　@＠aAｱｶﾞﾊﾟｰアがかぱ゛ﾞ゚\u3099山﨑神今明翌午前後△%pdfＰＤＦ"
const typed = Arbitrary.array(Arbitrary.schema(Schema.Literals([...signs])), { maxLength: 14 }).pipe(
  Arbitrary.map((parts) => parts.join("")),
)

const normalisers = {
  normaliseClockTime,
  normaliseDay: (text: string) => normaliseDay(text, today),
  normaliseEmail,
  normaliseFurigana,
  normaliseLettersAndDigits,
  normaliseMonth: (text: string) => normaliseMonth(text, today),
  normaliseNumber,
  normalisePdfFileName,
  normalisePhone,
  normalisePostalCode,
  normaliseRegistrationNumber,
  normaliseText,
  normaliseYen,
}
test.each(Object.entries(normalisers))("%s run twice changes nothing more", (_, normalise) => {
  passes(typed, (text) => normalise(normalise(text)) === normalise(text))
})

const digits = (length: number) =>
  Arbitrary.array(Arbitrary.schema(Schema.Literals([..."0123456789"])), { minLength: length, maxLength: length }).pipe(
    Arbitrary.map((parts) => parts.join("")),
  )
const fullWidth = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0))
const between = (minimum: number, maximum: number) =>
  Arbitrary.schema(Schema.Int.check(Schema.isBetween({ minimum, maximum })))

describe("a valid value, typed in full width, passes its schema once normalised", () => {
  test("phone", () => {
    const number = Arbitrary.all([between(1, 9), Arbitrary.schema(Schema.Literals([8, 9]))])
    const numbers = number.pipe(
      Arbitrary.flatMap(([first, length]) => digits(length).pipe(Arbitrary.map((rest) => `0${first}${rest}`))),
    )
    passes(numbers, (text) => {
      const stored = normalisePhone(fullWidth(text))
      return (
        complaint(Phone, text) === undefined &&
        complaint(Phone, stored) === undefined &&
        stored.replaceAll("-", "") === text &&
        /^0\d{1,3}-\d{2,4}-\d{3,4}$/.test(stored)
      )
    })
  })
  test("postal code", () => {
    passes(digits(7), (text) => complaint(PostalCode, normalisePostalCode(`〒${fullWidth(text)}`)) === undefined)
  })
  test("registration number", () => {
    passes(
      digits(13),
      (text) => complaint(RegistrationNumber, normaliseRegistrationNumber(fullWidth(`t${text}`))) === undefined,
    )
  })
  test("day, month and clock", () => {
    const pad = (value: number) => String(value).padStart(2, "0")
    passes(Arbitrary.all([between(1990, 2060), between(1, 12), between(1, 28)]), ([year, month, day]) => {
      const iso = `${year}-${pad(month)}-${pad(day)}`
      return [`${year}/${month}/${day}`, `${year}年${month}月${day}日`, iso, `${year}${pad(month)}${pad(day)}`].every(
        (text) => normaliseDay(fullWidth(text), today) === iso && complaint(Day, iso) === undefined,
      )
    })
    passes(Arbitrary.all([between(1990, 2060), between(1, 12)]), ([year, month]) => {
      const stored = normaliseMonth(fullWidth(`${year}/${month}`), today)
      return stored === `${year}-${pad(month)}` && complaint(Month, stored) === undefined
    })
    passes(Arbitrary.all([between(0, 23), between(0, 59)]), ([hour, minute]) => {
      const clock = `${pad(hour)}:${pad(minute)}`
      return [`${hour}:${pad(minute)}`, `${hour}時${minute}分`, `${hour}${pad(minute)}`].every(
        (text) => normaliseClockTime(fullWidth(text)) === clock && complaint(Clock, clock) === undefined,
      )
    })
  })
  test("furigana from hiragana", () => {
    const kana = Arbitrary.array(between(0x3041, 0x3096), { minLength: 1, maxLength: 20 }).pipe(
      Arbitrary.map((codes) => String.fromCodePoint(...codes)),
    )
    passes(kana, (text) => complaint(Furigana, normaliseFurigana(text)) === undefined)
  })
  test("e-mail and the name of a PDF", () => {
    expect(complaint(Email, normaliseEmail(fullWidth("Taro.Yamada@example.co.jp")))).toBeUndefined()
    expect(complaint(PdfFileName, normalisePdfFileName("11月分 請求書"))).toBeUndefined()
  })
})
