/** Rows into columns: every word once, every fact a small number, so that a month of 2,000 arrangements stays small. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import type { PartnerName, StaffName } from "#modules/people/index.ts"
import type { CalendarView } from "./model/calendar.ts"
import type { CalendarRow } from "./repository/calendar.ts"

/** A shift of an arrangement, reduced to what one viewer may know. */
export interface SeenSlot {
  readonly row: CalendarRow
  readonly staffIds: ReadonlyArray<number>
  readonly customerId: number | null
}

/** Numbers things in the order they are met. */
const numbering = <K, V>() => {
  const places = new Map<K, number>()
  const values: Array<V> = []
  const placeOf = (key: K, value: () => V): number => {
    const known = places.get(key)
    if (known !== undefined) return known
    const place = values.push(value()) - 1
    places.set(key, place)
    return place
  }
  return { placeOf, values }
}

type Columns = Pick<CalendarView, "sites" | "staff" | "times" | "texts" | "tasks" | "slots">
const nothing = -1

export const columnsOf = (given: {
  readonly slots: ReadonlyArray<SeenSlot>
  readonly days: ReadonlyArray<IsoDate>
  readonly staff: ReadonlyArray<StaffName>
  readonly partners: ReadonlyMap<number, PartnerName>
  readonly showsNeeds: boolean
  readonly showsHeads: boolean
  readonly showsVendors: boolean
}): Columns => {
  const dayAt = new Map<string, number>(given.days.map((day, index) => [day, index]))
  const staffAt = new Map(given.staff.map((one, index) => [one.id, index]))
  const at = (id: number | null) => (id === null ? nothing : (staffAt.get(id) ?? nothing))
  const companyOf = (id: number | null) => (id === null ? null : (given.partners.get(id)?.companyName ?? null))
  const sites = numbering<number, Columns["sites"][number]>()
  const times = numbering<string, Columns["times"][number]>()
  const texts = numbering<string, string>()
  const text = (one: string) => (one === "" ? nothing : texts.placeOf(one, () => one))
  const tasks = numbering<number, CalendarRow>()
  const taskSites: Array<number> = []
  const siteOf = ({ row, customerId }: SeenSlot) =>
    sites.placeOf(row.siteId, () => ({
      id: row.siteId,
      name: row.siteName,
      nameKana: row.siteKana,
      type: row.siteType,
      ...(customerId === null ? {} : { customerName: companyOf(customerId) }),
    }))
  const taskOf = (slot: SeenSlot) =>
    tasks.placeOf(slot.row.id, () => {
      taskSites.push(siteOf(slot))
      return slot.row
    })
  const taskColumn = given.slots.map(taskOf)
  const timeColumn = given.slots.map(({ row: { from, to } }) => times.placeOf(`${from} ${to}`, () => ({ from, to })))
  const rows = tasks.values
  const taskColumns = {
    id: rows.map(({ id }) => id),
    version: rows.map(({ version }) => version),
    day: rows.map(({ day }) => dayAt.get(day) ?? nothing),
    site: taskSites,
    groupId: rows.map(({ groupId }) => groupId ?? 0),
    leader: rows.map(({ leaderStaffId }) => at(leaderStaffId)),
    name: rows.map(({ name }) => text(name)),
    note: rows.map(({ note }) => text(note)),
    meeting: rows.map(({ meeting }) => text(meeting)),
  }
  return {
    sites: sites.values,
    staff: given.staff.map((one) => ({
      userId: one.id,
      name: one.name,
      furiganaName: one.furiganaName,
      trade: one.trade,
      vendorCompanyName: given.showsVendors ? companyOf(one.partnerId) : null,
    })),
    times: times.values,
    texts: texts.values,
    tasks: taskColumns,
    slots: {
      task: taskColumn,
      shift: given.slots.map(({ row }) => row.shift),
      time: timeColumn,
      ...(given.showsNeeds
        ? { needed: given.slots.map(({ row }) => row.needed), assigned: given.slots.map(({ row }) => row.assigned) }
        : {}),
      ...(given.showsHeads ? { heads: given.slots.map(({ row }) => row.heads ?? nothing) } : {}),
      staff: given.slots.map(({ staffIds }) => staffIds.map(at)),
    },
  }
}
