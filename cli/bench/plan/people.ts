/** Who works for a seeded company, and what each is paid by: five ways of pay, some with other pay from mid-month on. */
import { isoDate, monthNumberOf, shiftMonth, yearOf } from "#modules/kernel/civil-day.ts"
import { roleIds, type SalaryType, salaryTypes } from "#modules/kernel/codes.ts"
import { rollsOf } from "../rolls.ts"
import { line, nothing, type Rows } from "./rows.ts"
import type { FirstIds, Shape } from "./shape.ts"

const families = [
  "林",
  "森",
  "佐藤",
  "鈴木",
  "髙橋",
  "田中",
  "伊藤",
  "渡邊",
  "山本",
  "中村",
  "小林",
  "加藤",
  "佐々木",
  "長谷川",
  "五十嵐",
  "勅使河原",
] as const
const givens = [
  "翔",
  "誠",
  "剛",
  "亮",
  "大輔",
  "健太",
  "直樹",
  "拓也",
  "浩二",
  "勇気",
  "陽介",
  "隼人",
  "美咲",
  "健一郎",
  "龍之介",
] as const

const pays: ReadonlyArray<readonly [share: number, pay: SalaryType]> = [
  [0.5, "hour"],
  [0.75, "shift"],
  [0.92, "month"],
  [0.97, "construction"],
  [1, "outsource"],
]
const changesMidMonth = 0.05

export const payOf = (shape: Shape, worker: number): SalaryType => {
  const drawn = rollsOf("pay", shape.seed, shape.at, worker).next()
  return pays.find(([share]) => drawn < share)?.[1] ?? "hour"
}

const each = function* (shape: Shape, lineOf: (worker: number) => string) {
  for (let worker = 0; worker < shape.workers; worker++) yield lineOf(worker)
}

const nameOf = ({ at, seed }: Shape, worker: number) => {
  const roll = rollsOf("name", seed, at, worker)
  return `${families[roll.between(0, families.length - 1)]}${givens[roll.between(0, givens.length - 1)]}`
}

const birthdayOf = ({ at, seed }: Shape, worker: number) => {
  const roll = rollsOf("birthday", seed, at, worker)
  const two = (number: number) => String(number).padStart(2, "0")
  return `${roll.between(1962, 2004)}-${two(roll.between(1, 12))}-${two(roll.between(1, 28))}`
}

/** Nobody can sign in as a seeded worker: this is no hash of anything. */
const noPassword = "-"

const people = (shape: Shape, companyId: number, first: FirstIds): Rows => ({
  table: "identity.person",
  columns: ["id", "email", "name", "password_hash"],
  lines: each(shape, (worker) =>
    line(first.person + worker, `w${worker}@c${companyId}.bench.invalid`, nameOf(shape, worker), noPassword),
  ),
})

const tasteOf = (shape: Shape, worker: number) => {
  const roll = rollsOf("terms", shape.seed, shape.at, worker)
  return {
    grade: roll.between(0, 9),
    isInsured: roll.isIn(0.7),
    isEmployed: roll.isIn(0.9),
    dependants: roll.between(0, 3),
    commuting: roll.isIn(0.5) ? roll.between(3, 15) * 1000 : 0,
    paysResidentTax: roll.isIn(0.4),
    changes: roll.isIn(changesMidMonth),
  }
}

/** Basic pay, morning, afternoon and evening, hours a shift, monthly hours. */
const wageOf = (pay: SalaryType, grade: number, more: number): ReadonlyArray<string | number> => {
  if (pay === "hour") return [1450 + grade * 60 + more, nothing, nothing, nothing, nothing, nothing]
  if (pay === "month") return [270_000 + grade * 12_000 + more * 160, nothing, nothing, nothing, nothing, 165]
  if (pay === "shift")
    return [nothing, 7600 + grade * 200 + more * 4, 7800 + grade * 200 + more * 4, 14_000 + grade * 300, 4, nothing]
  return [18_000 + grade * 500 + more * 10, nothing, nothing, nothing, nothing, nothing]
}

const termsColumns = [
  "staff_id",
  "effective_from",
  "version",
  "salary_type",
  "basic_salary",
  "morning_salary",
  "afternoon_salary",
  "evening_salary",
  "hours_per_shift",
  "average_monthly_hours",
  "has_social_insurance",
  "standard_remuneration",
  "has_employment_insurance",
  "dependants",
  "commuting_yen",
  "commuting_tax_free_yen",
] as const
const hiredOn = "2020-04-01"

const terms = (shape: Shape, first: FirstIds): Rows => ({
  table: "people.terms",
  columns: termsColumns,
  lines: each(shape, (worker) => {
    const { changes, commuting, dependants, grade, isEmployed, isInsured } = tasteOf(shape, worker)
    const pay = payOf(shape, worker)
    const standard = isInsured ? 220_000 + grade * 20_000 : nothing
    const of = (from: string, more: number) =>
      line(
        first.staff + worker,
        from,
        1,
        salaryTypes[pay],
        ...wageOf(pay, grade, more),
        isInsured ? "t" : "f",
        standard,
        isEmployed ? "t" : "f",
        dependants,
        commuting,
        commuting,
      )
    return of(hiredOn, 0) + (changes ? of(`${shape.lastMonth}-16`, 50) : "")
  }),
})

/** 住民税 runs from June: of the year in which the slip of the last month is paid, a month later. */
const fiscalYear = ({ lastMonth }: Shape) => {
  const paid = shiftMonth(lastMonth, 1)
  return monthNumberOf(paid) >= 6 ? yearOf(paid) : yearOf(paid) - 1
}

const residentTaxes = (shape: Shape, first: FirstIds): Rows => ({
  table: "people.resident_tax",
  columns: ["staff_id", "fiscal_year", "version", "is_collected", "first_month_yen", "remaining_month_yen"],
  lines: each(shape, (worker) => {
    const { grade, paysResidentTax } = tasteOf(shape, worker)
    const yen = 9000 + grade * 1300
    return paysResidentTax ? line(first.staff + worker, fiscalYear(shape), 1, "t", yen + 700, yen) : ""
  }),
})

export const peopleRows = (shape: Shape, companyId: number, first: FirstIds): ReadonlyArray<Rows> => [
  people(shape, companyId, first),
  {
    table: "companies.membership",
    columns: ["id", "person_id", "role", "is_outsourced"],
    lines: each(shape, (worker) =>
      line(
        first.membership + worker,
        first.person + worker,
        roleIds.worker,
        payOf(shape, worker) === "outsource" ? "t" : "f",
      ),
    ),
  },
  {
    table: "people.staff",
    columns: ["id", "person_id", "membership_id", "name", "birthday", "joined_on"],
    lines: each(shape, (worker) =>
      line(
        first.staff + worker,
        first.person + worker,
        first.membership + worker,
        nameOf(shape, worker),
        birthdayOf(shape, worker),
        isoDate(hiredOn),
      ),
    ),
  },
  terms(shape, first),
  residentTaxes(shape, first),
]
