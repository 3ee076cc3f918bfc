/**
 * What one person's pay of one month is calculated from, and the slip that comes out, explanations included.
 *
 * The wire form is the type: days and months are text, yen and minutes whole numbers, exact fractions decimal text.
 */
import { Schema } from "effect"
import { IsoDate, IsoMonth } from "#modules/kernel/civil-day.ts"
import { workShifts } from "#modules/kernel/codes.ts"
import { prefectures } from "#modules/kernel/law/prefectures.ts"
import { Minutes } from "#modules/kernel/minutes.ts"
import { type Rounding, roundings, Yen } from "#modules/kernel/yen.ts"
import { DayMinutes } from "#modules/labour/index.ts"
import { employmentInsuranceKinds } from "#modules/people/codes.ts"
import { figureUnits, operators, slipRules, warningCodes } from "./codes.ts"
import { Commuting, Subsidy } from "./model/month-amounts.ts"
import { RepaidExpense } from "./model/repaid-expense.ts"

const prefecture = Schema.Literals(prefectures)

/** An exact decimal as text, "163.5". */
const Decimal = Schema.String.check(Schema.isPattern(/^\d+(\.\d+)?$/))

/** What holds for every way of being paid. */
const anyTerms = {
  /** The first day on which these terms hold. */
  from: IsoDate,
  /** 試用期間: percent of each price. */
  probationPercent: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  /** The company's total rate for overtime in percent; the legal floor holds whatever is chosen (D21). */
  overtimePercent: Schema.optionalKey(Schema.Int),
  /** 固定残業: minutes a month that are paid whether worked or not; 0 when there are none. */
  deemedOvertime: Minutes,
  /** These terms agree on no weekday as a working day. */
  hasNoWeekdays: Schema.optionalKey(Schema.Literal(true)),
  /** 月平均所定労働時間 in hours; needed for monthly pay and for allowances that belong to the hourly base. */
  averageMonthlyHours: Schema.optionalKey(Decimal),
}
const shiftFigures = <S extends Schema.Constraint>(schema: S) =>
  Schema.Struct({
    morning: Schema.optionalKey(schema),
    afternoon: Schema.optionalKey(schema),
    evening: Schema.optionalKey(schema),
    other: Schema.optionalKey(schema),
  })

/** A person's pay terms from a day on. */
export const PayTerms = Schema.Union([
  Schema.Struct({ salaryType: Schema.Literal("hour"), hourlyWage: Yen, ...anyTerms }),
  Schema.Struct({ salaryType: Schema.Literal("month"), monthlyBase: Yen, ...anyTerms }),
  Schema.Struct({
    salaryType: Schema.Literal("shift"),
    shiftPrices: shiftFigures(Yen),
    shiftLengths: shiftFigures(Minutes),
    ...anyTerms,
  }),
])
export type PayTerms = typeof PayTerms.Type

/** One worked day: its minutes by kind, the shifts ticked at check-out, where, and what stands behind it. */
export const DayWork = Schema.Struct({
  ...DayMinutes.fields,
  shifts: Schema.Array(Schema.Literals(workShifts)),
  /** Of `shifts`, those that count half: half of the price for half of the shift's hours. */
  halfShifts: Schema.optionalKey(Schema.Array(Schema.Literals(workShifts))),
  workplace: prefecture,
  /** Ids of the arrangements and of the punches that the minutes come from. */
  arrangements: Schema.Array(Schema.Int),
  punches: Schema.Array(Schema.Int),
})
export type DayWork = typeof DayWork.Type

/** The premiums of one month that this slip takes: normally the month before the pay day's. */
export const MonthPremium = Schema.Struct({
  month: IsoMonth,
  /** Standard monthly remuneration; absent where the person is not insured. */
  healthStandard: Schema.optionalKey(Yen),
  pensionStandard: Schema.optionalKey(Yen),
  /** 健康保険組合・国保組合: the person's shares as entered, instead of a rate. */
  healthByHand: Schema.optionalKey(Yen),
  nursingCareByHand: Schema.optionalKey(Yen),
  pensionByHand: Schema.optionalKey(Yen),
})
export type MonthPremium = typeof MonthPremium.Type

