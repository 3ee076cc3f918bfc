/** Random months of work, as people work them: some nights, some Sundays, many ends near the borders of a shift. */

/** Everything random comes from one seed, so that what differs can be looked at again. */
export const chanceOf = (seed: number) => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    is: (share: number) => next() < share,
    between,
    of: <T>(first: T, ...others: ReadonlyArray<T>): T => [first, ...others][between(0, others.length)] ?? first,
  }
}
export type Chance = ReturnType<typeof chanceOf>

export const shiftNames = ["morning", "afternoon", "evening", "other"] as const
export type ShiftName = (typeof shiftNames)[number]
/** Minutes since 0:00 of the day on which the work starts. */
export interface Stretch {
  readonly from: number
  readonly to: number
}
export const windows: Readonly<Record<ShiftName, Stretch>> = {
  morning: { from: 480, to: 720 },
  afternoon: { from: 780, to: 1020 },
  evening: { from: 1230, to: 1770 },
  other: { from: 1050, to: 1170 },
}
export interface RandomDay {
  readonly day: string
  readonly presence: Stretch
  readonly rests: ReadonlyArray<Stretch>
  readonly arranged: ReadonlyArray<ShiftName>
  readonly workplace: "東京都" | "山形県" | "秋田県"
}
export interface RandomTerms {
  readonly from: string
  readonly kind: "shift" | "hour" | "month"
  readonly wage: number
  readonly prices: Partial<Record<ShiftName, number>>
  readonly lengths: Partial<Record<ShiftName, number>>
  readonly probation: number | undefined
  readonly chosenRate: number | undefined
  /** 固定残業 in minutes. */
  readonly deemed: number
}
export interface RandomMonth {
  readonly month: string
  /** The days that it pays. */
  readonly from: string
  readonly to: string
  readonly days: ReadonlyArray<RandomDay>
  readonly terms: ReadonlyArray<RandomTerms>
  readonly allowances: ReadonlyArray<{ readonly title: string; readonly yen: number; readonly isInHourlyBase: boolean }>
  readonly averageHours: number
  readonly weekBeginsOn: number
  /** Contracted minutes of each weekday, Sunday first. */
  readonly week: ReadonlyArray<number>
}

/** Within half an hour of the clock, or exactly on a border of a shift's share. */
const near = (chance: Chance, minute: number) =>
  chance.is(0.3) ? minute : minute + chance.of(0, 1, -1, chance.between(-30, 30))
/** Ends of a part of a shift: about three eighths and three quarters of it, to the minute. */
const partOf = (chance: Chance, { from, to }: Stretch) => {
  const eighths = chance.of(3, 6, 4, 8)
  return from + Math.ceil(((to - from) * eighths) / 8) + chance.of(0, -1, 1)
}

export const aDayOf = (chance: Chance, day: string): RandomDay => {
  const arranged = chance.of<ReadonlyArray<ShiftName>>(
    ["morning", "afternoon"],
    ["morning", "afternoon"],
    ["morning", "afternoon"],
    ["morning"],
    ["afternoon"],
    ["evening"],
    ["morning", "afternoon", "other"],
    ["other"],
    [],
  )
  const first = windows[arranged[0] ?? "morning"]
  const last = windows[arranged.at(-1) ?? "afternoon"]
  const from = near(chance, first.from)
  const end = chance.is(0.35) ? partOf(chance, last) : near(chance, last.to)
  const longer = chance.is(0.25) ? chance.between(0, 360) : 0
  const to = Math.max(from + 1, end + longer)
  const middle = Math.floor((from + to) / 2)
  const rests = chance.is(0.6) && to - from > 120 ? [{ from: middle, to: middle + chance.between(0, 61) }] : []
  return { day, presence: { from, to }, rests, arranged, workplace: chance.of("東京都", "東京都", "山形県", "秋田県") }
}

export const someTerms = (chance: Chance, from: string, kind: RandomTerms["kind"]): RandomTerms => {
  const price = (minutes: number) => Math.round((minutes * chance.between(900, 1700)) / 60) + chance.between(0, 1)
  const isPriced = (shift: ShiftName) => (shift === "evening" || shift === "other" ? chance.is(0.8) : chance.is(0.97))
  const own: Readonly<Record<ShiftName, number>> = {
    morning: chance.of(240, 240, 225),
    afternoon: chance.of(240, 240, 225),
    evening: chance.of(480, 420),
    other: 120,
  }
  const priced = shiftNames.filter(isPriced)
  return {
    from,
    kind,
    wage: kind === "month" ? chance.between(150_000, 260_000) : chance.between(950, 1500),
    prices: Object.fromEntries(priced.map((shift) => [shift, price(own[shift])])),
    lengths: Object.fromEntries(priced.map((shift) => [shift, own[shift]])),
    probation: chance.is(0.2) ? chance.of(80, 90, 93) : undefined,
    chosenRate: chance.is(0.2) ? chance.of(110, 130, 145, 160) : undefined,
    deemed: 0,
  }
}

export const randomMonth = (seed: number): RandomMonth => {
  const chance = chanceOf(seed)
  const month = chance.of("2026-10", "2026-10", "2026-11", "2026-09")
  const kind = chance.of<RandomTerms["kind"]>("shift", "shift", "shift", "shift", "hour", "month")
  const first = Date.parse(`${month}-01`)
  const count = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
  const share = chance.of(0.4, 0.75, 0.9, 1)
  // The week before counts towards the forty hours of a week that spans the first.
  const days = Array.from({ length: count + 7 }, (_, at) => new Date(first + (at - 7) * 86_400_000).toISOString())
    .map((instant) => instant.slice(0, 10))
    .filter(() => chance.is(share))
    .map((day) => aDayOf(chance, day))
  const terms = [someTerms(chance, "2026-04-01", kind)]
  if (chance.is(0.3)) terms.push(someTerms(chance, `${month}-16`, kind))
  const allowances = chance.is(0.4)
    ? [
        { title: "職長手当", yen: chance.between(5000, 30_000), isInHourlyBase: true },
        { title: "精皆勤手当", yen: chance.between(5000, 20_000), isInHourlyBase: chance.is(0.5) },
      ]
    : []
  const averageHours = chance.of(160, 168, 173)
  const weekBeginsOn = chance.of(0, 1)
  const week = Array.from({ length: 7 }, () => 0).fill(chance.of(480, 450))
  const period = { month, from: `${month}-01`, to: `${month}-${count}` }
  return { ...period, days, terms, allowances, averageHours, weekBeginsOn, week }
}
