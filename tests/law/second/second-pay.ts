/**
 * Wages of a month calculated a second time, from its minutes: shift, hourly and monthly pay with their premiums, and the
 * minimum wage. Written from 労働基準法 第24条・第37条, its 施行規則 第19条, 最低賃金法 第4条 with its 施行規則 第1条・第2条,
 * D21, D120 and PAY-16 to PAY-18, not from the product's rules.
 */
import { deemedPay } from "./agreed-pay.ts"
import { daysFrom, weekdayOf } from "./dates.ts"
import { add, type Exact, exact, halfUp, less, minus, nothing, raised, sumOf, times } from "./exact.ts"
import { type FixedOvertime, isCovered, isSameOvertime, shareOfOvertime } from "./fixed-overtime.ts"
import { type SimulatedDay, simulated, type WorkedMinute } from "./minute-by-minute.ts"
import { type RandomMonth, type RandomTerms, type ShiftName, shiftNames } from "./random-months.ts"

/** 地域別最低賃金 令和7年度・令和8年度: the year before's, then the first day of the new one. */
const minimums = {
  東京都: { before: 1226, from: "2026-10-01", yen: 1280 },
  山形県: { before: 1032, from: "2026-10-30", yen: 1092 },
  秋田県: { before: 1031, from: "2026-10-14", yen: 1090 },
} as const
const minimumOf = ({ source: { day, workplace } }: SimulatedDay) => {
  const { before, from, yen } = minimums[workplace]
  return day < from ? before : yen
}

const hours = (minutes: number) => exact(minutes, 60)
const trial = ({ probation = 100 }: RandomTerms) => exact(probation, 100)
const countOf = ({ half, whole }: SimulatedDay, shift: ShiftName) =>
  (whole.includes(shift) ? 2 : 0) + (half.includes(shift) ? 1 : 0)
const ticked = (day: SimulatedDay) => shiftNames.filter((shift) => countOf(day, shift) > 0)

interface Part {
  readonly terms: RandomTerms
  readonly days: ReadonlyArray<SimulatedDay>
  /** An hour of ordinary work, and the same as premiums are taken of it. */
  readonly wage: Exact
  readonly base: Exact
}

/** 規則19条: the price of the work that this person usually does, by its hours. */
const usual = ({ lengths, prices }: RandomTerms, days: ReadonlyArray<SimulatedDay>) => {
  const priced = (shift: ShiftName) => prices[shift] !== undefined && (lengths[shift] ?? 0) > 0
  const byDay = (["morning", "afternoon"] as const).filter(priced)
  const isDay = (day: SimulatedDay) => ticked(day).some((shift) => shift === "morning" || shift === "afternoon")
  const evenings = days.filter((day) => !isDay(day) && ticked(day).includes("evening")).length
  const others = days.filter((day) => !isDay(day) && ticked(day).join() === "other").length
  const rivals = [
    ...(priced("evening") ? [{ shift: "evening" as const, count: evenings }] : []),
    ...(priced("other") ? [{ shift: "other" as const, count: others }] : []),
  ]
  const most = Math.max(0, ...rivals.map(({ count }) => count))
  const rival = rivals.find(({ count }) => count === most && most > (byDay.length > 0 ? days.filter(isDay).length : 0))
  if (rival !== undefined) return [rival.shift]
  return byDay.length > 0 ? byDay : rivals.map(({ shift }) => shift)
}

const partOf = (month: RandomMonth, terms: RandomTerms, days: ReadonlyArray<SimulatedDay>): Part => {
  const ofBase = month.allowances.filter(({ isInHourlyBase }) => isInHourlyBase)
  const allowance = exact(
    ofBase.reduce((sum, { yen }) => sum + yen, 0),
    month.averageHours,
  )
  if (terms.kind === "hour") {
    const wage = exact(halfUp(times(exact(terms.wage), trial(terms))))
    return { terms, days, wage, base: exact(halfUp(add(wage, allowance))) }
  }
  const shifts = usual(terms, days)
  const length = shifts.reduce((sum, shift) => sum + (terms.lengths[shift] ?? 0), 0)
  const price = shifts.reduce((sum, shift) => sum + (terms.prices[shift] ?? 0), 0)
  const own =
    terms.kind === "month" ? exact(terms.wage, month.averageHours) : length === 0 ? nothing : exact(price * 60, length)
  const known = terms.kind === "month" || length > 0
  const base = known ? exact(halfUp(add(times(own, trial(terms)), allowance))) : nothing
  return { terms, days, wage: base, base }
}

