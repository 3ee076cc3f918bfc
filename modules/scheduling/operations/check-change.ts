/** What keeps a change from being saved, day by day. */
import { Effect } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { refuse } from "#modules/kernel/errors.ts"
import type { Names } from "#modules/people/index.ts"
import { longestSeriesDays, shiftFields } from "../codes.ts"
import type { TaskPatch } from "../contract/task.ts"
import { siteRowsByIds } from "../repository/sites.ts"
import type { TaskRow } from "../repository/task-rows.ts"
import type { Booking } from "../rules/crew.ts"
import { stretchOf } from "../rules/series-days.ts"
import type { ShiftPlan } from "../rules/shift-plan.ts"
import { stillOnShift } from "../views/sentences.ts"
import { idOfShift } from "../views/shift-fields.ts"
import { blame } from "./blame.ts"
import { refuseAbsentLeader, refuseRestingSite } from "./plan-task.ts"

/** D80: a shift whose saved people are still on it can't be unticked; the sentence names them. */
export const refuseUntick = Effect.fn("Scheduling.refuseUntick")(function* (
  targets: ReadonlyArray<{ readonly row: TaskRow; readonly plans: ReadonlyArray<ShiftPlan> }>,
  names: Names,
) {
  const stuck = targets.flatMap(({ row, plans }) =>
    plans.flatMap(({ shift, isOn }) =>
      isOn
        ? []
        : row.workers.filter((worker) => worker.shift === idOfShift(shift)).map(({ staffId }) => ({ shift, staffId })),
    ),
  )
  if (stuck.length === 0) return
  return yield* refuse(
    "Invalid_Shift_Change",
    [...Map.groupBy(stuck, ({ shift }) => shift)].map(([shift, people]) => ({
      field: shiftFields[shift].flag,
      message: stillOnShift(
        [...new Set(people.map(({ staffId }) => staffId))].map((id) => names.staff.get(id)?.name ?? ""),
      ),
    })),
  )
})

/** The site after the change. Fails with Not_Found, Site_Not_In_Coming_Or_Working. */
export const siteAfter = Effect.fn("Scheduling.siteAfter")(function* (
  companyId: number,
  row: TaskRow,
  patch: Pick<TaskPatch, "constructionSiteId">,
  place?: TaskRow["site"],
) {
  if (place !== undefined) return place
  if (patch.constructionSiteId === undefined || patch.constructionSiteId === row.site.id) return row.site
  // TASK-18: what was arranged at a site that rests stays there.
  yield* refuseRestingSite(row.site)
  const [site] = yield* siteRowsByIds(companyId, [patch.constructionSiteId])
  // The place of a small job is no site that others are arranged at.
  if (site === undefined || site.status === 0 || site.isSmallJob) return yield* blame("Not_Found", "constructionSiteId")
  yield* refuseRestingSite(site)
  return site
})

type SeriesDays = ReadonlyArray<Pick<TaskRow, "id" | "day">>

/** A series has one row per day: a day can't be moved onto another day of its own series. */
export const refuseTakenDay = Effect.fn("Scheduling.refuseTakenDay")(function* (
  row: TaskRow,
  day: IsoDate,
  series: SeriesDays,
  field = "startDate",
) {
  if (!series.some((one) => one.day === day && one.id !== row.id)) return
  return yield* refuse("Invalid_Input", [{ field, message: "daysOverlap" }])
})

/**
 * One day of a series moves: onto a day of its own, and not so far away that the series passes 90 days (0§9). Fails with
 * Invalid_Input, Max_Date_For_Series_Task_Is_90.
 */
export const refuseMove = Effect.fn("Scheduling.refuseMove")(function* (
  row: TaskRow,
  day: IsoDate,
  series: SeriesDays,
  field = "startDate",
) {
  yield* refuseTakenDay(row, day, series, field)
  const others = series.filter(({ id }) => id !== row.id).map((one) => one.day)
  const isTooLong = stretchOf([...others, day]) > Math.max(longestSeriesDays, stretchOf([...others, row.day]))
  if (isTooLong) return yield* blame("Max_Date_For_Series_Task_Is_90", field)
})

/** TASK-09: a leader who is no longer on the arrangement leads it no more; naming one who isn't is a mistake. */
export const leaderAfter = Effect.fn("Scheduling.leaderAfter")(function* (
  row: TaskRow,
  asked: number | null | undefined,
  bookings: ReadonlyArray<Booking>,
) {
  if (asked !== undefined) {
    yield* refuseAbsentLeader(asked, bookings)
    return asked
  }
  return leaderThatStays(row, bookings)
})
/** Who led goes on leading while he is on it. */
export const leaderThatStays = (row: TaskRow, bookings: ReadonlyArray<Booking>) =>
  bookings.some(({ staffId }) => staffId === row.leaderStaffId) ? row.leaderStaffId : null
