/** The month as screens read it, from the columns that the server sends. */
import type { CalendarView } from "./fetch-calendar.ts"
import type { MonthView } from "./kept-months.ts"
import { shiftOfId, type WorkShift, workShifts } from "./shifts.ts"

export type Site = CalendarView["sites"][number]
export type Person = CalendarView["staff"][number]
export type ShiftDefault = CalendarView["shifts"][number]

/** One shift of one arrangement. */
export interface Slot {
  /** Stable while the arrangement stands: task and shift. */
  readonly key: string
  readonly taskId: number
  readonly version: number
  /** Of the series that it is a day of. */
  readonly groupId: number | null
  /** 保留: its people are pencilled in, and it needs nobody for now (D119). */
  readonly isHeld: boolean
  /** 調整中: a customer asks for it, and nobody has set times (D64). */
  readonly isAsked: boolean
  readonly day: string
  readonly site: Site
  readonly name: string
  readonly note: string
  /** "07:40 北ゲート前" */
  readonly meeting: string
  readonly leader: Person | undefined
  readonly shift: WorkShift
  /** Empty while it is 調整中. */
  readonly from: string
  readonly to: string
  /** 人工; absent for those who may not know. */
  readonly needed: number | undefined
  readonly assigned: number | undefined
  /** 人工 that are missing; 0 where nothing is counted. */
  readonly shortage: number
  /** Nobody is on it and no number says how many it needs, as on a fixed-price site. */
  readonly isUnmanned: boolean
  readonly people: ReadonlyArray<Person>
}
export interface CalendarDay {
  readonly day: string
  readonly holiday: string | null
  readonly isClosed: boolean
  /** By shift, then by site. */
  readonly slots: ReadonlyArray<Slot>
}
export interface Calendar {
  readonly today: string
  readonly shifts: ReadonlyArray<ShiftDefault>
  readonly days: ReadonlyArray<CalendarDay>
  readonly byDay: ReadonlyMap<string, CalendarDay>
  readonly sites: ReadonlyArray<Site>
  readonly staff: ReadonlyArray<Person>
  readonly taskCount: number
  /** Whether this person is told how many are needed. */
  readonly counts: boolean
  readonly permissions: CalendarView["permissions"]
  /** Since when the device has it, in milliseconds, where the company could not be asked. */
  readonly keptAt: number | undefined
}

const hundredths = (count: number) => Math.round(count * 100)
/** Sums of 人工 in steps of 0.01, exact (D30). */
export const sumOf = (counts: Iterable<number>) => {
  let sum = 0
  for (const count of counts) sum += hundredths(count)
  return sum / 100
}
const missing = (needed: number | undefined, assigned: number | undefined) =>
  needed === undefined || assigned === undefined ? 0 : Math.max(0, hundredths(needed) - hundredths(assigned)) / 100

/** Needed, assigned and short of a heap of slots; short is summed slot by slot, because people can't be in two places. */
export const tallyOf = (slots: ReadonlyArray<Slot>) => ({
  needed: sumOf(slots.map(({ needed }) => needed ?? 0)),
  assigned: sumOf(slots.map(({ assigned }) => assigned ?? 0)),
  shortage: sumOf(slots.map(({ shortage }) => shortage)),
  unmanned: slots.filter(({ isUnmanned }) => isUnmanned).length,
})

/** Short of people, or without any at all. */
export const needsPeople = ({ shortage, isUnmanned }: Slot) => shortage > 0 || isUnmanned

const order = (one: Slot, other: Slot) =>
  workShifts.indexOf(one.shift) - workShifts.indexOf(other.shift) ||
  Number(other.isAsked) - Number(one.isAsked) ||
  other.shortage - one.shortage ||
  Number(other.isUnmanned) - Number(one.isUnmanned) ||
  one.site.id - other.site.id ||
  one.taskId - other.taskId

const slotsOf = ({ days, sites, staff, times, texts, tasks, slots }: CalendarView): ReadonlyArray<Slot> => {
  const held = new Set(tasks.held)
  return slots.task.flatMap((task, at) => {
    const day = days[tasks.day[task] ?? -1]
    const site = sites[tasks.site[task] ?? -1]
    const time = times[slots.time[at] ?? -1]
    const taskId = tasks.id[task]
    if (day === undefined || site === undefined || taskId === undefined) return []
    const shift = shiftOfId(slots.shift[at] ?? 0)
    const isHeld = held.has(task)
    const isAsked = time === undefined
    const [needed, assigned] = isHeld || isAsked ? [] : [slots.needed?.[at], slots.assigned?.[at]]
    const people = (slots.staff[at] ?? []).flatMap((index) => staff[index] ?? [])
    return {
      key: `${taskId}:${shift}`,
      taskId,
      version: tasks.version[task] ?? 0,
      groupId: tasks.groupId[task] || null,
      isHeld,
      isAsked,
      day: day.day,
      site,
      name: texts[tasks.name[task] ?? -1] ?? "",
      note: texts[tasks.note[task] ?? -1] ?? "",
      meeting: texts[tasks.meeting[task] ?? -1] ?? "",
      leader: staff[tasks.leader[task] ?? -1],
      shift,
      from: time?.from ?? "",
      to: time?.to ?? "",
      needed,
      assigned,
      shortage: missing(needed, assigned),
      isUnmanned: needed === 0 && assigned === 0 && people.length === 0,
      people,
    }
  })
}

const read = (view: MonthView): Calendar => {
  const byDay = Map.groupBy(slotsOf(view), ({ day }) => day)
  const days = view.days.map(({ day, holiday, isClosed }) => ({
    day,
    holiday,
    isClosed,
    slots: (byDay.get(day) ?? []).sort(order),
  }))
  return {
    today: view.today,
    shifts: view.shifts,
    days,
    byDay: new Map(days.map((one) => [one.day, one])),
    sites: view.sites,
    staff: view.staff,
    taskCount: view.tasks.id.length,
    counts: view.slots.needed !== undefined,
    permissions: view.permissions,
    keptAt: view.keptAt,
  }
}
const known = new WeakMap<MonthView, Calendar>()
/** Read once for each answer: what was read of it keeps its identity, so that nothing is drawn again for nothing. */
export const readCalendar = (view: MonthView): Calendar => {
  const calendar = known.get(view) ?? read(view)
  known.set(view, calendar)
  return calendar
}
/** The same month with only the shifts that are chosen. */
export const withShifts = (calendar: Calendar, isShown: (shift: WorkShift) => boolean): Calendar => {
  const days = calendar.days.map((day) => ({ ...day, slots: day.slots.filter(({ shift }) => isShown(shift)) }))
  return { ...calendar, days, byDay: new Map(days.map((one) => [one.day, one])) }
}
