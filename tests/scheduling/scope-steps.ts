/** Random steps for a series, and the series that they begin with. */
import { addDays, daysBetween, type IsoDate, isoDate } from "#modules/kernel/civil-day.ts"
import { editScopes } from "#modules/kernel/codes.ts"
import { type Board, inTheMorning } from "./board.ts"
import type { Model, Move, Step } from "./scope-model.ts"

const scopes = Object.values(editScopes)
/** Stretches of days that no two series share, whatever is moved. */
const stretch = 40
const begin = isoDate("2030-01-01")
let used = 0

/** A series of its own stretch, of a customer who asked for two people. */
export const newSeries = async (board: Board, site: number, length: number, crew: ReadonlyArray<number>) => {
  used += 1
  const startDate = addDays(begin, used * stretch)
  const told = await board.arrange(site, {
    startDate,
    endDate: addDays(startDate, length - 1),
    morningShiftCustomer: 1,
    maxWorkerMorning: 2,
    workers: crew.map((id) => inTheMorning(id)),
  })
  if (told.status !== 200) throw new Error(told.text)
  return Number(told.body.data.groupId)
}

const pick = <A>(random: () => number, from: ReadonlyArray<A>): A => {
  const one = from[Math.floor(random() * from.length)]
  if (one === undefined) throw new Error("nothing to pick from")
  return one
}

/** So many days after this one, as long as they belong to the stretch of its series. */
const daysAfter = (day: IsoDate, count: number): ReadonlyArray<IsoDate> => {
  const left = stretch - 1 - (daysBetween(begin, day) % stretch)
  return Array.from({ length: Math.min(count, left) }, (_, n) => addDays(day, n + 1))
}

/** A step from one of the days that there are. The model says what it does, or that it is to be refused. */
export const aStep = (model: Model, staff: ReadonlyArray<number>, random: () => number): Step => {
  const days = [...model.keys()].toSorted()
  const at = pick(random, days)
  const last = days.at(-1) ?? at
  const later = days.filter((day) => day >= at)
  const ends = random() < 0.5 ? later : [at, ...daysAfter(last, 5)]
  const isAsked = model.get(at)?.wish != null
  const moves: ReadonlyArray<() => Move> = [
    () => ({ kind: "note", note: pick(random, ["朝礼", "搬入", "雨天中止", ""]) }),
    () => ({ kind: "needed", needed: pick(random, [1, 1.5, 2, 4]) }),
    () => ({ kind: "crew", crew: staff.filter(() => random() < 0.5) }),
    () => ({ kind: "hold", isHeld: random() < 0.5 }),
    () => ({ kind: "delete" }),
    () => (later.length > 1 ? { kind: "skip", day: pick(random, later.slice(1)) } : { kind: "end", day: last }),
    () => ({ kind: "end", day: pick(random, ends) }),
    () => ({ kind: "move", day: pick(random, [at, ...daysAfter(at, 10)]) }),
    () => ({ kind: "wish", heads: pick(random, [1, 2, 4]) }),
    () => ({ kind: isAsked ? "accept" : "wish", heads: pick(random, [1, 3]) }),
    () => ({ kind: pick(random, ["withdraw", "accept", "reject"]) }),
  ]
  return { at, scope: pick(random, scopes), move: pick(random, moves)() }
}
