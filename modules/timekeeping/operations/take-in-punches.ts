/** 打刻の取り込み: finished punches from a time clock or a former system, many at once. */
import { Clock, Effect } from "effect"
import { companySettings, holdPayMonthsOpen, payMonthOf } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { type Instant, type IsoDate, millisOfInstant, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { shiftIds } from "#modules/kernel/codes.ts"
import { type Message, refuse } from "#modules/kernel/errors.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { tellAll } from "#modules/kernel/write.ts"
import { staffByIds } from "#modules/people/index.ts"
import { type TaskFacts, tasksByIds } from "#modules/scheduling/index.ts"
import { places } from "../codes.ts"
import { attendancePolicy } from "../policy.ts"
import { lockPerson } from "../repository/presses.ts"
import { insertPunches, insertRests, punchesByIds, punchesOfStaff } from "../repository/punches.ts"
import { isWholeCorrection } from "../rules/correction.ts"
import { punchTold } from "../rules/punch-seal.ts"
import { millisOf } from "../views/punch-view.ts"

interface Span {
  readonly checkIn: Instant
  readonly checkOut: Instant
}
export interface TakenPunch extends Span {
  readonly userId: number
  readonly workingDay: IsoDate
  /** Absent: in the office. */
  readonly taskId?: number
  readonly rests: ReadonlyArray<Span>
}

const refusedAt = (row: number, field: string, message: Message) =>
  refuse("Timekeeping_Not_Valid", [{ field: `punches.${row}.${field}`, message }])

/** Where each row stands in the list, by person and time; a row that lies over the one before it is found here. */
const overlapping = (spans: ReadonlyArray<{ userId: number; from: number; to: number; row: number | undefined }>) => {
  const inOrder = spans.toSorted((a, b) => a.userId - b.userId || a.from - b.from)
  const at = inOrder.findIndex((one, index) => {
    const next = inOrder[index + 1]
    return next !== undefined && next.userId === one.userId && next.from < one.to
  })
  return at < 0 ? undefined : (inOrder[at + 1]?.row ?? inOrder[at]?.row ?? 0)
}

/** The shifts that a punch counts as done: those that the person was arranged for. */
const shiftsOf = (task: TaskFacts | undefined, userId: number) =>
  (task?.workers ?? []).flatMap(({ staffId, shift }) => (staffId === userId ? [shiftIds[shift]] : []))

/**
 * Writes finished punches down as the desk does, all or none; gives their ids in the order of the rows.
 *
 * The number of statements depends on people and months, not on punches. `source` says where they came from and stands in
 * the audit. Fails with Permission_Denied, Not_Found (person), Task_Not_Found, Timekeeping_Not_Valid (which row),
 * Timekeeping_Date_In_Future, Closed_Salary_Day_Not_Editable.
 */
export const takeInPunches = Effect.fn("Timekeeping.takeInPunches")(function* (
  rows: ReadonlyArray<TakenPunch>,
  source: string,
) {
  const { companyId } = yield* CurrentActor
  const days = rows.map(({ workingDay }) => workingDay).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const now = yield* Clock.currentTimeMillis
  const staffIds = [...new Set(rows.map(({ userId }) => userId))].toSorted((a, b) => a - b)
  const staff = yield* staffByIds(companyId, staffIds)
  for (const id of staffIds) {
    const person = staff.get(id)
    if (person === undefined) return yield* refuse("Not_Found")
    yield* authorize(attendancePolicy, "correct", person)
    yield* lockPerson(companyId, id)
  }
  const taskIds = [...new Set(rows.flatMap(({ taskId }) => taskId ?? []))]
  const tasks = yield* tasksByIds(companyId, taskIds)
  if (taskIds.some((id) => !tasks.has(id))) return yield* refuse("Task_Not_Found")
  if (last > tokyoDayOf(now)) return yield* refuse("Timekeeping_Date_In_Future")
  for (const [index, row] of rows.entries()) {
    const wrong = isWholeCorrection(row)
    if (wrong !== undefined) return yield* refusedAt(index, wrong.field, wrong.message)
    if (millisOfInstant(row.checkOut) > now) return yield* refusedAt(index, "checkOut", "pressInFuture")
  }
  const stored = (yield* punchesOfStaff(companyId, staffIds, first, last)).filter(({ state }) => state === "closed")
  const clash = overlapping([
    ...stored.map((one) => ({
      userId: one.staffId,
      from: millisOf(one.checkIn),
      to: millisOf(one.checkOut ?? one.checkIn),
      row: undefined,
    })),
    ...rows.map((one, row) => ({
      userId: one.userId,
      from: millisOfInstant(one.checkIn),
      to: millisOfInstant(one.checkOut),
      row,
    })),
  ])
  if (clash !== undefined) return yield* refusedAt(clash, "checkIn", "punchesOverlap")
  const { salaryClosingDate } = yield* companySettings(companyId)
  yield* holdPayMonthsOpen(companyId, payMonthOf(first, salaryClosingDate), payMonthOf(last, salaryClosingDate))
  const ids = yield* insertPunches(
    companyId,
    rows.map((row) => {
      const task = row.taskId === undefined ? undefined : tasks.get(row.taskId)
      return {
        staffId: row.userId,
        workDay: row.workingDay,
        taskId: task?.id ?? null,
        siteId: task?.site.id ?? null,
        place: task === undefined ? places.office : places.outside,
        checkIn: row.checkIn,
        checkOut: row.checkOut,
        shifts: shiftsOf(task, row.userId),
      }
    }),
  )
  yield* insertRests(
    rows.flatMap((row, index) =>
      row.rests.map((rest) => ({
        companyId,
        punchId: ids[index] ?? 0,
        staffId: row.userId,
        startedAt: rest.checkIn,
        endedAt: rest.checkOut,
      })),
    ),
  )
  // Each punch is sealed by an entry of its own, as it was stored.
  const taken = yield* punchesByIds(companyId, ids)
  yield* tellAll({
    changes: taken.flatMap((punch) =>
      punch === undefined
        ? []
        : [{ action: "punch.takeIn", subject: `punch:${punch.id}`, after: { source, ...punchTold(punch) } }],
    ),
    events: [{ topic: "PunchesTakenIn", body: { companyId, from: first, to: last, staffIds } }],
  })
  return ids
})
