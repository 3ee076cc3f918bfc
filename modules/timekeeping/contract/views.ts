/** A punch, a day and a person's today as they travel; instants are UTC, days are Japan's. */

import { Schema } from "effect"
import { UploadedFile } from "#modules/files/contract.ts"
import { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import { Version } from "#modules/kernel/fields/row.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import { Minutes } from "#modules/kernel/minutes.ts"
import { dayProblems, dutyStates, looks, pressActions, punchStates, standings, workKinds } from "../codes.ts"
import type { attendancePolicy } from "../policy.ts"
import { Accuracy, Latitude, Longitude, WorkShiftId } from "./bodies.ts"

const RestView = Schema.Struct({
  id: Schema.Int,
  checkIn: Instant,
  checkOut: Schema.NullOr(Instant),
  duration: Schema.NullOr(Minutes),
})
const Place = Schema.Struct({ lat: Latitude, lng: Longitude, accuracy: Schema.NullOr(Accuracy) })
export const PunchView = Schema.Struct({
  id: Schema.Int,
  userId: Schema.Int,
  workingDay: IsoDate,
  taskId: Schema.NullOr(Schema.Int),
  constructionSiteId: Schema.NullOr(Schema.Int),
  siteName: Schema.NullOr(Schema.String),
  isOffice: Schema.Literals([0, 1]),
  checkIn: Instant,
  checkOut: Schema.NullOr(Instant),
  state: Schema.Literals(punchStates),
  isEndClaimed: Schema.Boolean,
  shifts: Schema.Array(WorkShiftId),
  /** Of `shifts`, those that count half. Ours. */
  halfShifts: Schema.Array(WorkShiftId),
  timekeepingRests: Schema.Array(RestView),
  latestTimekeepingRest: Schema.NullOr(RestView),
  totalRestDuration: Schema.NullOr(Minutes),
  restReason: Schema.NullOr(Schema.String),
  checkInPlace: Schema.optionalKey(Schema.NullOr(Place)),
  checkOutPlace: Schema.optionalKey(Schema.NullOr(Place)),
  version: Version,
  permissions: permissionsBy<typeof attendancePolicy>(),
})
export type PunchView = typeof PunchView.Type

/** The question that 本人に聞く put. */
/** When each of those who were named was told today that he is missed; who had come in the meantime is absent. */
export const AskedStart = Schema.Struct({
  workingDay: IsoDate,
  asked: Schema.Array(Schema.Struct({ userId: Schema.Int, askedAt: Instant })),
})
export const AskedEnd = Schema.Struct({ timekeepingId: Schema.Int, askedAt: Instant })
/** A punch without an end, with the end that is proposed and what speaks for it. */
export const OpenEnd = Schema.Struct({
  punch: PunchView,
  /** Somebody is at work on it right now: it is no forgotten check-out. */
  isAtWork: Schema.Boolean,
  plannedFrom: Schema.NullOr(Instant),
  plannedTo: Schema.NullOr(Instant),
  /** The plan's end, after the last rest and before the next check-in; null without a plan, and while it is to come. */
  proposal: Schema.NullOr(Instant),
  lastPress: Schema.NullOr(Schema.Struct({ action: Schema.Literals(pressActions), at: Instant })),
  /** When the person checked in again. */
  nextCheckIn: Schema.NullOr(Instant),
  /** When the person was asked for the end (本人に聞く). */
  askedAt: Schema.NullOr(Instant),
  /** When the others of the arrangement left. */
  matesLeft: Schema.NullOr(Schema.Struct({ people: Schema.Int, first: Instant, last: Instant })),
})
export type OpenEnd = typeof OpenEnd.Type

const PlanView = Schema.Struct({
  taskId: Schema.Int,
  constructionSiteId: Schema.Int,
  siteName: Schema.String,
  siteKana: Schema.NullOr(Schema.String),
  address: Schema.NullOr(Schema.String),
  station: Schema.NullOr(Schema.String),
  day: IsoDate,
  shift: Schema.Literals([1, 2, 3, 4]),
  startsAt: Instant,
  endsAt: Instant,
  meetingTime: Schema.NullOr(Schema.String),
  meetingPlace: Schema.NullOr(Schema.String),
  note: Schema.NullOr(Schema.String),
  leaderName: Schema.NullOr(Schema.String),
  leaderPhone: Schema.NullOr(Schema.String),
  mates: Schema.Array(Schema.String),
  /** Of the arrangement and its site; only on 今日. */
  files: Schema.optionalKey(Schema.Array(UploadedFile)),
})

/** What a correction changed of a punch. */
const PunchKept = Schema.Struct({
  /** Which arrangement it was for; null without one. */
  taskId: Schema.NullOr(Schema.Int),
  siteName: Schema.NullOr(Schema.String),
  isOffice: Schema.Literals([0, 1]),
  checkIn: Instant,
  checkOut: Schema.NullOr(Instant),
  rests: Schema.Array(Schema.Struct({ checkIn: Instant, checkOut: Schema.NullOr(Instant) })),
  totalRestDuration: Schema.NullOr(Minutes),
  /** What counted as done, and of it what counted half. */
  shifts: Schema.Array(WorkShiftId),
  halfShifts: Schema.Array(WorkShiftId),
})
/** 訂正の履歴: who changed what, when and why; the punch as it was stays. */
const CorrectionView = Schema.Struct({
  id: Schema.Int,
  timekeepingId: Schema.Int,
  at: Instant,
  byName: Schema.NullOr(Schema.String),
  reason: Schema.String,
  /** Null for a punch that the desk added. */
  before: Schema.NullOr(PunchKept),
  /** Null for one that was taken out. */
  after: Schema.NullOr(PunchKept),
})
export type CorrectionView = typeof CorrectionView.Type

/** One person's day as the desk reads it: what was planned, what was punched, what counts. */
export const AttendanceDay = Schema.Struct({
  userId: Schema.Int,
  name: Schema.String,
  /** For whoever sees the person's record. */
  phone: Schema.optionalKey(Schema.NullOr(Schema.String)),
  roleId: Schema.Int,
  workingDay: IsoDate,
  /** The national holiday's name; null on any other day. */
  holiday: Schema.NullOr(Schema.String),
  duty: Schema.Literals(dutyStates),
  plans: Schema.Array(PlanView),
  punches: Schema.Array(PunchView),
  workedMinutes: Minutes,
  restMinutes: Minutes,
  earlyMinutes: Minutes,
  nightMinutes: Minutes,
  /** 時間外 and 休日, which the hours of the week decide; null where only days were asked for, or no law is held. */
  overtimeMinutes: Schema.NullOr(Minutes),
  holidayMinutes: Schema.NullOr(Minutes),
  isRestByRule: Schema.Boolean,
  problems: Schema.Array(Schema.Literals(dayProblems)),
  /** Where the person stands now, the most urgent first. */
  standings: Schema.Array(Schema.Literals(standings)),
  /** Who of his arrangement has come, where he has not: told by the list of a day alone. */
  matesHere: Schema.optionalKey(Schema.Struct({ leaderName: Schema.NullOr(Schema.String), others: Schema.Int })),
  /** The latest first. */
  corrections: Schema.Array(CorrectionView),
  permissions: permissionsBy<typeof attendancePolicy>(),
})
export type AttendanceDay = typeof AttendanceDay.Type

export const MonthTotals = Schema.Struct({
  days: Schema.Int,
  workedMinutes: Minutes,
  restMinutes: Minutes,
  regularMinutes: Minutes,
  overtimeMinutes: Minutes,
  nightMinutes: Minutes,
  holidayMinutes: Minutes,
  holidayNightMinutes: Minutes,
  /** The first day whose law is not held here: hours worked then have no kind. Null when all is known. */
  noLawOn: Schema.NullOr(IsoDate),
})

/** 人工, in quarters at the finest. */
export const ManDays = Schema.Number

/** One person's line of the desk's month: a cell for each day with a plan or a punch. */
export const MonthRow = Schema.Struct({
  userId: Schema.Int,
  name: Schema.String,
  roleId: Schema.Int,
  /** The pay period that is shown: a month need not begin on the first. */
  from: IsoDate,
  to: IsoDate,
  /** The national holidays of the period. */
  holidays: Schema.Array(Schema.Struct({ day: IsoDate, name: Schema.String })),
  /** Of the days that are over. */
  totals: MonthTotals,
  manDays: ManDays,
  /** The overtime is near the month's limit of the agreement (36協定), or beyond it. */
  isOvertimeNear: Schema.Boolean,
  days: Schema.Array(
    Schema.Struct({
      day: IsoDate,
      duty: Schema.Literals(dutyStates),
      isPlanned: Schema.Boolean,
      /** The desk changed a punch of it. */
      isCorrected: Schema.Boolean,
      workedMinutes: Minutes,
      manDays: ManDays,
      /** Null while nothing counts of it. */
      kind: Schema.NullOr(Schema.Literals(workKinds)),
      problems: Schema.Array(Schema.Literals(dayProblems)),
      /** 確認が必要 or 見ておく, by the most urgent problem; null where nothing is wrong. */
      look: Schema.NullOr(Schema.Literals(looks)),
    }),
  ),
})
export type MonthRow = typeof MonthRow.Type

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
