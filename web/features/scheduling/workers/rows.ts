/** The rows of the worker view: everyone who can be arranged, with their shifts by day. */
import { matchesTyped } from "@/lib/typed-search.ts"
import { type Calendar, needsPeople, type Person, type Slot } from "../calendar-model.ts"
import { type Chip, chipsOf } from "./chips.ts"

export interface WorkerRow {
  readonly person: Person
  readonly cells: ReadonlyMap<string, ReadonlyArray<Chip>>
  /** Lines of chips that the fullest day needs, within the limits of a row. */
  readonly lines: number
}
/** A row has room for two chips at least and four at most; what is more becomes 「ほか n」. */
export const rowLines = { least: 2, most: 4 } as const

const place = (into: Map<number, Map<string, Array<Slot>>>, userId: number, slot: Slot) => {
  const days = into.get(userId) ?? new Map<string, Array<Slot>>()
  into.set(userId, days)
  const cell = days.get(slot.day)
  if (cell === undefined) days.set(slot.day, [slot])
  else cell.push(slot)
}
export const rowsOf = (calendar: Calendar): ReadonlyArray<WorkerRow> => {
  const cells = new Map<number, Map<string, Array<Slot>>>()
  for (const { slots } of calendar.days)
    for (const slot of slots) for (const { userId } of slot.people) place(cells, userId, slot)
  return calendar.staff.map((person) => {
    const slots = cells.get(person.userId) ?? new Map<string, Array<Slot>>()
    const own = new Map([...slots].map(([day, some]) => [day, chipsOf(some)] as const))
    const fullest = Math.max(rowLines.least, ...[...own.values()].map(({ length }) => length))
    return { person, cells: own, lines: Math.min(rowLines.most, fullest) }
  })
}
/** Those whose name, reading, trade or company was typed. */
export const rowsMatching = (rows: ReadonlyArray<WorkerRow>, typed: string) =>
  typed.trim() === ""
    ? rows
    : rows.filter(({ person }) =>
        matchesTyped(typed, person.name, person.furiganaName ?? "", person.trade ?? "", person.vendorCompanyName ?? ""),
      )
/** What of a cell is drawn, and how many are not. */
export const shownIn = (chips: ReadonlyArray<Chip>, lines: number) => {
  const shown = chips.length > lines ? chips.slice(0, lines - 1) : chips
  return { shown, rest: chips.length - shown.length }
}
/** Slots of a day that still need somebody: those without anybody first, then the emptiest. */
export const openSlots = (slots: ReadonlyArray<Slot>) =>
  slots
    .filter(needsPeople)
    .sort((one, other) => Number(other.isUnmanned) - Number(one.isUnmanned) || other.shortage - one.shortage)
