import { describe, expect, test } from "vitest"
import {
  normaliseClockTime,
  normaliseDay,
  normaliseEmail,
  normaliseFurigana,
  normaliseMonth,
  normalisePdfFileName,
  normalisePhone,
  normalisePostalCode,
  normaliseRegistrationNumber,
  normaliseText,
  normaliseYen,
} from "#modules/kernel/fields/normalise.ts"

const today = "2026-11-20"

describe("UI-12 what people type becomes what is stored", () => {
  test.each([
    ["０３１２３４５６７８", "03-1234-5678"],
    ["06-6341-0000", "06-6341-0000"],
    ["0422512345", "0422-51-2345"],
    ["0425123456", "042-512-3456"],
    ["0471234567", "04-7123-4567"],
    ["0473123456", "047-312-3456"],
    ["0466123456", "0466-12-3456"],
    ["0452345678", "045-234-5678"],
    ["0112345678", "011-234-5678"],
    ["0172123456", "0172-12-3456"],
    ["0120123456", "0120-123-456"],
    ["0570012345", "0570-012-345"],
    ["08001234567", "0800-123-4567"],
    ["09012345678", "090-1234-5678"],
    ["０９０ー１２３４ー５６７８", "090-1234-5678"],
    ["(03) 1234 5678", "03-1234-5678"],
    ["+81 90 1234 5678", "090-1234-5678"],
    ["+81(0)3-1234-5678", "03-1234-5678"],
    ["04998-2-1234", "04998-2-1234"],
    ["0901-234-5678", "090-1234-5678"],
    ["03-1234-567", "03-1234-567"],
    ["内線 12", "内線12"],
  ])("phone %s → %s", (typed, stored) => {
    expect(normalisePhone(typed)).toBe(stored)
  })
  test.each([
    ["〒１０００００１", "100-0001"],
    ["100ー0001", "100-0001"],
    ["100-0001", "100-0001"],
    ["10000", "10000"],
  ])("postal code %s → %s", (typed, stored) => {
    expect(normalisePostalCode(typed)).toBe(stored)
  })
  test.each([
    ["やまだ　たろう", "ヤマダ タロウ"],
    ["ﾔﾏﾀﾞ ﾀﾛｳ", "ヤマダ タロウ"],
    ["さとー", "サトー"],
    ["か\u3099", "ガ"],
    ["ゔぁん・さとう", "ヴァン・サトウ"],
    ["山田", "山田"],
  ])("furigana %s → %s", (typed, stored) => {
    expect(normaliseFurigana(typed)).toBe(stored)
  })
  test.each([
    [" Ｔａｒｏ＠Example.JP ", "taro@example.jp"],
    ["a..b.@docomo.ne.jp", "a..b.@docomo.ne.jp"],
  ])("e-mail %s → %s", (typed, stored) => {
    expect(normaliseEmail(typed)).toBe(stored)
  })
})

test.each([
  ["Ｔ７００００１２０５０００２", "T7000012050002"],
  ["7000012050002", "T7000012050002"],
  ["t7000-0120-50002", "T7000012050002"],
  [" T 7000012050002", "T7000012050002"],
  ["12345", "12345"],
])("UI-13 registration number %s → %s", (typed, stored) => {
  expect(normaliseRegistrationNumber(typed)).toBe(stored)
})

test("names keep the signs that people chose", () => {
  expect(normaliseText("  ㈱﨑山ｶﾞﾗｽ　")).toBe("㈱﨑山ガラス")
  expect(normaliseText("神山")).toBe("神山")
  expect(normaliseText("ＡＢＣ工業")).toBe("ＡＢＣ工業")
})

test.each([
  ["￥１２，０００円", "12000"],
  ["\\1,500", "1500"],
  ["¥ 98,000円也", "98000"],
  ["1.5万", "1.5万"],
  ["18.000", "18000"],
  ["１．２５０．０００", "1250000"],
  ["18000.5", "18000.5"],
  ["0.125", "0.125"],
])("yen %s → %s", (typed, stored) => {
  expect(normaliseYen(typed)).toBe(stored)
})

test("UI-15 a PDF's name gets its ending", () => {
  expect(normalisePdfFileName(" 請求書 ")).toBe("請求書.pdf")
  expect(normalisePdfFileName("請求書．ＰＤＦ")).toBe("請求書.pdf")
  expect(normalisePdfFileName("")).toBe("")
})

test.each([
  ["8/11/20", "2026-11-20"],
  ["26/11/20", "2026-11-20"],
  ["20/11/8", "2020-11-08"],
  ["2026年11月8日", "2026-11-08"],
  ["２０２６／１１／８", "2026-11-08"],
  ["2026.11.8", "2026-11-08"],
  ["R8.11.8", "2026-11-08"],
  ["令和8年11月8日", "2026-11-08"],
  ["令和元年5月1日", "2019-05-01"],
  ["H31.4.30", "2019-04-30"],
  ["S55.3.4", "1980-03-04"],
  ["昭和64年1月7日", "1989-01-07"],
  ["11/8", "2026-11-08"],
  ["1/5", "2027-01-05"],
  ["7月1日", "2026-07-01"],
  ["11月8日(日)", "2026-11-08"],
  ["20261108", "2026-11-08"],
  ["261108", "2026-11-08"],
  ["1108", "2026-11-08"],
  ["今日", "2026-11-20"],
  ["明日", "2026-11-21"],
  ["昨日", "2026-11-19"],
  ["2/29", "2/29"],
  ["2028/2/29", "2028-02-29"],
  ["2026/2/29", "2026/2/29"],
  ["13/1", "13/1"],
  ["2026-11-08", "2026-11-08"],
  ["いつか", "いつか"],
])("UI-14 day %s → %s", (typed, stored) => {
  expect(normaliseDay(typed, today)).toBe(stored)
})

test("UI-14 tomorrow and yesterday pass the ends of months and years", () => {
  expect(normaliseDay("明日", "2026-12-31")).toBe("2027-01-01")
  expect(normaliseDay("昨日", "2027-01-01")).toBe("2026-12-31")
  expect(normaliseDay("明後日", "2028-02-28")).toBe("2028-03-01")
  expect(normaliseDay("昨日", "2026-03-01")).toBe("2026-02-28")
})

test.each([
  ["2026/11", "2026-11"],
  ["2026年１月", "2026-01"],
  ["R8.11", "2026-11"],
  ["202611", "2026-11"],
  ["2026-13", "2026-13"],
])("month %s → %s", (typed, stored) => {
  expect(normaliseMonth(typed, today)).toBe(stored)
})

test.each([
  ["830", "08:30"],
  ["８：３０", "08:30"],
  ["8", "08:00"],
  ["17", "17:00"],
  ["1730", "17:30"],
  ["8時半", "08:30"],
  ["8時5分", "08:05"],
  ["午後3時", "15:00"],
  ["午前8:30", "08:30"],
  ["翌5:00", "05:00"],
  ["24:00", "24:00"],
  ["8:75", "8:75"],
  ["朝", "朝"],
])("clock %s → %s", (typed, stored) => {
  expect(normaliseClockTime(typed)).toBe(stored)
})
