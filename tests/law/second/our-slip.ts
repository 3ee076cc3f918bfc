/** The product's own slip of a random month, from what people hold and what was worked. */
import { Result } from "effect"
import { isoDate, isoMonth } from "#modules/kernel/civil-day.ts"
import { prefectures } from "#modules/kernel/law/prefectures.ts"
import { minutes } from "#modules/kernel/minutes.ts"
import { noYen, yen } from "#modules/kernel/yen.ts"
import { payInputsOf } from "#modules/payroll/rules/slip/pay-inputs.ts"
import { slipFigures } from "#modules/payroll/rules/slip/slip.ts"
import type { ResidentTax, Terms } from "#modules/people/index.ts"
import { completeTerms } from "#modules/people/model.ts"
import { law } from "../law-book.ts"
import { ourDays } from "./our-days.ts"
import type { RandomHolding, RandomPerson } from "./random-people.ts"
import type { SlipSums } from "./second-slip.ts"

const priced = (price: number | undefined) => (price === undefined ? null : yen(price))

const termsOf = ({ insurance, terms }: RandomHolding, person: RandomPerson): Terms => {
  const { averageHours, allowances, week } = person.work
  return completeTerms(1, 1, {
    effectiveFrom: isoDate(terms.from),
    salaryType: terms.kind,
    averageMonthlyHours: averageHours,
    weekdayMinutes: [...week],
    deemedOvertimeHours: terms.deemed / 60,
    overtimePercent: terms.chosenRate ?? null,
    subsidies: allowances.map((one) => ({
      ...one,
      yen: yen(one.yen),
      isPaidWhole: one.title === person.paidWhole.allowance,
    })),
    commutingYen: yen(person.commuting.yen),
    commutingTaxFreeYen: yen(person.commuting.taxFree),
    isCommutingPaidWhole: person.paidWhole.commuting,
    safetyFee: yen(person.safetyFee),
    kenId: prefectures.indexOf(person.branch) + 1,
    incomeTaxColumn: person.tax.column,
    dependants: person.tax.dependants,
    ...(person.employment === undefined
      ? {}
      : { hasEmploymentInsurance: true, employmentInsuranceKind: person.employment }),
    ...(terms.probation === undefined ? {} : { isProbation: true, probationPercent: terms.probation }),
    ...(insurance === undefined
      ? {}
      : {
          hasSocialInsurance: true,
          standardRemuneration: yen(insurance.standard),
          healthInsuranceYen: priced(insurance.byHand?.health),
          pensionYen: priced(insurance.byHand?.pension),
        }),
    ...(terms.kind === "shift"
      ? {
          morningSalary: priced(terms.prices.morning),
          afternoonSalary: priced(terms.prices.afternoon),
          eveningSalary: priced(terms.prices.evening),
          otherSalary: priced(terms.prices.other),
          hoursPerShift: person.hours.shift,
          eveningHours: person.hours.evening,
        }
      : { basicSalary: yen(terms.wage) }),
  })
}

const noticeOf = ({ notice }: RandomPerson): ResidentTax | undefined =>
  notice === undefined
    ? undefined
    : {
        staffId: 1,
        fiscalYear: 2026,
        version: 1,
        isCollected: true,
        isSimple: notice.byMonth === undefined,
        firstMonthYen: yen(notice.first),
        remainingMonthYen: yen(notice.others),
        byMonth: notice.byMonth === undefined ? null : notice.byMonth.map(yen),
      }

/** Of a key "name:part:number" what tells a line apart from another's. */
const nameOf = (key: string) => {
  const [first = "", second] = key.split(":")
  const isTitled = ["shift", "minimumWage", "subsidy", "deduction"].includes(first)
  return isTitled && second !== undefined ? `${first}:${second}` : first
}

export const ourSlip = (person: RandomPerson): SlipSums | "noLaw" => {
  const { absences, birthday, holdings, joinedOn, leftOn, paidOn, rounding, tax, work } = person
  const inputs = payInputsOf(
    {
      month: isoMonth(work.month),
      from: isoDate(work.from),
      to: isoDate(work.to),
      paidOn: isoDate(paidOn),
      staff: {
        birthday: isoDate(birthday),
        joinedOn: isoDate(joinedOn),
        leftOn: leftOn === undefined ? null : isoDate(leftOn),
      },
      terms: holdings.map((one) => termsOf(one, person)),
      residentTax: noticeOf(person),
      prefecture: "東京都",
      days: ourDays(work),
      absences: absences.map(({ day, unpaid }) => ({ day: isoDate(day), unpaid: minutes(unpaid) })),
    },
    law,
  )
  const made = Result.flatMap(inputs, (entered) =>
    slipFigures({ ...entered, childSupportRounding: rounding, incomeTaxMethod: tax.method }, law),
  )
  if (Result.isFailure(made)) {
    if (made.failure._tag === "NoLawOnDate") return "noLaw"
    throw new Error(JSON.stringify(made.failure))
  }
  const { lines, totals } = made.success
  const sums: Record<string, number> = {}
  for (const { amount, key, kind } of lines) {
    if (kind === "info" && key !== "taxBase") continue
    sums[nameOf(key)] = (sums[nameOf(key)] ?? noYen) + amount
  }
  return { ...sums, gross: totals.gross, deductions: totals.deductions, net: totals.net }
}
