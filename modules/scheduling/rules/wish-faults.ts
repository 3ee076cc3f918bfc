/** What keeps a wish from being one: it names a day that is over, no shift, nobody, or an end before its start. */
import { addMonths, type IsoDate } from "#modules/kernel/civil-day.ts"
import type { WorkShift } from "#modules/kernel/codes.ts"
import { workShifts } from "#modules/kernel/codes.ts"
import type { MessageName } from "#modules/kernel/fields/messages.ts"
import { clockTime } from "#modules/kernel/minutes.ts"
import { shiftFields } from "../codes.ts"
import type { ShownWishes } from "../contract/proposal.ts"
import type { Values } from "./proposal.ts"
import { isInOrder } from "./shift-times.ts"

export interface WishFault {
  /** A field of the wish; "date" is the day that it moves to. */
  readonly field: string
  readonly message: MessageName
}
interface Asked {
  /** The customer's side as it is, and what is to be otherwise. */
  readonly before: Values
  readonly update: ShownWishes
  readonly today: IsoDate
  /** A fixed-price site counts no heads. */
  readonly countsHeads: boolean
}
const clockIn = (value: unknown) => (typeof value === "string" ? clockTime(value) : null)

/** Whoever newly asks for a shift, or for another number on it, asks for somebody. */
const headFaults = ({ update }: Asked, after: Values): ReadonlyArray<WishFault> =>
  workShifts.flatMap((shift) => {
    const { customerFlag, heads: field } = shiftFields[shift]
    const isSaid = field in update || customerFlag in update
    if (!isSaid || after[customerFlag] !== 1 || (typeof after[field] === "number" && after[field] > 0)) return []
    return [{ field, message: after[field] === 0 ? "notPositive" : "required" }]
  })

/** The times over all may pass midnight where a shift that may is asked for (D86). */
const timeFaults = ({ update }: Asked, after: Values): ReadonlyArray<WishFault> => {
  const isAsked = (shift: WorkShift) => after[shiftFields[shift].customerFlag] === 1
  const overAll: WorkShift = isAsked("evening") || isAsked("other") ? "evening" : "morning"
  const pairs = [
    { shift: overAll, from: "startTimeDesire", to: "endTimeDesire" },
    ...workShifts.map((shift) => ({ shift, from: shiftFields[shift].desireFrom, to: shiftFields[shift].desireTo })),
  ]
  return pairs.flatMap(({ shift, from, to }): ReadonlyArray<WishFault> => {
    const [start, end] = [clockIn(after[from]), clockIn(after[to])]
    if (!(from in update || to in update) || start === null || end === null || isInOrder(shift, start, end)) return []
    return [{ field: to in update ? to : from, message: start === end ? "startEqualsEnd" : "startNotBeforeEnd" }]
  })
}

/** Wished times that became those of a shift, where both of one were wished for. */
export const faultsOfTaken = (taken: Values): ReadonlyArray<WishFault> =>
  workShifts.flatMap((shift): ReadonlyArray<WishFault> => {
    const [start, end] = [clockIn(taken[shiftFields[shift].from]), clockIn(taken[shiftFields[shift].to])]
    if (start === null || end === null || isInOrder(shift, start, end)) return []
    return [{ field: shiftFields[shift].to, message: start === end ? "startEqualsEnd" : "startNotBeforeEnd" }]
  })

/** Who asks for a day years away has mistyped it. */
const yearsAhead = 2
const dayFault = (day: string, today: IsoDate): MessageName | undefined => {
  if (day < today) return "alreadyOver"
  return day > addMonths(today, 12 * yearsAhead) ? "tooFarAhead" : undefined
}

/** Only what the wish changes is to blame: what was stored before stays as good as it was. */
export const faultsOfWish = (asked: Asked): ReadonlyArray<WishFault> => {
  const { before, update, today, countsHeads } = asked
  const after: Values = { ...before, ...update }
  const day = update.date?.from
  const wrongDay = day === undefined ? undefined : dayFault(day, today)
  const flags = workShifts.map((shift) => shiftFields[shift].customerFlag)
  const unticked = flags.find((flag) => flag in update)
  return [
    ...(wrongDay === undefined ? [] : [{ field: "date", message: wrongDay }]),
    ...(unticked !== undefined && !flags.some((flag) => after[flag] === 1)
      ? [{ field: unticked, message: "noShift" as const }]
      : []),
    ...(countsHeads ? headFaults(asked, after) : []),
    ...timeFaults(asked, after),
  ]
}