/** Resident tax as the municipality's notice says: first month and the other eleven, or twelve by month number. */
export const ResidentTax = Schema.Union([
  Schema.Struct({ layout: Schema.Literal("simple"), firstMonth: Yen, otherMonths: Yen }),
  Schema.Struct({ layout: Schema.Literal("monthly"), months: Schema.Record(Schema.String, Yen) }),
])

const dependants = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
const kou = Schema.Struct({ column: Schema.Literal("kou"), dependants })
const otsu = Schema.Struct({ column: Schema.Literal("otsu") })
const BonusTax = Schema.Union([kou, otsu])
export const IncomeTax = Schema.Union([
  kou,
  otsu,
  /** Engaged day by day: taxed by the pay of each day. */
  Schema.Struct({ column: Schema.Literal("hei") }),
])

/** Everything that one person's slip of one month is calculated from. */
export const PayInputs = Schema.Struct({
  /** The month the slip is for, the days whose work it pays, and the day it is paid. */
  month: IsoMonth,
  from: IsoDate,
  to: IsoDate,
  paidOn: IsoDate,
  joinedOn: Schema.optionalKey(IsoDate),
  leftOn: Schema.optionalKey(IsoDate),
  /** Needed for premiums, which begin and end with ages. */
  birthDate: Schema.optionalKey(IsoDate),
  /** Dated terms, oldest first; the last one begun by a day holds on it. */
  terms: Schema.NonEmptyArray(PayTerms),
  /** The contracted working days from `from` to `to`, for pay by part of a month. */
  scheduledDays: Schema.Array(IsoDate),
  /** The contracted minutes of each of `scheduledDays`; there where something is absent. */
  scheduledMinutes: Schema.optionalKey(Schema.Array(Minutes)),
  days: Schema.Array(DayWork),
  absences: Schema.Array(Schema.Struct({ day: IsoDate, unpaid: Minutes })),
  subsidies: Schema.Array(Subsidy),
  commuting: Schema.optionalKey(Commuting),
  /** The branch of 協会けんぽ. */
  prefecture,
  premiums: Schema.Array(MonthPremium),
  childSupportRounding: Schema.Literals(["combined", "separate"]),
  employmentInsurance: Schema.optionalKey(Schema.Literals(employmentInsuranceKinds)),
  /** Approved expenses that go back with this slip: no wage, no tax, no insurance (D74). */
  expenses: Schema.optionalKey(Schema.Array(RepaidExpense)),
  incomeTax: Schema.optionalKey(IncomeTax),
  incomeTaxMethod: Schema.Literals(["printedTable", "computer"]),
  residentTax: Schema.optionalKey(ResidentTax),
  /** Other deductions under a written agreement (24協定). */
  deductions: Schema.Array(Schema.Struct({ title: Schema.NonEmptyString, yen: Yen })),
  /** The premiums of months that no slip may take: the company collects them otherwise (健康保険法 第167条). */
  uncollected: Schema.optionalKey(Schema.Array(MonthPremium)),
})
export type PayInputs = typeof PayInputs.Type

/** Everything that one person's bonus slip is calculated from. */
export const BonusInputs = Schema.Struct({
  paidOn: IsoDate,
  bonus: Yen,
  birthDate: Schema.optionalKey(IsoDate),
  leftOn: Schema.optionalKey(IsoDate),
  prefecture,
  hasSocialInsurance: Schema.Boolean,
  /** Standard bonuses already counted: of the health insurance since April, of the pension in the month of payment. */
  healthStandardSinceApril: Yen,
  pensionStandardInMonth: Yen,
  employmentInsurance: Schema.optionalKey(Schema.Literals(employmentInsuranceKinds)),
  incomeTax: Schema.optionalKey(BonusTax),
  /** Pay of the month before, after social insurance; 0 when there was none. */
  previousPayAfterInsurance: Yen,
  /** Whether the bonus is for a time of more than six months. */
  isForMoreThanSixMonths: Schema.Boolean,
})
export type BonusInputs = typeof BonusInputs.Type

