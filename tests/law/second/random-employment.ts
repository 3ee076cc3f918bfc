/** When a random month closes and is paid, when somebody joins and leaves, and how old he is. */
import { dayAfter, dayIn, lastOf, laterMonth, monthOf } from "./dates.ts"
import type { Chance } from "./random-months.ts"

export const somePeriod = (chance: Chance) => {
  const month = chance.is(0.15)
    ? chance.of("2025-11", "2025-12")
    : `2026-${String(chance.between(1, 12)).padStart(2, "0")}`
  const closing = chance.of(0, 0, 0, 10, 20, 25)
  const from = closing === 0 ? `${month}-01` : dayAfter(dayIn(laterMonth(month, -1), closing))
  const to = dayIn(month, closing)
  const paidOn = dayIn(laterMonth(month, chance.of(0, 1, 1, 1, 2)), chance.of(0, 10, 25, 28))
  return { month, from, to, paidOn: paidOn < to ? lastOf(month) : paidOn }
}

/** A day on which something begins or ends, most often at a border of the period or of a month. */
const someDay = (chance: Chance, from: string, to: string) =>
  chance.of(
    from,
    to,
    dayAfter(from, -1),
    dayAfter(to, -1),
    lastOf(monthOf(from)),
    `${monthOf(to)}-01`,
    lastOf(monthOf(to)),
    dayAfter(from, chance.between(0, 30)),
    dayAfter(from, chance.between(-40, 60)),
  )

export const someEmployment = (chance: Chance, from: string, to: string) => {
  const joined = chance.is(0.35) ? someDay(chance, from, to) : "2020-04-01"
  const joinedOn = joined > to ? to : joined
  const leftOn = chance.is(0.4) ? someDay(chance, from, to) : undefined
  return { joinedOn, leftOn: leftOn !== undefined && leftOn < joinedOn ? joinedOn : leftOn }
}

/** Some come of 40, 65, 70 or 75 in the months around the pay day, on the first, the second or the last day of one. */
export const someBirthday = (chance: Chance, paidOn: string) => {
  if (chance.is(0.6)) return dayAfter("1952-02-29", chance.between(0, 19_000))
  const age = chance.of(40, 65, 70, 75)
  const month = laterMonth(monthOf(paidOn), chance.between(-2, 1) - 12 * age)
  return chance.of(`${month}-01`, `${month}-02`, lastOf(month), dayIn(month, chance.between(1, 28)))
}
