/** One move of the hand on the board: who goes onto which shift, who leaves it, and what takes it back. Pure. */
import type { Calendar, Person, Slot } from "../calendar-model.ts"

/** What is in the hand. */
export type Held =
  | { readonly kind: "slot"; readonly slot: Slot }
  | { readonly kind: "person"; readonly person: Person }
  | { readonly kind: "assigned"; readonly slot: Slot; readonly person: Person }
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
  | { readonly kind: "stroke"; readonly stroke: Stroke }
  /** The person's day is known, the arrangement is not: it is picked from the day's. */
  | { readonly kind: "pick"; readonly person: Person; readonly day: string }
  | { readonly kind: "nothing" }
  | { readonly kind: "refused"; readonly reason: "already" | "otherDay" }

export const refOf = ({ taskId, shift, day }: Slot): SlotRef => ({ taskId, shift, day })
export const isOn = (slot: Slot, userId: number) => slot.people.some((person) => person.userId === userId)
const stroke = (slot: Slot, change: Partial<Pick<Stroke, "addIds" | "removeIds" | "from">>): Resolved => ({
  kind: "stroke",
  stroke: { slot: refOf(slot), addIds: [], removeIds: [], ...change },
})
const refused = (reason: "already" | "otherDay"): Resolved => ({ kind: "refused", reason })

const putOn = (slot: Slot, person: Person): Resolved =>
  isOn(slot, person.userId) ? refused("already") : stroke(slot, { addIds: [person.userId] })

const moveTo = (from: Slot, to: Slot, person: Person): Resolved => {
  if (from.key === to.key) return { kind: "nothing" }
  return isOn(to, person.userId) ? refused("already") : stroke(to, { addIds: [person.userId], from: refOf(from) })
}
/** An assigned chip over a cell: somebody else takes the place that day, or the same person goes to the site another day. */
const moveToCell = (
  held: { readonly slot: Slot; readonly person: Person },
  target: { readonly person: Person; readonly day: string },
  calendar: Calendar,
): Resolved => {
  const { slot, person } = held
  const isSamePerson = person.userId === target.person.userId
  if (target.day === slot.day) {
    if (isSamePerson) return { kind: "nothing" }
    if (isOn(slot, target.person.userId)) return refused("already")
    return stroke(slot, { addIds: [target.person.userId], removeIds: [person.userId] })
  }
  const there = calendar.byDay
    .get(target.day)
    ?.slots.find((one) => one.site.id === slot.site.id && one.shift === slot.shift)
  return isSamePerson && there !== undefined ? moveTo(slot, there, person) : refused("otherDay")
}
/** What letting go here would do. */
export const resolve = (held: Held, target: Target, calendar: Calendar): Resolved => {
  if (target.kind === "slot") {
    if (held.kind === "slot") return { kind: "nothing" }
    return held.kind === "person" ? putOn(target.slot, held.person) : moveTo(held.slot, target.slot, held.person)
  }
  if (held.kind === "person") return { kind: "pick", person: held.person, day: target.day }
  if (held.kind === "assigned") return moveToCell(held, target, calendar)
  return held.slot.day === target.day ? putOn(held.slot, target.person) : refused("otherDay")
}

/** 人工 and price that somebody had on a shift. */
export interface Had {
  readonly countWork: number
  readonly price: number | null
}
/** The stroke that takes another one back. `had` is what those who left had, so that they get it again. */
export const inverseOf = (done: Stroke, had: Had | undefined): Stroke => {
  if (done.from !== undefined) return { ...done, slot: done.from, from: done.slot, ...had }
  const { slot, addIds, removeIds } = done
  return { slot, addIds: removeIds, removeIds: addIds, ...(removeIds.length > 0 ? had : {}) }
}
/** The shift that somebody leaves by it; undefined when nobody leaves any. */
export const leftBy = ({ slot, from, removeIds }: Stroke): SlotRef | undefined =>
  from ?? (removeIds.length > 0 ? slot : undefined)