/** Where a figure comes from. */
export const Source = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("law"), parameter: Schema.String, since: IsoDate }),
  Schema.Struct({ kind: Schema.Literal("terms"), from: IsoDate }),
  Schema.Struct({ kind: Schema.Literal("worked") }),
  Schema.Struct({ kind: Schema.Literal("person") }),
  Schema.Struct({ kind: Schema.Literal("line"), key: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("expense"), id: Schema.Int }),
])
export type Source = typeof Source.Type

/** A figure by its name, exact as decimal text ("0.0985") or as a fraction ("5000/3"). */
export const Figure = Schema.Struct({
  name: Schema.String,
  value: Schema.String,
  unit: Schema.Literals(figureUnits),
  source: Source,
})
export type Figure = typeof Figure.Type

const roundingNames = Object.keys(roundings).filter((name): name is Rounding => name in roundings)

/** One part of a formula: the first has no operator; `of` is a figure's or step's name, or a plain number. */
export const FormulaPart = Schema.Struct({ op: Schema.optionalKey(Schema.Literals(operators)), of: Schema.String })
export const Step = Schema.Struct({
  name: Schema.String,
  parts: Schema.Array(FormulaPart),
  value: Schema.String,
  unit: Schema.Literals(figureUnits),
  rounding: Schema.optionalKey(Schema.Literals(roundingNames)),
})
export type Step = typeof Step.Type

/** Why a line is what it is: the figures used and the steps; recomputing the steps gives `result`. */
export const Explanation = Schema.Struct({
  rule: Schema.Literals(slipRules),
  /** The latest first day among the law and the terms it used. */
  since: Schema.optionalKey(IsoDate),
  inputs: Schema.Array(Figure),
  steps: Schema.Array(Step),
  result: Yen,
})
export type Explanation = typeof Explanation.Type

export const SlipLine = Schema.Struct({
  key: Schema.String,
  kind: Schema.Literals(["pay", "deduction", "repayment", "info"]),
  /** What the company calls it, for allowances and deductions of its own. */
  title: Schema.optionalKey(Schema.String),
  amount: Yen,
  why: Explanation,
  /** The days behind the line with their share: minutes, or shifts, of which ½ is half a shift. */
  days: Schema.Array(Schema.Struct({ day: IsoDate, share: Schema.Finite })),
})
export type SlipLine = typeof SlipLine.Type

export const SlipWarning = Schema.Struct({
  code: Schema.Literals(warningCodes),
  figures: Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Int])),
})
export type SlipWarning = typeof SlipWarning.Type

/** A law value that the slip used, with the address where it is printed. */
export const UsedLaw = Schema.Struct({
  parameter: Schema.String,
  since: IsoDate,
  label: Schema.String,
  reference: Schema.String,
})
export type UsedLaw = typeof UsedLaw.Type

/** 給与明細: gross − deductions + repaid = net; `repaid` is there where something is. Holds no time of calculation and no generated id, so it can be compared by bytes. */
export const Slip = Schema.Struct({
  month: IsoMonth,
  paidOn: IsoDate,
  rulesVersion: Schema.String,
  inputsDigest: Schema.String,
  lines: Schema.Array(SlipLine),
  totals: Schema.Struct({ deductions: Yen, gross: Yen, net: Yen, repaid: Schema.optionalKey(Yen) }),
  warnings: Schema.Array(SlipWarning),
  law: Schema.Array(UsedLaw),
})
export type Slip = typeof Slip.Type