/** Of a day's minutes, how many from its beginning the ticked shifts' prices are for. */
const pricedMinutes = ({ terms }: Part, day: SimulatedDay) => {
  if (terms.kind !== "shift") return 0
  const own = ticked(day).reduce(
    (sum, shift) => sum + Math.floor(((terms.lengths[shift] ?? 0) * countOf(day, shift)) / 2),
    0,
  )
  return Math.min(own, day.minutes.length)
}

/** What an hour of this kind is paid above its plain wage, the night apart; a company's own rate counts where it is more. */
const addition = (kind: WorkedMinute["kind"], chosenRate: number | undefined): Exact => {
  if (kind === "regular") return nothing
  const legal = { overtime: 25, beyondSixty: 50, holiday: 35 }[kind]
  return exact(Math.max(legal, (chosenRate ?? 0) - 100), 100)
}

const trialPrice = (terms: RandomTerms, shift: ShiftName) =>
  halfUp(times(exact(terms.prices[shift] ?? 0), trial(terms)))

type Lines = Map<string, Exact>
const put = (lines: Lines, key: string, pay: Exact) => lines.set(key, add(lines.get(key) ?? nothing, pay))

const ratedKeys = {
  overtime: ["overtimePay", "overtimePremium"],
  beyondSixty: ["overtime60Pay", "overtime60Premium"],
  holiday: ["holidayPay", "holidayPremium"],
} as const

const excessKeys = { overtime: "excessOvertimePay", beyondSixty: "excessOvertime60Pay" } as const
const order = ["regular", "overtime", "beyondSixty", "holiday"] as const
/**
 * As the product puts them down: in order of time, but of a day that passes midnight into or out of a statutory holiday
 * that holiday's minutes last. Which of them the price is for changes the lines, not what they come to together.
 */
const inOrder = ({ minutes }: SimulatedDay) => minutes.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))

/** Every minute puts its yen into the line where the slip has them. */
const timedLines = (part: Part, agreed: FixedOvertime | undefined, lines: Lines) => {
  const { base, terms, wage } = part
  for (const day of part.days) {
    const priced = pricedMinutes(part, day)
    for (const [at, { isBeyondContract, isNight, kind }] of inOrder(day).entries()) {
      if (isNight) put(lines, kind === "holiday" ? "holidayNightPremium" : "nightPremium", times(base, exact(25, 6000)))
      const isPriced = at < priced
      if (kind === "regular") {
        if (terms.kind === "hour") put(lines, "basePay", times(wage, hours(1)))
        else if (terms.kind === "month") {
          if (isBeyondContract) put(lines, "beyondScheduledPay", times(base, hours(1)))
        } else if (!isPriced) put(lines, "beyondShiftPay", times(base, hours(1)))
        continue
      }
      if (kind !== "holiday" && agreed !== undefined && isCovered(agreed, kind)) continue
      const [paidWhole, onTop] = ratedKeys[kind]
      const whole = agreed !== undefined && kind !== "holiday" ? excessKeys[kind] : paidWhole
      const rate = addition(kind, terms.chosenRate)
      if (isPriced) put(lines, onTop, times(base, times(rate, hours(1))))
      else put(lines, whole, times(base, times(add(rate, exact(1)), hours(1))))
    }
  }
}

/** 最低賃金法施行規則1条: 精皆勤・通勤・家族手当 are not compared. */
const comparedAllowance = ({ allowances, averageHours }: RandomMonth) =>
  exact(
    allowances.reduce(
      (sum, { isInHourlyBase, title, yen }) => sum + (isInHourlyBase && title === "職長手当" ? yen : 0),
      0,
    ),
    averageHours,
  )

