/** A person's 今日 as it travels. */
import { Schema } from "effect"
import { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import { Minutes } from "#modules/kernel/minutes.ts"
import { dutyStates, pressActions } from "../codes.ts"
import { WorkShiftId } from "./bodies.ts"
import { CorrectionView, MonthTotals, PlanView, PunchView } from "./views.ts"

/** Everything the phone's 今日 needs, in one call; enough to go on for hours without a signal. */
export const Today = Schema.Struct({
  now: Instant,
  day: IsoDate,
  userId: Schema.Int,
  name: Schema.String,
  duty: Schema.Literals(dutyStates),
  open: Schema.NullOr(PunchView),
  punches: Schema.Array(PunchView),
  plans: Schema.Array(PlanView),
  /** 次の手配: every shift of the next day that has any. */
  next: Schema.Array(PlanView),
  /** What the desk corrected lately of this person's punches, the latest first. */
  corrections: Schema.Array(Schema.Struct({ ...CorrectionView.fields, workingDay: IsoDate })),
  /** 退勤が記録されていない打刻: asked for first, never in the way of today's. */
  forgotten: Schema.Array(
    Schema.Struct({
      punch: PunchView,
      proposals: Schema.Array(Schema.Struct({ from: Schema.String, at: Instant })),
      /** When the desk asked for the end. */
      askedAt: Schema.NullOr(Instant),
    }),
  ),
  asksShifts: Schema.Boolean,
  shiftIds: Schema.Array(WorkShiftId),
  month: MonthTotals,
  ruleRestMinutes: Minutes,
  /** Early minutes count (D108). */
  countsFromPunch: Schema.Boolean,
  /** Where one may clock in without an arrangement; the person's last ones first. */
  sites: Schema.Array(
    Schema.Struct({
      constructionSiteId: Schema.Int,
      siteName: Schema.String,
      siteKana: Schema.NullOr(Schema.String),
      address: Schema.NullOr(Schema.String),
    }),
  ),
  officePhone: Schema.NullOr(Schema.String),
  actions: Schema.Array(Schema.Literals(pressActions)),
})
export type Today = typeof Today.Type
