/** 打刻 of the past: taken in whole, some told later by the person, some corrected by the desk. */
import { Effect } from "effect"
import { instantOfMillis } from "#modules/kernel/civil-day.ts"
import {
  claimEnd,
  correctPunch,
  pressButton,
  type TakenPunch,
  takeInPunches,
  takeRest,
} from "#modules/timekeeping/index.ts"
import type { DayWork, Presence } from "../work/day-work.ts"
import type { ClaimedDay, PressedDay, Story } from "../work/story.ts"
import { asOf } from "./acting.ts"

type Ids = Readonly<Record<string, number>>
/** The task of each arrangement. */
type TaskIds = ReadonlyArray<number>

const takenOf = (
  { person, day }: Pick<DayWork, "person" | "day">,
  presence: Presence,
  out: number,
  staffIds: Ids,
  taskIds: TaskIds,
): TakenPunch => ({
  userId: staffIds[person] ?? 0,
  workingDay: day,
  taskId: taskIds[presence.arrangement] ?? 0,
  checkIn: instantOfMillis(presence.from),
  checkOut: instantOfMillis(out),
  rests: presence.rests.map(({ from, to }) => ({ checkIn: instantOfMillis(from), checkOut: instantOfMillis(to) })),
})

/** Brings in the finished days and corrects those that were pressed wrongly; within a write of the desk. */
export const takeIn = Effect.fn("Demo.takeIn")(function* (story: Story, staffIds: Ids, taskIds: TaskIds) {
  const outOf = (work: DayWork, presence: Presence) =>
    story.corrected.find(({ person, day }) => person === work.person && day === work.day)?.pressedOut ?? presence.to
  const rows = story.finished.flatMap((work) =>
    work.presences.map((presence) => ({
      work,
      presence,
      taken: takenOf(work, presence, outOf(work, presence), staffIds, taskIds),
    })),
  )
  const ids = yield* takeInPunches(
    rows.map(({ taken }) => taken),
    "タイムレコーダー",
  )
  for (const { person, day, presence } of story.corrected) {
    const at = rows.findIndex(({ work }) => work.person === person && work.day === day)
    yield* correctPunch({
      ...takenOf({ person, day }, presence, presence.to, staffIds, taskIds),
      rests: rows[at]?.taken.rests.map((rest) => ({ ...rest })) ?? [],
      timekeepingId: ids[at] ?? 0,
      reason: "退勤の押し忘れ（帰宅後に打刻）。職長に確認",
    })
  }
  return ids.length
})

/** The next morning: the forgotten end is told on the phone. Within a write of the person. */
export const tellEnd = Effect.fn("Demo.tellEnd")(function* ({ presence, toldAt }: ClaimedDay, taskIds: TaskIds) {
  const punch = yield* asOf(presence.from + 60_000)(
    pressButton({
      action: "in",
      taskId: taskIds[presence.arrangement] ?? 0,
      pressedAt: instantOfMillis(presence.from),
    }),
  )
  yield* asOf(toldAt)(claimEnd({ timekeepingId: punch.id, claimsEnd: instantOfMillis(presence.to) }))
})

/** The buttons pressed so far, one after another. Within a write of the person. */
export const pressAll = Effect.fn("Demo.pressAll")(function* (
  { presses }: PressedDay,
  taskIds: TaskIds,
  shiftsOf: (arrangement: number) => ReadonlyArray<1 | 2 | 3 | 4>,
) {
  for (const { action, arrangement, at } of presses) {
    const pressedAt = instantOfMillis(at)
    if (action === "in") yield* pressButton({ action, taskId: taskIds[arrangement] ?? 0, pressedAt })
    else if (action === "out") yield* pressButton({ action, pressedAt, shifts: shiftsOf(arrangement) })
    else yield* takeRest({ action: action === "restStart" ? "start" : "end", pressedAt })
  }
})
