/** Until when an order of a sign-up waits for its money, and when it is spoken of before. */
import {
  addDays,
  epochMillisOf,
  type Instant,
  type IsoDate,
  instantOfMillis,
  millisOfInstant,
} from "#modules/kernel/civil-day.ts"

export interface Waiting {
  /** By transfer, or still to be paid by card or chosen anew. */
  readonly isBanking: boolean
  readonly since: Instant
  readonly dueOn: IsoDate
  /** Sent since then. */
  readonly reminders: number
  /** A part of it has come: it is given back by a person's word alone. */
  readonly isHeld?: boolean
}

const hour = 3_600_000
/** A card is finished within three days; a refused transfer is chosen anew within the same. */
const cardHours = 72
const cardRemindedAfter = [24, 60]
/** What is held past its day is looked at again so often. */
const lookHours = 24
/** Before a transfer's day and on it, at nine in the morning: banks are about to open. */
const transferRemindedBefore = [3, 0]
const morning = "09:00"

/** The first moment at which it is too late: a transfer may come until its day is over (D114). */
export const endOf = ({ dueOn, isBanking, since }: Waiting): number =>
  isBanking ? epochMillisOf(addDays(dueOn, 1), "00:00") : millisOfInstant(since) + cardHours * hour

/** The moments of reminders, the first one first; one that lay before the order is none. */
export const remindersOf = ({ dueOn, isBanking, since }: Waiting): ReadonlyArray<number> => {
  const from = millisOfInstant(since)
  const moments = isBanking
    ? transferRemindedBefore.map((days) => epochMillisOf(addDays(dueOn, -days), morning))
    : cardRemindedAfter.map((hours) => from + hours * hour)
  return moments.filter((moment) => moment > from)
}

export type Next =
  | { readonly is: "over" }
  /** `reminders` is how many there are then: what was slept through is said once. */
  | { readonly is: "reminds"; readonly reminders: number }
  | { readonly is: "waits"; readonly until: Instant }

/** What is to be done at this moment: give up, remind, or wait until one of both. */
export const nextOf = (of: Waiting, now: number): Next => {
  const end = endOf(of)
  if (now >= end)
    return of.isHeld === true ? { is: "waits", until: instantOfMillis(now + lookHours * hour) } : { is: "over" }
  const moments = remindersOf(of)
  const due = moments.filter((moment) => moment <= now).length
  if (due > of.reminders) return { is: "reminds", reminders: due }
  return { is: "waits", until: instantOfMillis(Math.min(end, ...moments.filter((moment) => moment > now))) }
}
