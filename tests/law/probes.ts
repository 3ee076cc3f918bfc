/** Slips that between them need every value of the law of pay; each tells its amounts and the law it used. */
import { Result } from "effect"
import { type IsoDate, isoDate, isoMonth } from "#modules/kernel/civil-day.ts"
import { prefectures } from "#modules/kernel/law/prefectures.ts"
import { minutes } from "#modules/kernel/minutes.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { BonusInputs, PayInputs } from "#modules/payroll/model.ts"
import type { PayrollLaw } from "#modules/payroll/rules/payroll-law.ts"
import { bonusSlipResult } from "#modules/payroll/rules/slip/bonus.ts"
import { payEntriesOf } from "#modules/payroll/rules/slip/pay-inputs.ts"
import { slipResult } from "#modules/payroll/rules/slip/slip.ts"
import { completeTerms } from "#modules/people/model.ts"
import { aDay, aMonth } from "../payroll/rules/builders.ts"
import { aBonus } from "../payroll/rules/every-rule.ts"
import { law } from "./law-book.ts"

export interface Probed {
  readonly amounts: string
  /** Addresses and first days of the law values that are printed on the slip. */
  readonly used: ReadonlySet<string>
}
export interface Probe {
  readonly name: string
  readonly of: (law: PayrollLaw) => Probed
}

type Made = ReturnType<typeof slipResult> | ReturnType<typeof bonusSlipResult>
const told = (made: Made): Probed => {
  if (Result.isFailure(made)) return { amounts: `no law: ${made.failure.parameter}`, used: new Set() }
  const { lines, law } = made.success
  return {
    amounts: lines
      // A probe of premiums has no pay that could cover them.
      .filter(({ key }) => key !== "premiumBeyondPay")
      .filter(({ kind, key }) => kind === "deduction" || key.endsWith("Pay") || key.endsWith("Premium"))
      .map(({ key, amount }) => `${key} ${amount}`)
      .join(", "),
    used: new Set(law.map(({ parameter, since }) => `${parameter} ${since}`)),
  }
}

const slip = (name: string, month: string, given: Partial<PayInputs>): Probe => ({
  name,
  of: (law) => told(slipResult(aMonth(month, given), law)),
})
/** A month of one hour that pays `gross`. */
const paid = (name: string, paidOn: string, gross: number, given: Partial<PayInputs>): Probe =>
  slip(`${name}, ${gross} yen paid on ${paidOn}`, paidOn.slice(0, 7), {
    paidOn: isoDate(paidOn),
    terms: [{ salaryType: "hour", hourlyWage: yen(gross), from: isoDate("2020-04-01"), deemedOvertime: minutes(0) }],
    days: [aDay(isoDate(`${paidOn.slice(0, 7)}-01`), { regular: 60 })],
    ...given,
  })
const bonus = (name: string, given: Partial<BonusInputs>): Probe => ({
  name,
  of: (law) => told(bonusSlipResult({ ...aBonus, ...given }, law)),
})

const insured = (month: string, standard = 300_000) => ({
  premiums: [{ month: isoMonth(month), healthStandard: yen(standard), pensionStandard: yen(standard) }],
})
const premiums = [
  ...["2026-02", "2026-03", "2026-04"].flatMap((month) =>
    prefectures.map((prefecture) =>
      slip(`premiums of ${month} in ${prefecture} at 45`, month, {
        birthDate: isoDate("1981-05-10"),
        prefecture,
        ...insured(month),
      }),
    ),
  ),
  ...["1986-11-01", "1961-11-01", "1956-11-01", "1951-10-31"].map((birthDate) =>
    slip(`premiums of 2026-10, born on ${birthDate}`, "2026-10", {
      birthDate: isoDate(birthDate),
      ...insured("2026-10"),
    }),
  ),
]
const employment = (["construction", "general", "agriculture"] as const).flatMap((employmentInsurance) =>
  ["2025-03-31", "2026-03-31", "2026-04-30"].map((to) =>
    paid(`employment insurance of ${employmentInsurance} closed on ${to}`, to, 200_000, {
      to: isoDate(to),
      employmentInsurance,
    }),
  ),
)

