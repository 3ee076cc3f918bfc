/** How chips and cells name themselves in the page, so that one listener serves the whole grid. */
import type { Calendar, Slot } from "../calendar-model.ts"
import type { Held, Target } from "./strokes.ts"

export const holdWord = (held: Held) => {
  if (held.kind === "person") return `person/${held.person.userId}`
  if (held.kind === "slot") return `slot/${held.slot.key}`
  return `assigned/${held.slots.map(({ key }) => key).join("+")}/${held.person.userId}`
}
export const overCell = (userId: number, day: string) => `cell/${userId}/${day}`
export const overSlot = (key: string) => `slot/${key}`
export const overWord = (target: Target) =>
  target.kind === "cell" ? overCell(target.person.userId, target.day) : overSlot(target.slot.key)

const slotIn = (calendar: Calendar, key: string | undefined): Slot | undefined => {
  for (const { slots } of calendar.days) {
    const found = slots.find((slot) => slot.key === key)
    if (found !== undefined) return found
  }
  return undefined
}
const personIn = (calendar: Calendar, id: string | undefined) =>
  calendar.staff.find(({ userId }) => userId === Number(id))

export const readHeld = (word: string | undefined, calendar: Calendar): Held | undefined => {
  const [kind, first, second] = (word ?? "").split("/")
  if (kind === "person") {
    const person = personIn(calendar, first)
    return person === undefined ? undefined : { kind, person }
  }
  const [slot, ...rest] = (first ?? "").split("+").flatMap((key) => slotIn(calendar, key) ?? [])
  if (slot === undefined) return undefined
  if (kind === "slot") return { kind, slot }
  const person = personIn(calendar, second)
  return kind === "assigned" && person !== undefined ? { kind, slots: [slot, ...rest], person } : undefined
}
export const readTarget = (word: string | undefined, calendar: Calendar): Target | undefined => {
  const [kind, first, second] = (word ?? "").split("/")
  if (kind === "slot") {
    const slot = slotIn(calendar, first)
    return slot === undefined ? undefined : { kind, slot }
  }
  const person = personIn(calendar, first)
  return kind === "cell" && person !== undefined && second !== undefined ? { kind, person, day: second } : undefined
}
