import { Result, Schema } from "effect"
import { describe, expect, test } from "vitest"
import { firstDayOf, isoDate, lastDayOf, monthOf } from "#modules/kernel/civil-day.ts"
import { minutes } from "#modules/kernel/minutes.ts"
import { yen } from "#modules/kernel/yen.ts"
import { PayInputs, type PayTerms } from "#modules/payroll/model.ts"
import { recomputed } from "#modules/payroll/rules/explain/recompute.ts"
import { premiumMonths } from "#modules/payroll/rules/insurance/premium-month.ts"
import { slipResult } from "#modules/payroll/rules/slip/slip.ts"
import { aMonth, spread } from "../payroll/rules/builders.ts"
import { law } from "./law-book.ts"
import { type Example, examples, rowsOfExample } from "./pay-examples.ts"

const since = isoDate("2020-04-01")

const termsOf = ({ salaryType, inputs }: Example): PayTerms => {
  const common = {
    from: since,
    deemedOvertime: minutes((inputs.deemedOvertimeHours ?? 0) * 60),
    ...(inputs.probationPercent === undefined ? {} : { probationPercent: inputs.probationPercent }),
    ...(inputs.averageMonthlyScheduledHours === undefined
      ? {}
      : { averageMonthlyHours: String(inputs.averageMonthlyScheduledHours) }),
  }
  if (salaryType === "HOUR") return { salaryType: "hour", hourlyWage: yen(inputs.hourlyWage ?? 0), ...common }
  if (salaryType === "MONTH") return { salaryType: "month", monthlyBase: yen(inputs.monthlyBase ?? 0), ...common }
  const { shiftPrices = {}, hoursPerShift = {} } = inputs
  const each = <A>(figures: typeof shiftPrices, as: (figure: number) => A) => ({
    ...(figures.morning === undefined ? {} : { morning: as(figures.morning) }),
    ...(figures.afternoon === undefined ? {} : { afternoon: as(figures.afternoon) }),
    ...(figures.evening === undefined ? {} : { evening: as(figures.evening) }),
  })
  return {
    salaryType: "shift",
    shiftPrices: each(shiftPrices, yen),
    shiftLengths: each(hoursPerShift, (hours) => minutes(hours * 60)),
    ...common,
  }
}

/** An example of shift pay tells no minutes: its days and afternoons are worked as long as they are. */
const shiftMinutes = ({ hoursPerShift = {}, shiftCounts = {} }: Example["inputs"]) =>
  60 *
  ((shiftCounts.morning ?? 0) * (hoursPerShift.morning ?? 0) +
    (shiftCounts.afternoon ?? 0) * (hoursPerShift.afternoon ?? 0))

const inputsOf = (example: Example): PayInputs => {
  const { inputs } = example
  const month = monthOf(inputs.workDate)
  const employed = { from: firstDayOf(month), to: lastDayOf(month), paidOn: inputs.payDate, joinedOn: since }
  const standard = yen(inputs.standardMonthlyRemuneration ?? 0)
  return aMonth(month, {
    to: lastDayOf(month),
    paidOn: inputs.payDate,
    ...(inputs.leftOn === undefined ? {} : { leftOn: inputs.leftOn }),
    ...(inputs.birthDate === undefined ? {} : { birthDate: inputs.birthDate }),
    terms: [termsOf(example)],
    days: spread(
      month,
      {
        regular: inputs.regularMinutes ?? shiftMinutes(inputs),
        overtime: inputs.overtimeMinutes,
        night: inputs.nightMinutes,
        holiday: inputs.holidayMinutes ?? 0,
        holidayNight: inputs.holidayNightMinutes ?? 0,
      },
      inputs.shiftCounts ?? {},
      inputs.prefecture,
    ),
    ...(inputs.commuting === undefined ? {} : { commuting: { by: "transit", yen: yen(inputs.commuting.amount) } }),
    prefecture: inputs.prefecture,
    premiums: inputs.socialInsurance
      ? premiumMonths(inputs.leftOn === undefined ? employed : { ...employed, leftOn: inputs.leftOn }).map((month) => ({
          month,
          healthStandard: standard,
          pensionStandard: standard,
        }))
      : [],
    ...(inputs.employmentInsurance ? { employmentInsurance: "construction" } : {}),
    incomeTax: inputs.taxColumn === "甲" ? { column: "kou", dependants: inputs.dependants } : { column: "otsu" },
    ...(inputs.residentTax === undefined
      ? {}
      : {
          residentTax: {
            layout: "simple",
            firstMonth: yen(inputs.residentTax.firstMonth),
            otherMonths: yen(inputs.residentTax.remainingMonths),
          },
        }),
  })
}

const slipFor = (inputs: PayInputs) => Result.getOrThrow(slipResult(inputs, law))
describe("worked examples of a month's pay", () => {
  for (const example of examples) {
    const inputs = inputsOf(example)
    test(`${rowsOfExample[example.id] ?? "PAY-10"} ${example.id} ${example.title}: every line to the yen`, () => {
      const slip = slipFor(inputs)
      expect(slip.lines.map(({ kind, key, amount }) => ({ kind, key, amount }))).toEqual(
        example.lines.map(({ kind, key, amount }) => ({ kind, key, amount })),
      )
      expect(slip.totals).toEqual(example.totals)
      expect(slip.warnings.map(({ code }) => code)).toEqual(example.warnings.map(({ code }) => code))
    })

    test(`BEY-07 ${example.id} every line recomputes from its explanation`, () => {
      for (const { amount, why } of slipFor(inputs).lines) expect(recomputed(why)).toBe(amount)
    })

    test(`${example.id} the other lawful conventions give their published figures`, () => {
      const { separateRounding, incomeTaxComputerMethod } = example.alternatives
      const amount = (changed: Partial<PayInputs>, key: string) =>
        slipFor({ ...inputs, ...changed }).lines.find((line) => line.key === key)?.amount
      if (separateRounding !== undefined)
        expect(amount({ childSupportRounding: "separate" }, "healthInsurance")).toBe(separateRounding.total)
      if (incomeTaxComputerMethod !== undefined)
        expect(amount({ incomeTaxMethod: "computer" }, "incomeTax")).toBe(incomeTaxComputerMethod)
    })

    test(`${example.id} the inputs and the slip are their own wire form`, () => {
      expect(Schema.decodeUnknownSync(PayInputs)(JSON.parse(JSON.stringify(inputs)))).toEqual(inputs)
    })
  }
})
