/** Shifts into columns: every word once, every fact a small number, so that a month of 2,000 arrangements stays small. */
import type { PartnerName, StaffName } from "#modules/people/index.ts"
import type { CalendarView } from "../contract/calendar.ts"
import type { CalendarColumns } from "../repository/calendar.ts"
import type { Slot } from "./calendar-slots.ts"

/** A shift of an arrangement, reduced to what one viewer may know. */
export interface SeenSlot extends Slot {
  readonly staffIds: ReadonlyArray<number>
  /** 人工 of all who are on it. */
  readonly assigned: number
  readonly customerId: number | null
}

/** Numbers things in the order they are met. */
const numbering = <K, V>() => {
  const places = new Map<K, number>()
  const values: Array<V> = []
  const placeOf = (key: K, value: (key: K) => V): number => {
    const known = places.get(key)
    if (known !== undefined) return known
    const place = values.push(value(key)) - 1
    places.set(key, place)
    return place
  }
  return { placeOf, values }
}

type Columns = Pick<CalendarView, "sites" | "staff" | "times" | "texts" | "tasks" | "slots">
const nothing = -1

export const columnsOf = (given: {
  readonly loaded: CalendarColumns
  readonly slots: ReadonlyArray<SeenSlot>
  readonly staff: ReadonlyArray<StaffName>
  readonly partners: ReadonlyMap<number, PartnerName>
  readonly showsNeeds: boolean
  readonly showsHeads: boolean
  readonly showsVendors: boolean
}): Columns => {
  const { slots } = given
  const { tasks: loaded } = given.loaded
  const staffAt = new Map(given.staff.map((one, index) => [one.id, index]))
  const at = (id: number | null | undefined) => (typeof id === "number" ? (staffAt.get(id) ?? nothing) : nothing)
  const companyOf = (id: number | null) => (id === null ? null : (given.partners.get(id)?.companyName ?? null))
  const siteFacts = new Map(given.loaded.sites.map((site) => [site.id, site]))
  const sites = numbering<number, Columns["sites"][number]>()
  const times = numbering<string, Columns["times"][number]>()
  const texts = numbering<string, string>()
  const text = (one: string | undefined) =>
    one === undefined || one === "" ? nothing : texts.placeOf(one, (words) => words)
  const tasks = numbering<number, number>()
  const taskSites: Array<number> = []
  const siteOf = ({ task, customerId }: SeenSlot) =>
    sites.placeOf(loaded.siteId[task] ?? 0, (id) => {
      const site = siteFacts.get(id)
      return {
        id,
        name: site?.name ?? "",
        nameKana: site?.kana ?? null,
        type: site?.type ?? 1,
        ...(customerId === null ? {} : { customerName: companyOf(customerId) }),
      }
    })
  const taskOf = (slot: SeenSlot) =>
    tasks.placeOf(slot.task, (place) => {
      taskSites.push(siteOf(slot))
      return place
    })
  const clock = (time: string) => time.slice(0, 5)
  const taskColumn = slots.map(taskOf)
  const timeColumn = slots.map(({ from, to }) =>
    from === null || to === null
      ? nothing
      : times.placeOf(`${from}${to}`, () => ({ from: clock(from), to: clock(to) })),
  )
  /** The column of the arrangements that are shown, in the order of the answer. */
  const shown = <A, B>(column: ReadonlyArray<A>, wire: (value: A | undefined) => B) =>
    tasks.values.map((place) => wire(column[place]))
  const number = (value: number | null | undefined) => value ?? 0
  const taskColumns = {
    id: shown(loaded.id, number),
    version: shown(loaded.version, number),
    day: shown(loaded.day, number),
    site: taskSites,
    groupId: shown(loaded.groupId, number),
    leader: shown(loaded.leaderStaffId, at),
    name: shown(loaded.name, text),
    note: shown(loaded.note, text),
    meeting: shown(loaded.meeting, text),
    held: tasks.values.flatMap((place, index) => (loaded.isReserved[place] === true ? [index] : [])),
  }
  return {
    sites: sites.values,
    staff: given.staff.map((one) => ({
      userId: one.id,
      name: one.name,
      furiganaName: one.furiganaName,
      trade: one.trade,
      ...(given.showsVendors ? { vendorCompanyName: companyOf(one.partnerId) } : {}),
    })),
    times: times.values,
    texts: texts.values,
    tasks: taskColumns,
    slots: {
      task: taskColumn,
      shift: slots.map(({ shift }) => shift),
      time: timeColumn,
      ...(given.showsNeeds
        ? { needed: slots.map(({ needed }) => needed), assigned: slots.map(({ assigned }) => assigned) }
        : {}),
      ...(given.showsHeads ? { heads: slots.map(({ heads }) => heads ?? nothing) } : {}),
      staff: slots.map(({ staffIds }) => staffIds.map(at)),
    },
  }
}
