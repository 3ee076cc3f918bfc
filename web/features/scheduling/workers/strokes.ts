/** One move of the hand on the board: who goes onto which shifts, who leaves them, and what takes it back. Pure. */
import { type Calendar, needsPeople, type Person, type Slot } from "../calendar-model.ts"
import type { Chip } from "./chips.ts"

/** What is in the hand. */
export type Held =
  | { readonly kind: "slot"; readonly slot: Slot }
  | { readonly kind: "person"; readonly person: Person }
  | { readonly kind: "assigned"; readonly slots: Chip["slots"]; readonly person: Person }
/** Where it is over: a person's day, or a shift of an arrangement. */
export type Target =
  | { readonly kind: "cell"; readonly person: Person; readonly day: string }
  | { readonly kind: "slot"; readonly slot: Slot }

/** A shift of an arrangement, found again in the calendar when it is sent, because its version moves on. */
export interface SlotRef {
  readonly taskId: number
  readonly shift: Slot["shift"]
  readonly day: string
}
export interface Stroke {
  readonly slot: SlotRef
  readonly addIds: ReadonlyArray<number>
  readonly removeIds: ReadonlyArray<number>
  /** Those who are added leave this one. */
  readonly from?: SlotRef
  /** 人工 and yen of those who are added, where they had some before. */
  readonly countWork?: number
  readonly price?: number | null
}
export type Resolved =
  /** At least one; they are carried out and taken back as one. */
  | { readonly kind: "strokes"; readonly strokes: ReadonlyArray<Stroke> }
  /** The person's day is known, the arrangement is not: it is picked from the day's. */
  | { readonly kind: "pick"; readonly person: Person; readonly day: string }
  | { readonly kind: "nothing" }
  | { readonly kind: "refused"; readonly reason: "already" | "otherDay" }

export const refOf = ({ taskId, shift, day }: Slot): SlotRef => ({ taskId, shift, day })
export const isOn = (slot: Slot, userId: number) => slot.people.some((person) => person.userId === userId)
/** The shift that the day column answers for while this is carried. */
export const slotOf = (held: Held): Slot | undefined =>
  held.kind === "person" ? undefined : held.kind === "slot" ? held.slot : held.slots[0]

const stroke = (slot: Slot, change: Partial<Pick<Stroke, "addIds" | "removeIds" | "from">>): Stroke => ({
  slot: refOf(slot),
  addIds: [],
  removeIds: [],
  ...change,
})
const refused = (reason: "already" | "otherDay"): Resolved => ({ kind: "refused", reason })
const done = (strokes: ReadonlyArray<Stroke>): Resolved =>
  strokes.length === 0 ? refused("already") : { kind: "strokes", strokes }

/** Whether a shift that nobody pointed at takes one more: it is short of people, or counts none. */
const takesMore = (slot: Slot) => slot.shift !== "other" && (needsPeople(slot) || slot.needed === 0)

/** Whether a day has the arrangement that is carried: its own, or the same work at the same site. */
export const isOffered = (slot: Slot, day: string, calendar: Calendar) =>
  (calendar.byDay.get(day)?.slots ?? []).some(
    (one) => one.site.id === slot.site.id && one.name === slot.name && one.shift === slot.shift,
  )
/** Of the days that were chosen together, those on which nothing is done. */
export const leftOut = (days: ReadonlyArray<string>, strokes: ReadonlyArray<Stroke>) =>
  days.filter((day) => strokes.every(({ slot }) => slot.day !== day))

/**
 * Onto the shift that was pointed at and onto the other shifts of its arrangement that take more, on each of these days
 * that has the same site's arrangement: whoever comes to a site comes for its day.
 */
const putOn = (slot: Slot, person: Person, calendar: Calendar, days: ReadonlyArray<string>): Resolved => {
  const ofDay = (day: string) => calendar.byDay.get(day)?.slots ?? []
  const beside = ofDay(slot.day).filter((one) => one.taskId === slot.taskId && one.key !== slot.key && takesMore(one))
  const wanted = [slot, ...beside]
  const shifts = new Set(wanted.map(({ shift }) => shift))
  const later = days
    .filter((day) => day !== slot.day)
    .flatMap((day) =>
      ofDay(day).filter(
        (one) => one.site.id === slot.site.id && one.name === slot.name && shifts.has(one.shift) && takesMore(one),
      ),
    )
  const free = [...wanted, ...later].filter((one) => !isOn(one, person.userId))
  return done(free.map((one) => stroke(one, { addIds: [person.userId] })))
}

