/**
 * Numbers with the messages of the specification. Numbers travel as JSON numbers; text becomes a number in the
 * normalisers, and in path and query by the contract adapter.
 */
import { Schema } from "effect"
import { messageKey } from "./messages.ts"

/** The range of every number input. */
export const numberLimits = { smallest: 0, largest: 1e15 } as const

/** Places behind the decimal point of the number as it is written; exact, unlike a product with a power of ten. */
export const decimalPlaces = (value: number): number => {
  const [mantissa = "", exponent = "0"] = String(value).split("e")
  return Math.max(0, (mantissa.split(".")[1] ?? "").length - Number(exponent))
}

const isNumber = Schema.isFinite({ message: messageKey("notNumber") }).abort()
const isWhole = Schema.isInt({ message: messageKey("notInteger") }).abort()
export const isNotNegative = Schema.isGreaterThanOrEqualTo(0, { message: messageKey("negative") })
export const isPositive = Schema.isGreaterThan(0, { message: messageKey("notPositive") })
export const isAtMost = (largest: number) =>
  Schema.isLessThanOrEqualTo(largest, { message: messageKey("tooLarge", largest) })
export const isAtLeast = (smallest: number) =>
  Schema.isGreaterThanOrEqualTo(smallest, { message: messageKey("tooSmall", smallest) })
export const hasDecimals = (places: number) =>
  Schema.makeFilter((value: number) => decimalPlaces(value) <= places, {
    message: messageKey("decimals", places),
    toJsonSchema: () => ({ multipleOf: 1 / 10 ** places }),
  })
/** Digits before the decimal point, as the specification limits some inputs by length. */
export const hasDigits = (digits: number) =>
  Schema.makeFilter((value: number) => Math.abs(value) < 10 ** digits, { message: messageKey("digits", digits) })

/** A whole number, whatever its sign. */
export const WholeNumber = Schema.Number.check(isNumber, isWhole)
/** A whole number from 0 to 1e15. */
export const Count = WholeNumber.check(isNotNegative, isAtMost(numberLimits.largest))
/** A whole number from `smallest` to `largest`. */
export const wholeBetween = (smallest: number, largest: number) =>
  WholeNumber.check(smallest === 0 ? isNotNegative : isAtLeast(smallest), isAtMost(largest))
/** A number from 0 to 1e15 with at most `places` decimals. */
export const decimal = (places: number) =>
  Schema.Number.check(isNumber, isNotNegative, isAtMost(numberLimits.largest), hasDecimals(places))
/** A number greater than 0 with at most `places` decimals. */
export const positiveDecimal = (places: number) =>
  Schema.Number.check(isNumber, isPositive, isAtMost(numberLimits.largest), hasDecimals(places))

/** 率 (%) of a service charge: above 0, at most 100, two decimals (D42). */
export const ServiceChargePercent = Schema.Number.check(isNumber, isPositive, isAtMost(100), hasDecimals(2))
/** 割増率 and 試用期間の率 (%): 0 to 500. */
export const RatePercent = wholeBetween(0, 500)
/** 経験年数: two digits. */
export const YearsOfExperience = WholeNumber.check(isNotNegative, hasDigits(2))
/** 血圧: three digits. */
export const BloodPressure = WholeNumber.check(isNotNegative, hasDigits(3))

/** 客先の必要人数: whole people (D30). */
export const HeadCount = WholeNumber.check(
  Schema.isGreaterThanOrEqualTo(0, { message: messageKey("headCount") }),
  isAtMost(9999),
)
/** 人工: people and parts of people in steps of 0.01 (D30). */
export const WorkerCount = Schema.Number.check(
  isNumber,
  Schema.isGreaterThanOrEqualTo(0, { message: messageKey("headCount") }),
  isAtMost(9999),
  hasDecimals(2),
)
