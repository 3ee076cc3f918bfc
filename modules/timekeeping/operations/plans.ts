/** 予定: the shifts that people are arranged for, one line a shift, as scheduling tells them. */
import { Effect } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { shiftIds, type WorkShift } from "#modules/kernel/codes.ts"
import { staffByIds } from "#modules/people/index.ts"
import { type StaffTask, tasksOfStaffOnDays } from "#modules/scheduling/index.ts"
import { millisOf, wireInstant } from "../views/punch-view.ts"

export interface PlannedTask {
  readonly staffId: number
  readonly taskId: number
  readonly day: IsoDate
  readonly shift: WorkShift
  readonly startsAt: number
  readonly endsAt: number
  readonly leaderStaffId: number | null
  readonly task: StaffTask
  /** Null for the leader, who would call himself. */
  readonly leaderPhone: string | null
}

const linesOf = (task: StaffTask, leaderPhone: string | null): ReadonlyArray<PlannedTask> =>
  task.shifts.map(({ shift, startsAt, endsAt }) => ({
    staffId: task.staffId,
    taskId: task.id,
    day: task.day,
    shift,
    startsAt: millisOf(startsAt),
    endsAt: millisOf(endsAt),
    leaderStaffId: task.leaderStaffId,
    task,
    leaderPhone: task.leaderStaffId === task.staffId ? null : leaderPhone,
  }))

/** The shifts of these people from `from` to `to`, in order of time; a constant number of statements. */
export const plansOfStaff = Effect.fn("Timekeeping.plansOfStaff")(function* (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  from: IsoDate,
  to: IsoDate,
) {
  const tasks = yield* tasksOfStaffOnDays(companyId, staffIds, from, to)
  const leaders = yield* staffByIds(companyId, [...new Set(tasks.flatMap(({ leaderStaffId }) => leaderStaffId ?? []))])
  return tasks
    .flatMap((task) => linesOf(task, leaders.get(task.leaderStaffId ?? 0)?.phone ?? null))
    .toSorted((a, b) => a.startsAt - b.startsAt)
})

export const planView = ({ task, taskId, day, shift, startsAt, endsAt, leaderPhone }: PlannedTask) => ({
  taskId,
  constructionSiteId: task.site.id,
  siteName: task.site.name,
  siteKana: task.site.nameKana,
  address: task.site.address,
  station: task.site.station,
  day,
  shift: shiftIds[shift],
  startsAt: wireInstant(startsAt),
  endsAt: wireInstant(endsAt),
  meetingTime: task.meetingTime,
  meetingPlace: task.meetingPlace,
  note: task.note === "" ? null : task.note,
  leaderName: task.leaderName,
  leaderPhone,
  mates: task.mates.map(({ name }) => name),
})