/** What each agreement of a day pays for how many minutes of it; none covers what another lacks. */
const agreements = (month: RandomMonth, part: Part, day: SimulatedDay) => {
  const { terms } = part
  const allowance = comparedAllowance(month)
  const all = day.minutes.length
  const hourly = (an: Exact, minutes: number) => ({ minutes, pay: times(an, hours(minutes)) })
  if (terms.kind === "hour") return [hourly(add(part.wage, allowance), all)]
  if (terms.kind === "month")
    return [hourly(add(times(exact(terms.wage, month.averageHours), trial(terms)), allowance), all)]
  const priced = pricedMinutes(part, day)
  const prices = sumOf(ticked(day).map((shift) => exact(trialPrice(terms, shift) * countOf(day, shift), 2)))
  return [{ minutes: priced, pay: add(prices, times(allowance, hours(priced))) }, hourly(part.wage, all - priced)]
}

/**
 * What a day lacks: of each agreement below the minimum the difference, and of its premiums what they lack by being taken
 * of an hourly base below it, for no ordinary hour is worth less (最低賃金法4条2項, 労働基準法37条).
 */
const lackOf = (month: RandomMonth, part: Part, day: SimulatedDay): Exact => {
  const least = exact(minimumOf(day))
  const plain = agreements(month, part, day).map(({ minutes, pay }) => {
    const due = times(least, hours(minutes))
    return less(pay, due) ? minus(due, pay) : nothing
  })
  if (!less(part.base, least)) return sumOf(plain)
  const added = sumOf(
    day.minutes.map(({ isNight, kind }) =>
      times(add(addition(kind, part.terms.chosenRate), isNight ? exact(25, 100) : nothing), hours(1)),
    ),
  )
  return add(sumOf(plain), times(minus(least, part.base), added))
}

/** The pay lines of a slip by their key, whole yen, without those of no yen. Whoever is not employed has no agreement. */
export const secondPay = (
  month: RandomMonth,
  employed: ReadonlyArray<string> = daysFrom(month.from, month.to),
): Readonly<Record<string, number>> => {
  const all = simulated(month)
  const isOf = (at: number, day: string) =>
    (at === 0 || day >= (month.terms[at]?.from ?? "")) && day < (month.terms[at + 1]?.from ?? "9999-12-31")
  const parts = month.terms.map((terms, at) =>
    partOf(
      month,
      terms,
      all.filter(({ source: { day } }) => isOf(at, day)),
    ),
  )
  const isContracted = (day: string) => (month.week[weekdayOf(day)] ?? 0) > 0
  const contracted = daysFrom(month.from, month.to).filter(isContracted).length
  const shareOf = (of: ReadonlyArray<Part>) => {
    const own = employed.filter(
      (day) => isContracted(day) && parts.some((part, at) => of.includes(part) && isOf(at, day)),
    )
    return exact(own.length, contracted)
  }
  const agreements: Array<FixedOvertime> = []
  const timed: Lines = new Map()
  for (const part of parts) {
    const isFixed = part.terms.deemed > 0 && employed.length > 0
    const known = agreements.find((one) => isSameOvertime(one, part))
    const agreed = isFixed ? (known ?? shareOfOvertime(part, parts, shareOf)) : undefined
    if (agreed !== undefined && known === undefined) agreements.push(agreed)
    timedLines(part, agreed, timed)
  }
  const whole: Array<readonly [string, number]> = [...timed].map(([key, pay]) => [key, halfUp(pay)])
  for (const { base, share, terms } of agreements) whole.push(["deemedOvertimePay", deemedPay(terms, base, share)])
  for (const [at, part] of parts.entries()) {
    if (part.terms.kind !== "shift") continue
    for (const shift of shiftNames) {
      const halves = part.days.reduce((sum, day) => sum + countOf(day, shift), 0)
      const price = exact(trialPrice(part.terms, shift) * halves, 2)
      whole.push([`shift:${shift}${at === 0 ? "" : `:${at + 1}`}`, halfUp(price)])
    }
  }
  const lacks = parts.flatMap((part) => {
    const byMinimum = Map.groupBy(part.days, (day) => `${day.source.workplace} ${minimumOf(day)}`)
    return [...byMinimum].map(([, days]) => ({
      place: days[0]?.source.workplace ?? "",
      yen: raised(sumOf(days.map((day) => lackOf(month, part, day)))),
    }))
  })
  for (const { place, yen } of lacks) whole.push([`minimumWage:${place}`, yen])
  const sums: Record<string, number> = {}
  for (const [key, yen] of whole) if (yen !== 0) sums[key] = (sums[key] ?? 0) + yen
  return sums
}