interface Move {
  readonly from: Slot
  readonly to: Slot
}
const moved = (moves: ReadonlyArray<Move>, person: Person): Resolved => {
  const free = moves.filter(({ to }) => !isOn(to, person.userId))
  return done(free.map(({ from, to }) => stroke(to, { addIds: [person.userId], from: refOf(from) })))
}
/** Each shift of the chip to the same shift of the other arrangement; a single one to the shift that was pointed at. */
const moveTo = (slots: Chip["slots"], to: Slot, person: Person, calendar: Calendar): Resolved => {
  const [first, ...others] = slots
  if (others.length === 0) return first.key === to.key ? { kind: "nothing" } : moved([{ from: first, to }], person)
  if (first.taskId === to.taskId) return { kind: "nothing" }
  const there = (calendar.byDay.get(to.day)?.slots ?? []).filter(({ taskId }) => taskId === to.taskId)
  return moved(
    slots.flatMap((from) => {
      const same = there.find(({ shift }) => shift === from.shift)
      return same === undefined ? [] : [{ from, to: same }]
    }),
    person,
  )
}
/** An assigned chip over a cell: somebody else takes the place that day, or the same person goes to the site another day. */
const moveToCell = (
  { slots, person }: Extract<Held, { kind: "assigned" }>,
  target: { readonly person: Person; readonly day: string },
  calendar: Calendar,
): Resolved => {
  const isSamePerson = person.userId === target.person.userId
  if (target.day === slots[0].day) {
    if (isSamePerson) return { kind: "nothing" }
    const free = slots.filter((slot) => !isOn(slot, target.person.userId))
    return done(free.map((slot) => stroke(slot, { addIds: [target.person.userId], removeIds: [person.userId] })))
  }
  const there = calendar.byDay.get(target.day)?.slots ?? []
  const pairs = slots.flatMap((from) => {
    const to = there.find((one) => one.site.id === from.site.id && one.shift === from.shift)
    return to === undefined ? [] : [{ from, to }]
  })
  if (!isSamePerson || pairs.length === 0) return refused("otherDay")
  return moved(pairs, person)
}
/** What letting go here would do; `days` are those that are chosen together with the target's. */
export const resolve = (held: Held, target: Target, calendar: Calendar, days: ReadonlyArray<string> = []): Resolved => {
  if (target.kind === "slot") {
    if (held.kind === "slot") return { kind: "nothing" }
    return held.kind === "person"
      ? putOn(target.slot, held.person, calendar, [])
      : moveTo(held.slots, target.slot, held.person, calendar)
  }
  if (held.kind === "person") return { kind: "pick", person: held.person, day: target.day }
  if (held.kind === "assigned") return moveToCell(held, target, calendar)
  const isThere = held.slot.day === target.day || days.includes(held.slot.day)
  return isThere ? putOn(held.slot, target.person, calendar, days) : refused("otherDay")
}

/** 人工 and price that somebody had on a shift. */
export interface Had {
  readonly countWork: number
  readonly price: number | null
}
/** The stroke that takes another one back. `had` is what those who left had, so that they get it again. */
export const inverseOf = (made: Stroke, had: Had | undefined): Stroke => {
  if (made.from !== undefined) return { ...made, slot: made.from, from: made.slot, ...had }
  const { slot, addIds, removeIds } = made
  return { slot, addIds: removeIds, removeIds: addIds, ...(removeIds.length > 0 ? had : {}) }
}
/** The shift that somebody leaves by it; undefined when nobody leaves any. */
export const leftBy = ({ slot, from, removeIds }: Stroke): SlotRef | undefined =>
  from ?? (removeIds.length > 0 ? slot : undefined)