const years = ["2025-12-31", "2026-06-30", "2027-06-30"]
const pays = [
  80_000, 88_500, 98_000, 106_000, 112_000, 120_000, 130_000, 145_000, 160_000, 180_000, 220_000, 280_000, 320_000,
  390_000, 450_000, 520_000, 600_000, 650_000, 700_000, 739_000,
]
const high = [
  760_000, 900_000, 1_000_000, 1_650_000, 2_000_000, 2_100_000, 2_150_000, 2_190_000, 2_230_000, 3_000_000, 4_500_000,
]
const tax = [
  ...[0, 1, 3, 7, 9].flatMap((dependants) =>
    years.flatMap((day) =>
      [...pays, ...high].map((gross) =>
        paid(`甲 with ${dependants}`, day, gross, { incomeTax: { column: "kou", dependants } }),
      ),
    ),
  ),
  ...[2, 4, 5, 6].flatMap((dependants) =>
    high.map((gross) =>
      paid(`甲 with ${dependants}`, "2026-06-30", gross, { incomeTax: { column: "kou", dependants } }),
    ),
  ),
  ...years.flatMap((day) =>
    [...pays, ...high].flatMap((gross) => [
      paid("乙", day, gross, { incomeTax: { column: "otsu" } }),
      paid("computer method with 1", day, gross, {
        incomeTax: { column: "kou", dependants: 1 },
        incomeTaxMethod: "computer",
      }),
    ]),
  ),
  ...Array.from({ length: 143 }, (_, row) =>
    paid("丙", "2026-06-30", 9750 + row * 100, { incomeTax: { column: "hei" } }),
  ),
  ...[25_800, 31_000, 50_000, 60_000].map((gross) => paid("丙", "2026-06-30", gross, { incomeTax: { column: "hei" } })),
]

const commuting = [
  paid("a pass of 240,000", "2026-06-30", 200_000, {
    commuting: { by: "transit", yen: yen(240_000) },
    incomeTax: { column: "kou", dependants: 0 },
  }),
  ...[1, 9, 14, 23, 33, 43, 53, 63, 73, 83, 93, 99].map((oneWayKm) =>
    paid(`${oneWayKm} km by car`, "2026-06-30", 198_000, {
      commuting: { by: "car", yen: yen(200_000), oneWayKm },
      incomeTax: { column: "kou", dependants: 0 },
    }),
  ),
]
const resident = ["2026-05-31", "2026-06-30", "2026-07-31"].map((day) =>
  paid("resident tax", day, 1000, {
    residentTax: { layout: "simple", firstMonth: yen(15_300), otherMonths: yen(15_000) },
  }),
)

const monthly: PayInputs["terms"][number] = {
  salaryType: "month",
  monthlyBase: yen(280_000),
  averageMonthlyHours: "168",
  from: isoDate("2020-04-01"),
  deemedOvertime: minutes(0),
}
const first = isoDate("2026-10-01")
const premiumHours = [
  slip("overtime of 70 hours, night, holiday and its night", "2026-10", {
    terms: [monthly],
    days: [
      aDay(first, { overtime: 4200, beyondSixty: 600, night: 60 }),
      aDay(isoDate("2026-10-04"), { holiday: 300, holidayNight: 30 }),
    ],
  }),
  ...[50, 70].map((hours) =>
    slip(`fixed overtime of ${hours} hours, 80 worked`, "2026-10", {
      terms: [{ ...monthly, deemedOvertime: minutes(hours * 60) }],
      days: [aDay(first, { overtime: 4800, beyondSixty: 1200 })],
    }),
  ),
]

