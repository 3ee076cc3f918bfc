import { isoDate, isoMonth } from "#modules/kernel/civil-day.ts"
import { minutes } from "#modules/kernel/minutes.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { BonusInputs, PayInputs, PayTerms } from "#modules/payroll/model.ts"
import { aDay, aMonth } from "./builders.ts"

const from = isoDate("2020-04-01")
const common = { from, deemedOvertime: minutes(0), averageMonthlyHours: "166.5" }
const day = (number: number) => isoDate(`2026-10-${String(number).padStart(2, "0")}`)
const insured = { month: isoMonth("2026-10"), healthStandard: yen(380_000), pensionStandard: yen(380_000) }
const all = { regular: 480, beyondScheduled: 50, overtime: 137, night: 61 }
const month: PayTerms = { salaryType: "month", monthlyBase: yen(280_000), ...common }

/** Months that together use every rule of a slip. */
export const everyRule: Readonly<Record<string, PayInputs>> = {
  "hourly, in probation, raised in the month, everything deducted": aMonth("2026-10", {
    birthDate: isoDate("1981-02-20"),
    terms: [
      { salaryType: "hour", hourlyWage: yen(1511), ...common, probationPercent: 90 },
      { salaryType: "hour", hourlyWage: yen(1717), ...common, from: day(16), overtimePercent: 135 },
    ],
    days: [
      aDay(day(1), { ...all, overtime: 3600 }),
      aDay(day(2), { ...all, beyondSixty: 137 }),
      aDay(day(4), { holiday: 333, holidayNight: 17 }),
      aDay(day(20), { ...all, beyondSixty: 137 }),
    ],
    subsidies: [{ title: "職長手当", yen: yen(20_000), isInHourlyBase: true }],
    commuting: { by: "car", yen: yen(8000), oneWayKm: 12 },
    premiums: [{ ...insured, month: isoMonth("2026-09") }, insured],
    employmentInsurance: "construction",
    incomeTax: { column: "kou", dependants: 9 },
    residentTax: { layout: "simple", firstMonth: yen(16_300), otherMonths: yen(14_200) },
    deductions: [{ title: "寮費", yen: yen(15_000) }],
    expenses: [
      { category: 1, id: 4, spentOn: day(2), yen: yen(640) },
      { category: 3, id: 9, spentOn: day(9), yen: yen(1_980) },
    ],
  }),
  "monthly, part of a month, absent, fixed overtime beyond sixty hours": aMonth("2026-10", {
    joinedOn: day(5),
    scheduledDays: [day(1), day(2), day(5), day(6)],
    terms: [{ ...month, deemedOvertime: minutes(3700) }],
    days: [aDay(day(6), { ...all, overtime: 3590 }), aDay(day(7), { overtime: 200, beyondSixty: 190 })],
    absences: [{ day: day(8), unpaid: minutes(77) }],
    subsidies: [
      { title: "職長手当", yen: yen(20_001), isInHourlyBase: false },
      { title: "住宅手当", yen: yen(9000), isInHourlyBase: false, isPaidWhole: true },
    ],
    commuting: { by: "other", yen: yen(9001), taxFree: yen(9001) },
    premiums: [insured],
    childSupportRounding: "separate",
    incomeTax: { column: "otsu" },
    residentTax: { layout: "monthly", months: { 11: yen(9000) } },
  }),
  "monthly, fixed overtime passed": aMonth("2026-10", {
    terms: [{ ...month, deemedOvertime: minutes(1800) }],
    days: [aDay(day(6), { ...all, overtime: 3600 }), aDay(day(7), { overtime: 11, beyondSixty: 11 })],
    subsidies: [{ title: "資格手当", yen: yen(9999), isInHourlyBase: true }],
    commuting: { by: "other", yen: yen(160_000), taxFree: yen(150_000) },
    premiums: [
      { month: isoMonth("2026-10"), healthByHand: yen(18_200), nursingCareByHand: yen(1200), pensionByHand: yen(9000) },
    ],
    incomeTax: { column: "kou", dependants: 0 },
    incomeTaxMethod: "computer",
  }),
  "shifts, one on a statutory holiday": aMonth("2026-10", {
    birthDate: isoDate("1981-02-20"),
    terms: [
      {
        salaryType: "shift",
        shiftPrices: { morning: yen(9001), afternoon: yen(9000), evening: yen(14_000) },
        shiftLengths: { morning: minutes(230), afternoon: minutes(240), evening: minutes(300) },
        ...common,
        probationPercent: 93,
      },
    ],
    days: [
      aDay(day(1), all, { shifts: ["morning", "afternoon"] }),
      aDay(day(4), { holiday: 470, holidayNight: 10 }, { shifts: ["evening"] }),
      // The sixth day of a week is all overtime, and its last hour beyond sixty, inside what the prices are for.
      aDay(day(10), { overtime: 470, beyondSixty: 60 }, { shifts: ["morning", "afternoon"] }),
      { ...aDay(day(12), { regular: 120 }, { shifts: ["morning"] }), halfShifts: ["morning"] },
    ],
    premiums: [insured],
    childSupportRounding: "separate",
    incomeTax: { column: "kou", dependants: 0 },
  }),
  "an ordinary month by the rows of the table": aMonth("2026-10", {
    terms: [{ ...month, monthlyBase: yen(460_000) }],
    incomeTax: { column: "kou", dependants: 8 },
  }),
  "a high salary above the rows of the table": aMonth("2026-10", {
    terms: [{ ...month, monthlyBase: yen(980_000) }],
    incomeTax: { column: "kou", dependants: 8 },
  }),
  "a high salary of somebody else's employee": aMonth("2026-10", {
    terms: [{ ...month, monthlyBase: yen(1_980_000) }],
    incomeTax: { column: "otsu" },
  }),
  "day by day, in rows of the daily table and above them": aMonth("2026-10", {
    days: [aDay(day(1), { regular: 480 }), aDay(day(2), { regular: 300 }), aDay(day(5), { ...all, overtime: 600 })],
    commuting: { by: "transit", yen: yen(3000) },
    employmentInsurance: "construction",
    incomeTax: { column: "hei" },
  }),
  "less than the minimum wage, by the hour and by the shift": aMonth("2026-10", {
    terms: [
      { salaryType: "hour", hourlyWage: yen(1270), ...common },
      {
        salaryType: "shift",
        shiftPrices: { morning: yen(4000) },
        shiftLengths: { morning: minutes(240) },
        ...common,
        from: day(16),
      },
    ],
    days: [
      aDay(day(1), all),
      aDay(day(2), { regular: 480 }, { workplace: "山形県" }),
      aDay(day(16), { regular: 240 }, { shifts: ["morning"] }),
      aDay(day(30), { regular: 240 }, { shifts: ["morning"], workplace: "山形県" }),
    ],
  }),
  "a few hours, below the table": aMonth("2026-10", {
    days: [aDay(day(1), all)],
    incomeTax: { column: "kou", dependants: 0 },
  }),
  "less pay than the premiums of two months": aMonth("2026-10", {
    days: [aDay(day(1), all)],
    premiums: [{ ...insured, month: isoMonth("2026-09") }, insured],
    employmentInsurance: "construction",
    incomeTax: { column: "kou", dependants: 0 },
  }),
  "a few hours of somebody else's employee": aMonth("2026-10", {
    days: [aDay(day(1), all)],
    incomeTax: { column: "otsu" },
  }),
}

/** A bonus of 500,500 yen at the age of 41 in 愛知県. */
export const aBonus: BonusInputs = {
  paidOn: isoDate("2026-12-10"),
  bonus: yen(500_500),
  birthDate: isoDate("1985-07-07"),
  prefecture: "愛知県",
  hasSocialInsurance: true,
  healthStandardSinceApril: yen(0),
  pensionStandardInMonth: yen(0),
  employmentInsurance: "construction",
  incomeTax: { column: "kou", dependants: 0 },
  previousPayAfterInsurance: yen(255_930),
  isForMoreThanSixMonths: false,
}
