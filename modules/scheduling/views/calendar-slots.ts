/** The columns of the load as shifts of arrangements with their people, in the order of the wire. */
import type { WorkShift } from "#modules/kernel/codes.ts"
import type { CalendarColumns } from "../repository/calendar.ts"
import type { ShiftId } from "../repository/task-rows.ts"
import { workShiftOf } from "./shift-fields.ts"

export interface SlotWorker {
  readonly staffId: number
  readonly partnerId: number | null
  readonly shift: WorkShift
  readonly count: number
}
export interface Slot {
  /** Index into the columns of the arrangements. */
  readonly task: number
  readonly taskId: number
  /** Days after the first one. */
  readonly day: number
  readonly shift: ShiftId
  /** HH:MM:SS; null while nobody has set times (D64). */
  readonly from: string | null
  readonly to: string | null
  readonly needed: number
  readonly heads: number | null
  /** By id. */
  readonly workers: ReadonlyArray<SlotWorker>
  /** The vendors that are asked for people on it. */
  readonly vendors: ReadonlyArray<{ readonly partnerId: number; readonly shift: WorkShift }>
}

const begin = ({ from }: Slot) => from ?? ""
const byPlace = (one: Slot, other: Slot) =>
  one.day - other.day ||
  one.shift - other.shift ||
  (begin(one) < begin(other) ? -1 : begin(one) > begin(other) ? 1 : one.taskId - other.taskId)

/** One number for a shift of an arrangement; the largest id times eight is far from where integers end. */
const keyOf = (taskId: number, shift: ShiftId) => taskId * 8 + shift

/** Puts one into the few that are in order already. */
const insert = (workers: Array<SlotWorker>, one: SlotWorker) => {
  let at = workers.push(one) - 1
  for (let before = workers[at - 1]; before !== undefined && before.staffId > one.staffId; before = workers[at - 1]) {
    workers[at] = before
    workers[--at] = one
  }
}

/** Every shift that is on or waits for times, by day, shift, begin and id. */
export const slotsOf = ({ slots, tasks, workers, vendors }: CalendarColumns): ReadonlyArray<Slot> => {
  const places = new Map(tasks.id.map((id, place) => [id, place]))
  const crews = new Map<number, Array<SlotWorker>>()
  const asked = Map.groupBy(
    vendors.taskId.keys().map((i) => ({
      taskId: vendors.taskId[i] ?? 0,
      shift: vendors.shift[i] ?? 1,
      partnerId: vendors.partnerId[i] ?? 0,
    })),
    ({ taskId, shift }) => keyOf(taskId, shift),
  )
  const made = slots.taskId.map((taskId, i): Slot => {
    const task = places.get(taskId) ?? 0
    const shift = slots.shift[i] ?? 1
    const crew: Array<SlotWorker> = []
    crews.set(keyOf(taskId, shift), crew)
    return {
      task,
      taskId,
      day: tasks.day[task] ?? 0,
      shift,
      from: slots.from[i] ?? null,
      to: slots.to[i] ?? null,
      needed: slots.needed[i] ?? 0,
      heads: slots.heads[i] ?? null,
      workers: crew,
      vendors: (asked.get(keyOf(taskId, shift)) ?? []).map(({ partnerId }) => ({
        partnerId,
        shift: workShiftOf(shift),
      })),
    }
  })
  for (const [i, taskId] of workers.taskId.entries()) {
    const shift = workers.shift[i] ?? 1
    const crew = crews.get(keyOf(taskId, shift))
    if (crew === undefined) continue
    const [staffId, partnerId] = [workers.staffId[i] ?? 0, workers.partnerId[i] ?? null]
    insert(crew, { staffId, partnerId, shift: workShiftOf(shift), count: workers.count[i] ?? 0 })
  }
  return made.sort(byPlace)
}
