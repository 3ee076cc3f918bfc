/** The worked examples of a month's pay as data, for the rules alone and for the product from punch to slip. */
import { Schema } from "effect"
import { parse } from "yaml"
import { IsoDate } from "#modules/kernel/civil-day.ts"
import { prefectures } from "#modules/kernel/law/prefectures.ts"
import { textOf } from "./cases.ts"

const shiftFigures = Schema.Struct({
  morning: Schema.optionalKey(Schema.Int),
  afternoon: Schema.optionalKey(Schema.Int),
  evening: Schema.optionalKey(Schema.Int),
})
const Example = Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  salaryType: Schema.Literals(["HOUR", "MONTH", "SHIFT"]),
  inputs: Schema.Struct({
    hourlyWage: Schema.optionalKey(Schema.Int),
    monthlyBase: Schema.optionalKey(Schema.Int),
    averageMonthlyScheduledHours: Schema.optionalKey(Schema.Int),
    shiftPrices: Schema.optionalKey(shiftFigures),
    shiftCounts: Schema.optionalKey(shiftFigures),
    hoursPerShift: Schema.optionalKey(shiftFigures),
    probationPercent: Schema.optionalKey(Schema.Int),
    deemedOvertimeHours: Schema.optionalKey(Schema.Int),
    regularMinutes: Schema.optionalKey(Schema.Int),
    overtimeMinutes: Schema.Int,
    nightMinutes: Schema.Int,
    holidayMinutes: Schema.optionalKey(Schema.Int),
    holidayNightMinutes: Schema.optionalKey(Schema.Int),
    commuting: Schema.optionalKey(Schema.Struct({ amount: Schema.Int })),
    prefecture: Schema.Literals(prefectures),
    workDate: IsoDate,
    payDate: IsoDate,
    leftOn: Schema.optionalKey(IsoDate),
    socialInsurance: Schema.Boolean,
    premiumMonth: Schema.optionalKey(Schema.String),
    premiumMonths: Schema.optionalKey(Schema.Int),
    standardMonthlyRemuneration: Schema.optionalKey(Schema.Int),
    birthDate: Schema.optionalKey(IsoDate),
    taxColumn: Schema.Literals(["甲", "乙"]),
    dependants: Schema.Int,
    employmentInsurance: Schema.Boolean,
    residentTax: Schema.optionalKey(Schema.Struct({ firstMonth: Schema.Int, remainingMonths: Schema.Int })),
  }),
  lines: Schema.Array(Schema.Struct({ kind: Schema.String, key: Schema.String, amount: Schema.Int })),
  totals: Schema.Struct({ gross: Schema.Int, deductions: Schema.Int, net: Schema.Int }),
  alternatives: Schema.Struct({
    separateRounding: Schema.optionalKey(Schema.Struct({ total: Schema.Int })),
    incomeTaxComputerMethod: Schema.optionalKey(Schema.Int),
  }),
  warnings: Schema.Array(Schema.Struct({ code: Schema.String })),
})
export type Example = typeof Example.Type
export const { examples } = Schema.decodeUnknownSync(Schema.Struct({ examples: Schema.Array(Example) }))(
  parse(textOf("payroll-examples.yaml")),
)

/** The acceptance rows that an example shows. */
export const rowsOfExample: Readonly<Record<string, string>> = {
  P01: "PAY-16",
  P02: "PAY-16",
  P03: "PAY-17",
  P04: "PAY-17 PAY-11",
  P05: "PAY-17",
  P06: "PAY-18",
  P07: "PAY-18",
  P10: "PAY-16",
  P15: "PAY-17",
}
