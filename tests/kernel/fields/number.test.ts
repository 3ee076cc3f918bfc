import { describe, expect, test } from "vitest"
import { fieldMessage } from "#modules/kernel/fields/messages.ts"
import { mayType, normaliseNumber, numberIn } from "#modules/kernel/fields/normalise.ts"
import {
  BloodPressure,
  Count,
  decimal,
  decimalPlaces,
  HeadCount,
  positiveDecimal,
  RatePercent,
  ServiceChargePercent,
  WorkerCount,
  wholeBetween,
  YearsOfExperience,
} from "#modules/kernel/fields/number.ts"
import { pageSizes, rowsOfPage } from "#modules/kernel/fields/page-sizes.ts"
import { Id, LanguageChoice, PageIndex, PageSize, TextPercent, Version } from "#modules/kernel/fields/row.ts"
import { ContractYen, CorrectionYen, PositiveYen, RateYen, YenAmount } from "#modules/kernel/fields/yen.ts"
import { complaint } from "./complaints.ts"

describe("UI-11 numbers of a call", () => {
  test.each([
    ["number only", Count, "12", "notNumber"],
    ["number only, not NaN", decimal(2), Number.NaN, "notNumber"],
    ["number only, not infinite", decimal(2), Number.POSITIVE_INFINITY, "notNumber"],
    ["whole", Count, 1.5, "notInteger"],
    ["0 is the smallest", Count, 0, undefined],
    ["below 0", Count, -1, "negative"],
    ["1e15 is the largest", Count, 1e15, undefined],
    ["above 1e15", Count, 1e15 + 1, "tooLarge:1000000000000000"],
    ["greater than 0", positiveDecimal(2), 0, "notPositive"],
    ["just above 0", positiveDecimal(2), 0.01, undefined],
    ["largest", wholeBetween(1, 24), 24, undefined],
    ["too large", wholeBetween(1, 24), 25, "tooLarge:24"],
    ["too small", wholeBetween(1, 24), 0, "tooSmall:1"],
    ["two decimals", decimal(2), 1.25, undefined],
    ["three decimals", decimal(2), 1.255, "decimals:2"],
    ["one third of a sen", decimal(2), 0.1 + 0.2, "decimals:2"],
    ["tiny", decimal(2), 1e-7, "decimals:2"],
    ["missing", Count, null, "required"],
    ["missing key", Count, undefined, "required"],
  ] as const)("%s", (_, schema, value, key) => {
    expect(complaint(schema, value)).toBe(key)
  })

  test("decimal places are those of the written number", () => {
    expect([1, 0.5, 1.005, 1e-7, 1.5e-7, 1e21].map(decimalPlaces)).toEqual([0, 1, 3, 7, 8, 0])
  })
})

describe("UI-11 numbers typed and pasted", () => {
  test.each([
    ["１２３", "123", 123],
    ["1,234,567", "1234567", 1_234_567],
    ["１，２３４．５", "1234.5", 1234.5],
    ["007", "7", 7],
    ["△500", "-500", -500],
    ["12a", "12a", undefined],
    ["1,23", "1,23", undefined],
    ["", "", undefined],
  ])("%s becomes %s", (typed, normalised, number) => {
    expect(normaliseNumber(typed)).toBe(normalised)
    expect(numberIn(typed)).toBe(number)
  })
  test("a whole-number input takes neither comma nor period, a decimal one no second period", () => {
    expect(["12", "１２", ""].every(mayType.whole)).toBe(true)
    expect(["1,2", "1.2", "1．2", "-1", "1e3"].some(mayType.whole)).toBe(false)
    expect(["1.", "1.2", ".5", "１．５"].every(mayType.decimal)).toBe(true)
    expect(["1.2.3", "1,2", "-1"].some(mayType.decimal)).toBe(false)
  })
})

test("UI-11 the six messages in Japanese", () => {
  const keys = ["notNumber", "negative", "notPositive", "tooLarge:24", "tooSmall:1", "decimals:2"]
  expect(keys.map((key) => fieldMessage(key, "ja"))).toEqual([
    "数字を入力してください。",
    "0以上の数字を入力してください。",
    "0より大きい数字を入力してください。",
    "最大値は24です。",
    "最小値は1です。",
    "小数点以下は2桁までで入力してください。",
  ])
})

test.each([
  ["head count", HeadCount, 0, undefined],
  ["head count below 0", HeadCount, -1, "headCount"],
  ["head count in parts", HeadCount, 0.5, "notInteger"],
  ["人工 in steps of 0.01", WorkerCount, 6.55, undefined],
  ["人工 in finer steps", WorkerCount, 0.505, "decimals:2"],
  ["人工 below 0", WorkerCount, -0.5, "headCount"],
  ["service charge of 100 %", ServiceChargePercent, 100, undefined],
  ["service charge above 100 %", ServiceChargePercent, 100.01, "tooLarge:100"],
  ["service charge of 0 %", ServiceChargePercent, 0, "notPositive"],
  ["rate of 500 %", RatePercent, 500, undefined],
  ["rate above 500 %", RatePercent, 501, "tooLarge:500"],
  ["99 years", YearsOfExperience, 99, undefined],
  ["100 years", YearsOfExperience, 100, "digits:2"],
  ["blood pressure 999", BloodPressure, 999, undefined],
  ["blood pressure 1000", BloodPressure, 1000, "digits:3"],
  ["rate in yen", RateYen, 99_999_999, undefined],
  ["rate in yen too large", RateYen, 100_000_000, "tooLarge:99999999"],
  ["rate in yen below 0", RateYen, -1, "negative"],
  ["half a yen", RateYen, 0.5, "notInteger"],
  ["contract of a trillion", ContractYen, 1e12, undefined],
  ["contract above a trillion", ContractYen, 1e12 + 1, "tooLarge:1000000000000"],
  ["any amount", YenAmount, 1e15, undefined],
  ["an amount of nothing", PositiveYen, 0, "notPositive"],
  ["a correction", CorrectionYen, -99_999_999, undefined],
  ["id 0", Id, 0, "tooSmall:1"],
  ["id", Id, 1, undefined],
  ["id beyond the database's integers", Id, 2_147_483_648, "tooLarge:2147483647"],
  ["version 0", Version, 0, "tooSmall:1"],
  ["page 0", PageIndex, 0, "tooSmall:1"],
  ["page size 10,000,000", PageSize, 10_000_000, undefined],
  ["page size above", PageSize, 10_000_001, "tooLarge:10000000"],
  ["language", LanguageChoice, "vi", undefined],
  ["another language", LanguageChoice, "fr", "notChoice"],
  ["text size", TextPercent, 150, undefined],
  ["another text size", TextPercent, 110, "notChoice"],
] as const)("UI-11 %s", (_, schema, value, key) => {
  expect(complaint(schema, value)).toBe(key)
})

test("page sizes by list, and one answer carries at most 10,000 rows", () => {
  expect(pageSizes).toEqual({
    usual: 20,
    vendors: 20,
    bills: 100,
    vendorPicker: 100,
    projectsForTask: 100,
    customers: 1000,
    labelSettings: 1000,
  })
  expect([rowsOfPage(), rowsOfPage(100), rowsOfPage(10_000_000)]).toEqual([20, 100, 10_000])
})