const bonuses = [
  ...["2025-12-10", "2026-12-10"].map(isoDate).flatMap((paidOn) =>
    Result.getOrThrow(law.bonus(paidOn)).rates.value.map(({ dependants = "", from = "" }) =>
      bonus(`bonus on ${paidOn} with ${dependants} in the row from ${from}`, {
        paidOn,
        bonus: yen(200_000),
        hasSocialInsurance: false,
        incomeTax: { column: "kou", dependants: Number(dependants) },
        previousPayAfterInsurance: yen(Math.max(60_000, Number(from) + 400)),
      }),
    ),
  ),
  ...[200_000, 270_000, 450_000, 900_000, 2_000_000].map((previous) =>
    bonus(`bonus of 乙 after ${previous}`, { incomeTax: { column: "otsu" }, previousPayAfterInsurance: yen(previous) }),
  ),
  bonus("bonus of 12 times the pay", { bonus: yen(3_000_000), previousPayAfterInsurance: yen(200_000) }),
  bonus("bonus beyond both limits", { bonus: yen(8_000_000) }),
  ...["2026-02-10", "2026-03-10", "2026-12-10"].flatMap((paidOn) =>
    ["1990-05-10", "1981-05-10", "1961-12-01", "1956-12-01", "1951-11-30"].map((birthDate) =>
      bonus(`bonus on ${paidOn}, born on ${birthDate}`, { paidOn: isoDate(paidOn), birthDate: isoDate(birthDate) }),
    ),
  ),
]

/** What a standard and the numbers of grades come to on the premium's month. */
const standard = (
  paidOn: IsoDate,
  given: { readonly standard?: number; readonly health?: number; readonly pension?: number },
) => ({
  name: `standard of ${JSON.stringify(given)} paid on ${paidOn}`,
  of: (law: PayrollLaw): Probed => {
    const terms = completeTerms(1, 1, {
      effectiveFrom: isoDate("2020-04-01"),
      salaryType: "hour",
      basicSalary: yen(1000),
      hasSocialInsurance: true,
      ...(given.standard === undefined ? {} : { standardRemuneration: yen(given.standard) }),
      ...(given.health === undefined ? {} : { healthGrade: given.health }),
      ...(given.pension === undefined ? {} : { pensionGrade: given.pension }),
    })
    const month = paidOn.slice(0, 7)
    const person = {
      ...aMonth(month),
      paidOn,
      staff: { birthday: isoDate("1990-05-10"), joinedOn: isoDate("2020-04-01"), leftOn: null },
      terms: [terms],
    }
    const entries = payEntriesOf(person, law)
    const amounts = Result.isSuccess(entries) ? JSON.stringify(entries.success.premiums) : entries.failure._tag
    return { amounts, used: new Set() }
  },
})
const standards = [58, 68, 78, 88, 98, 104, 110, 118, 126, 134, 142, 150, 160, 170, 180, 190, 200, 220, 240, 260, 280]
  .concat([300, 320, 340, 360, 380, 410, 440, 470, 500, 530, 560, 590, 620, 650, 680, 710, 750, 790, 830, 880, 930])
  .concat([980, 1030, 1090, 1150, 1210, 1270, 1330, 1390])
const grades = ["2026-11-25", "2027-10-25", "2028-10-25", "2029-10-25"]
  .map(isoDate)
  .flatMap((day) => [
    ...standards.map((thousands) => standard(day, { standard: thousands * 1000 })),
    ...standards.map((_, index) => standard(day, { health: index + 1 })),
    ...standards.slice(0, 35).map((_, index) => standard(day, { health: 10, pension: index + 1 })),
  ])

export const monthProbes: ReadonlyArray<Probe> = [
  ...premiums,
  ...employment,
  ...tax,
  ...commuting,
  ...resident,
  ...premiumHours,
  ...grades,
]
export const bonusProbes: ReadonlyArray<Probe> = bonuses
