/** Random months of whole slips: somebody joins, leaves, comes of age, is insured, taxed and pays resident tax. */
import { dayAfter, daysFrom, weekdayOf } from "./dates.ts"
import { someBirthday, someEmployment, somePeriod } from "./random-employment.ts"
import {
  aDayOf,
  type Chance,
  chanceOf,
  type RandomDay,
  type RandomMonth,
  type RandomTerms,
  type Stretch,
  someTerms,
} from "./random-months.ts"

export interface RandomInsurance {
  readonly standard: number
  /** As an insurance society tells them. */
  readonly byHand: { readonly health: number; readonly pension: number } | undefined
}
/** What is written down of somebody at once: an agreement and his insurance. */
export interface RandomHolding {
  readonly terms: RandomTerms
  readonly insurance: RandomInsurance | undefined
}
export interface ResidentTaxNotice {
  readonly first: number
  readonly others: number
  /** From January on. */
  readonly byMonth: ReadonlyArray<number> | undefined
}
export interface RandomPerson {
  /** The work, with an agreement for each part of its time. */
  readonly work: RandomMonth
  readonly holdings: ReadonlyArray<RandomHolding>
  readonly hours: { readonly shift: number; readonly evening: number }
  readonly paidOn: string
  readonly joinedOn: string
  readonly leftOn: string | undefined
  readonly birthday: string
  readonly branch: "東京都" | "新潟県" | "大阪府" | "兵庫県" | "山形県" | "福岡県"
  readonly rounding: "combined" | "separate"
  readonly absences: ReadonlyArray<{ readonly day: string; readonly unpaid: number }>
  readonly commuting: { readonly yen: number; readonly taxFree: number }
  readonly safetyFee: number
  readonly employment: "general" | "agriculture" | "construction" | undefined
  readonly tax: {
    readonly column: "kou" | "otsu"
    readonly dependants: number
    readonly method: "printedTable" | "computer"
  }
  readonly notice: ResidentTaxNotice | undefined
  /** What whoever joins or leaves within the month gets all of: commuting, and one of the allowances. */
  readonly paidWhole: { readonly commuting: boolean; readonly allowance: string | undefined }
}

const standards = [
  58_000, 78_000, 88_000, 98_000, 110_000, 118_000, 126_000, 134_000, 142_000, 150_000, 190_000, 220_000, 260_000,
  280_000, 300_000, 340_000, 380_000, 410_000, 500_000, 590_000, 650_000, 680_000, 980_000, 1_390_000,
] as const
const someInsurance = (chance: Chance): RandomInsurance | undefined => {
  if (chance.is(0.25)) return undefined
  const standard = chance.of(300_000, ...standards)
  const byHand = { health: chance.of(0, chance.between(1, 60_000)), pension: chance.between(0, 60_000) }
  return { standard, byHand: chance.is(0.1) ? byHand : undefined }
}

const someWage = (chance: Chance, kind: RandomTerms["kind"]) => {
  if (kind === "hour") return chance.between(950, 2500)
  return chance.of(
    chance.between(150_000, 260_000),
    chance.between(2200, 5000) * 100,
    chance.between(500_000, 2_600_000),
  )
}

const someNotice = (chance: Chance): ResidentTaxNotice | undefined => {
  if (chance.is(0.35)) return undefined
  const others = chance.between(10, 400) * 100
  const first = others + chance.between(0, 11) * 100
  const byMonth = Array.from({ length: 12 }, () => chance.between(0, 300) * 100)
  return { first, others, byMonth: chance.is(0.3) ? byMonth : undefined }
}

const workplaceOf = ({ workplace }: RandomDay, from: string) => (from < "2026-04-08" ? "東京都" : workplace)

