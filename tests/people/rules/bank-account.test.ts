import { Schema } from "effect"
import { expect, test } from "vitest"
import { bankKana, normaliseAccountHolder, normaliseAccountNumber } from "#modules/kernel/fields/normalise.ts"
import { BankInfo } from "#modules/people/contract/profile.ts"
import { isBankTyped } from "@/lib/bank-places.ts"

test.each([
  ["山田 タロウ", "山田 ﾀﾛｳ"],
  ["ヤマダ　タロウ", "ﾔﾏﾀﾞ ﾀﾛｳ"],
  ["やまだ たろう", "ﾔﾏﾀﾞ ﾀﾛｳ"],
  ["ﾔﾏﾀﾞ ﾀﾛｳ", "ﾔﾏﾀﾞ ﾀﾛｳ"],
  ["キョウトショウテン", "ｷﾖｳﾄｼﾖｳﾃﾝ"],
  ["シーエム・ヲ", "ｼ-ｴﾑ.ｵ"],
  ["パピプペポ ヴ", "ﾊﾟﾋﾟﾌﾟﾍﾟﾎﾟ ｳﾞ"],
  ["株式会社トウワ", "ｶ)ﾄｳﾜ"],
  ["トウワ株式会社", "ﾄｳﾜ(ｶ"],
  ["（株）トウワ", "ｶ)ﾄｳﾜ"],
  ["トウワ有限会社シンジュクテン", "ﾄｳﾜ(ﾕ)ｼﾝｼﾞﾕｸﾃﾝ"],
  ["ａｂｃ １２", "ABC 12"],
])("STAFF-03 the holder %s is written as a transfer carries it, and once more is the same", (typed, holder) => {
  expect(normaliseAccountHolder(typed)).toBe(holder)
  expect(normaliseAccountHolder(holder)).toBe(holder)
})

const blamed = (input: object) => {
  const told = Schema.toStandardSchemaV1(BankInfo)["~standard"].validate(input)
  if (told instanceof Promise) throw new Error("a check that waits")
  return (told.issues ?? []).map(({ path, message }) => [(path ?? []).map(String).join("."), message])
}
const mizuho = { bankCode: "0001", branchCode: "001", type: 1, cardNumber: "0123456", ownerName: "ﾔﾏﾀﾞ ﾀﾛｳ" }

test.each([
  [{}, []],
  [{ bankCode: "1" }, [["bankCode", "digitsExactly:4"]]],
  [{ branchCode: "01" }, [["branchCode", "digitsExactly:3"]]],
  [{ bankCode: null }, [["bankCode", "required"]]],
  [{ cardNumber: "123456" }, [["cardNumber", "digitsExactly:7"]]],
  [{ cardNumber: "12-3456" }, [["cardNumber", "digitsExactly:7"]]],
  [{ ownerName: "ヤマダ" }, [["ownerName", "accountHolder"]]],
  [{ ownerName: "ﾔﾏﾀﾞ ｦ" }, [["ownerName", "accountHolder"]]],
  [{ ownerName: "ｱ".repeat(31) }, [["ownerName", "accountHolder"]]],
  [{ ownerName: null, cardNumber: null }, []],
])("STAFF-03 an account of a numbered bank is checked as a transfer asks: %j", (change, wrong) => {
  expect(blamed({ ...mizuho, ...change })).toEqual(wrong)
})
test("STAFF-14 an account of any other bank is letters and digits", () => {
  expect(blamed({ bankName: "Deutsche Bank", cardNumber: "DE89-3704", ownerName: "Taro Yamada" })).toEqual([])
  expect(blamed({ bankName: "Deutsche Bank", cardNumber: "12あ" }).map(([field]) => field)).toEqual(["cardNumber"])
})

test("STAFF-03 a bank is found by name, kana in any spelling and number", () => {
  const place = { label: "三菱ＵＦＪ", keywords: "0005 ミツビシユ-エフジエイ" }
  const central = { label: "丸の内中央", keywords: "004 マルノウチチユウオウ" }
  for (const typed of ["三菱", "三菱UFJ銀行", "みつびし", "ﾐﾂﾋﾞｼ", "0005"]) expect(isBankTyped(typed, place)).toBe(true)
  for (const typed of ["まるのうちちゅうおう", "チュウオウ", "丸の内中央支店", "004"])
    expect(isBankTyped(typed, central)).toBe(true)
  expect(isBankTyped("みずほ", place)).toBe(false)
  expect(bankKana("きょうと")).toBe("キヨウト")
  expect(normaliseAccountNumber("12345")).toBe("0012345")
  expect(normaliseAccountNumber("A12345")).toBe("A12345")
})
