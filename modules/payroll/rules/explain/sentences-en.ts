import type { SlipRule } from "../../codes.ts"
import type { FigureText, Sentence } from "./sentence.ts"

/** The days of a share: contracted ones, or those of the calendar where nobody agreed on any; empty for a whole month. */
const sharedDays = (v: FigureText) =>
  v.has("calendarDaysEmployed")
    ? `${v("calendarDaysEmployed")} of ${v("calendarDays")} (calendar days)`
    : v.has("daysEmployed")
      ? `${v("daysEmployed")} of ${v("daysOfMonth")}`
      : ""

/** Which of the two legal limits was passed, with the hours beyond each. */
const overtimeCause: Sentence = (v) => {
  if (!v.has("beyondWeekMinutes")) return `${v("overtimeMinutes")} beyond eight hours a day`
  return v.has("beyondDayMinutes")
    ? `${v("beyondDayMinutes")} beyond eight hours a day and ${v("beyondWeekMinutes")} beyond forty a week`
    : `${v("beyondWeekMinutes")} beyond forty hours a week`
}

/** One plain sentence for each rule. */
export const english: Readonly<Record<SlipRule, Sentence>> = {
  probationHourly: (v) => `In probation you are paid ${v("probationRate")} of the hourly wage of ${v("hourlyWage")}.`,
  hourlyBase: (v) =>
    v.has("monthlyBase")
      ? `The monthly base of ${v("monthlyBase")} divided by the average of ${v("averageHours")} a month.`
      : "What one hour pays; overtime and night work are calculated from it.",
  basePay: (v) =>
    sharedDays(v) !== ""
      ? `${sharedDays(v)} of the monthly base of ${v("monthlyBase")}.`
      : v.has("monthlyBase")
        ? `The monthly base of ${v("monthlyBase")}.`
        : `${v("regularMinutes")} at an hourly wage of ${v("hourlyWage")}.`,
  absence: (v) =>
    v.has("contractedMinutes")
      ? `Of ${v("contractedMinutes")} by contract, pay for ${v("absentMinutes")} of absence was taken off; what was worked is paid.`
      : v.has("absentDays")
        ? `Of ${v.has("calendarDays") ? `${v("calendarDays")} by the calendar` : `${v("daysOfMonth")} by contract`}, pay for ${v("absentDays")} of absence was taken off; what was worked is paid.`
        : `Pay for ${v("absentMinutes")} of absence was taken off.`,
  shiftPay: (v) => `The price of the shift times ${v("shiftCount")} shifts worked.`,
  beyondScheduledPay: (v) => `${v("beyondScheduledMinutes")} beyond your contract but within eight hours a day.`,
  beyondShiftPay: (v) => `${v("beyondShiftMinutes")} worked beyond the chosen shifts, at ${v("hourlyBase")} an hour.`,
  overtimePay: (v) => `${overtimeCause(v)}, at ${v("overtimeRate")} of ${v("hourlyBase")} an hour.`,
  overtimePremium: (v) =>
    `Of the shifts' own hours, ${overtimeCause(v)}; ${v("overtimeOnTop") || v("overtimePremium")} of ${v("hourlyBase")} an hour is added to the shift's price.`,
  overtimeBeyondSixtyPremium: (v) =>
    `Of the shifts' own hours, ${v("beyondSixtyMinutes")} of overtime beyond 60 hours of the month; ${v("beyondSixtyOnTop") || v("beyondSixtyPremium")} of ${v("hourlyBase")} an hour is added to the shift's price.`,
  overtimeBeyondSixtyPay: (v) =>
    `${v("beyondSixtyMinutes")} of overtime beyond 60 hours of the month, at ${v("beyondSixtyRate")} of ${v("hourlyBase")} an hour.`,
  deemedOvertimePay: (v) =>
    `Fixed pay for ${v("deemedMinutes")} of overtime${sharedDays(v) !== "" ? `, ${sharedDays(v)}` : ""}, paid even when less was worked, at ${v("overtimeRate")} of ${v("hourlyBase")} an hour.`,
  excessOvertimePay: (v) =>
    `${v("excessMinutes")} of overtime beyond the fixed hours, at ${v("overtimeRate")} of ${v("hourlyBase")} an hour.`,
  excessOvertimeBeyondSixtyPay: (v) =>
    `${v("excessBeyondSixtyMinutes")} of overtime beyond the fixed hours and 60 hours, at ${v("beyondSixtyRate")} of ${v("hourlyBase")} an hour.`,
  nightPremium: (v) =>
    `${v("nightMinutes")} worked between 22:00 and 5:00; ${v("nightPremium")} of ${v("hourlyBase")} an hour is added.`,
  holidayPay: (v) =>
    `${v("holidayMinutes")} worked on a statutory holiday, at ${v("holidayRate")} of ${v("hourlyBase")} an hour.`,
  holidayPremium: (v) =>
    `${v("holidayMinutes")} worked on a statutory holiday; ${v("holidayOnTop") || v("holidayAddition")} is added to the shift's price.`,
  holidayNightPremium: (v) =>
    `${v("holidayNightMinutes")} worked at night on a statutory holiday; another ${v("nightPremium")} is added.`,
  minimumWage: (v) =>
    !v.has("belowMinutes")
      ? `Premiums were taken of less than the minimum wage of ${v("minimumWage")} an hour; what they lack is paid (Minimum Wage Act, article 4-2).`
      : `${v("belowMinutes")} were agreed at less than the minimum wage of ${v("minimumWage")} an hour; what is lacking is paid (Minimum Wage Act, article 4-2).`,
  subsidy: (v) =>
    sharedDays(v) !== ""
      ? `${sharedDays(v)} of the monthly allowance of ${v("allowance")}.`
      : "An allowance that the company pays every month.",
  commuting: (v) =>
    `Commuting${sharedDays(v) !== "" ? `, ${sharedDays(v)} of ${v("commutingCost")}` : ""}; ${v("taxFreePart")} of it is free of tax.`,
  healthInsurance: (v) =>
    `Health insurance: standard remuneration of ${v("standardRemuneration")} × ${v("premiumRate")}, shared half and half with the company.`,
  enteredHealthInsurance: () => "The premium that your health insurance society has set.",
  nursingCareShare: () => "The part of the health insurance for nursing care, paid from the age of 40 to 64.",
  pension: (v) =>
    `Pension: standard remuneration of ${v("standardRemuneration")} × ${v("pensionRate")}, shared half and half with the company.`,
  enteredPension: () => "The contribution that your pension fund has set.",
  employmentInsurance: (v) => `Employment insurance: gross pay of ${v("gross")} × ${v("employmentRate")}.`,
  premiumBeyondPay: (v) =>
    `Social insurance that the gross pay of ${v("gross")} does not cover. It is not deducted (Health Insurance Act, art. 167) but settled separately.`,
  taxBase: (v) => `Gross pay of ${v("gross")} without its tax-free part and without insurance of ${v("insurance")}.`,
  incomeTaxByTable: (v) =>
    `Income tax: ${v("taxBase")} falls into the row from ${v("rowFrom")} to under ${v("rowUnder")} of the official table (column A, ${v("dependants")} dependants).`,
  incomeTaxBelowTable: (v) =>
    `${v("taxBase")} is less than ${v("tableStart")}, where the tax table starts: no income tax.`,
  incomeTaxAboveTable: (v) =>
    `Income tax: the tax at ${v("segmentFrom")} of the official table (column A, ${v("dependants")} dependants) and ${v("segmentRate")} of what is beyond.`,
  incomeTaxByComputer: (v) =>
    `Income tax: ${v("taxBase")} less the deductions, by the official formula (column A, ${v("dependants")} dependants).`,
  incomeTaxOtsu: (v) =>
    `Income tax: ${v("taxBase")} in column B of the official table (your main employer is another).`,
  incomeTaxHei: (v) =>
    `Income tax: each of ${v("daysWorked")} by its own pay in column C of the daily table (engaged day by day).`,
  residentTax: (v) =>
    v.has("monthsLeft")
      ? `Resident tax of the ${v("monthsLeft")} months until May, taken at once from the last pay because you left between January and April.`
      : "Resident tax of this month, as your municipality's notice says.",
  bonus: () => "The bonus that the company has decided.",
  standardBonus: (v) => `What the premiums are taken of: the bonus of ${v("bonus")} in whole thousands.`,
  bonusHealthInsurance: (v) =>
    `Health insurance: standard bonus of ${v("standardBonus")} × ${v("premiumRate")}, shared half and half with the company.`,
  bonusPension: (v) =>
    `Pension: standard bonus of ${v("standardBonus")} × ${v("pensionRate")}, shared half and half with the company.`,
  bonusTaxByRate: (v) =>
    `Income tax: ${v("bonusTaxRate")} of ${v("taxBase")}; the rate follows last month's pay of ${v("previousPay")}.`,
  bonusTaxByMonths: (v) =>
    `Income tax: a month's part of ${v("bonusAMonth")} by the monthly table, times ${v("bonusMonths")}.`,
  otherDeduction: () => "Taken off under a written agreement.",
  expenseRepaid: (v) =>
    `Approved expenses of ${v("expense")} are paid back. They are no wage: no tax and no insurance is taken of them.`,
}