export const randomPerson = (seed: number): RandomPerson => {
  const chance = chanceOf(seed ^ 0x1e3779b9)
  const { from, month, paidOn, to } = somePeriod(chance)
  const { joinedOn, leftOn } = someEmployment(chance, from, to)
  const isEmployed = (day: string) => day >= joinedOn && (leftOn === undefined || day <= leftOn)
  const share = chance.of(0, 0.4, 0.75, 0.9, 1)
  const isBusy = chance.is(0.2)
  const longer = ({ from: start, to: end }: Stretch) => ({
    from: start,
    to: isBusy ? end + chance.between(60, 330) : end,
  })
  const days = daysFrom(dayAfter(from, -7), to)
    .filter((day) => chance.is(share) && isEmployed(day))
    .map((day) => aDayOf(chance, day))
    .map((day) => ({ ...day, presence: longer(day.presence), workplace: workplaceOf(day, from) }))
  const kind = chance.of<RandomTerms["kind"]>("shift", "hour", "month", "month")
  const isDeemed = chance.is(0.25)
  const hours = { shift: chance.of(4, 4, 3.75), evening: chance.of(8, 7) }
  const termsFrom = (first: string, of: RandomTerms["kind"]): RandomTerms => {
    const terms = someTerms(chance, first, of)
    const lengthOf = (shift: string) => (shift === "evening" ? hours.evening : hours.shift) * 60
    const lengths = Object.fromEntries(Object.keys(terms.prices).map((shift) => [shift, lengthOf(shift)]))
    const deemed = isDeemed ? chance.of(0, 1, 10, 20, 45, 60, 61, 80, 100) * 60 : 0
    return { ...terms, lengths, wage: someWage(chance, of), deemed }
  }
  const holdings = [{ terms: termsFrom(joinedOn, kind), insurance: someInsurance(chance) }]
  const changesOn = dayAfter(from, chance.between(-30, 40))
  const isChange = chance.is(0.3) && changesOn > joinedOn && isEmployed(changesOn)
  const other = chance.is(0.3) ? chance.of<RandomTerms["kind"]>("shift", "hour", "month") : kind
  if (isChange) holdings.push({ terms: termsFrom(changesOn, other), insurance: someInsurance(chance) })
  const length = chance.of(480, 450)
  const week = [0, length, length, length, length, length, chance.of(0, 0, 240)]
  const hasWorked = new Set(days.map(({ day }) => day))
  const absences = daysFrom(from, to).flatMap((day) => {
    const own = week[weekdayOf(day)] ?? 0
    const isAbsent = own > 0 && isEmployed(day) && !hasWorked.has(day) && chance.is(0.7)
    return isAbsent ? [{ day, unpaid: chance.is(0.8) ? own : chance.between(1, own) }] : []
  })
  const foreman = { title: "職長手当", yen: chance.between(50, 300) * 100, isInHourlyBase: true }
  const family = { title: "家族手当", yen: chance.between(50, 200) * 100, isInHourlyBase: false }
  const paid = chance.of(0, 0, 12_000, 12_250, 150_000, 150_001, chance.between(1, 200_000))
  return {
    work: {
      month,
      from,
      to,
      days,
      terms: holdings.map(({ terms }) => terms),
      allowances: chance.is(0.4) ? [foreman, family] : [],
      averageHours: chance.of(160, 168, 173),
      weekBeginsOn: 0,
      week,
    },
    holdings,
    hours,
    paidOn,
    joinedOn,
    leftOn,
    birthday: someBirthday(chance, paidOn),
    branch: chance.of("東京都", "新潟県", "大阪府", "兵庫県", "山形県", "福岡県"),
    rounding: chance.of("combined", "combined", "separate"),
    absences,
    commuting: { yen: paid, taxFree: chance.is(0.7) ? paid : chance.between(0, paid) },
    safetyFee: chance.of(0, 0, chance.between(1, 5000)),
    employment: chance.of(undefined, "general", "agriculture", "construction", "construction"),
    tax: {
      column: chance.of("kou", "kou", "kou", "otsu"),
      dependants: chance.of(0, 0, 1, 2, chance.between(3, 9)),
      method: chance.of("printedTable", "printedTable", "computer"),
    },
    notice: someNotice(chance),
    paidWhole: { commuting: chance.is(0.3), allowance: chance.of(undefined, undefined, "職長手当", "家族手当") },
  }
}
