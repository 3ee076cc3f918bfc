/** A punch, a day and a month as they travel; instants are UTC, days are Japan's. */

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
  /**
   * How far from the site the check-in was pressed; null where either place is unknown, `isOnSite` where the telephone knew
   * its own too badly to tell. `east` and `north` of the site in metres, negative to the west and south; the site reaches
   * `siteMetres` around. Only of a day, for whoever sees places.
   */
  checkInFrom: Schema.optionalKey(
    Schema.NullOr(
      Schema.Struct({
        metres: Schema.Int,
        isOnSite: Schema.NullOr(Schema.Boolean),
        east: Schema.Int,
        north: Schema.Int,
        siteMetres: Schema.Int,
      }),
    ),
  ),
  version: Version,
  permissions: permissionsBy<typeof attendancePolicy>(),
})
export type PunchView = typeof PunchView.Type

/** When each of those who were named was told today that he is missed; who had come in the meantime is absent. */
export const AskedStart = Schema.Struct({
  workingDay: IsoDate,
  asked: Schema.Array(Schema.Struct({ userId: Schema.Int, askedAt: Instant })),
})
/** The question that 本人に聞く put. */
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

export const PlanView = Schema.Struct({
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
export const CorrectionView = Schema.Struct({
  id: Schema.Int,
  timekeepingId: Schema.Int,
  at: Instant,
  byName: Schema.NullOr(Schema.String),
  /** What the author is here; null of whoever is no member any more. */
  byRoleId: Schema.NullOr(Schema.Int),
  /** When the person was told; null of what he changed himself. */
  toldAt: Schema.NullOr(Instant),
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
  /** 職種: the key of one that has a name in every language, or its words. For whoever sees the person's record. */
  trade: Schema.optionalKey(Schema.NullOr(Schema.String)),
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
  /**
   * When the person was last told of the day's arrangement, and when he saw it: told by the list of a day alone, to whoever
   * tells the missing. Null where nobody told him.
   */
  told: Schema.optionalKey(Schema.NullOr(Schema.Struct({ at: Instant, seenAt: Schema.NullOr(Instant) }))),
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

/** A day of the desk's month but for its minutes: each kind of day travels once. */
export const MonthCell = Schema.Struct({
  duty: Schema.Literals(dutyStates),
  isPlanned: Schema.Boolean,
  /** The desk changed a punch of it. */
  isCorrected: Schema.Boolean,
  manDays: ManDays,
  /** Null while nothing counts of it. */
  kind: Schema.NullOr(Schema.Literals(workKinds)),
  problems: Schema.Array(Schema.Literals(dayProblems)),
  /** 確認が必要 or 見ておく, by the most urgent problem; null where nothing is wrong. */
  look: Schema.NullOr(Schema.Literals(looks)),
})
export type MonthCell = typeof MonthCell.Type

/** One person's line of the desk's month; `cells[i]` and `workedMinutes[i]` are of the day that lies i days after the first. */
export const MonthRow = Schema.Struct({
  userId: Schema.Int,
  name: Schema.String,
  roleId: Schema.Int,
  /** Of the days that are over. */
  totals: MonthTotals,
  manDays: ManDays,
  /** The overtime is near the month's limit of the agreement (36協定), or beyond it. */
  isOvertimeNear: Schema.Boolean,
  /** Places in the month's list of cells; -1 of a day without a plan, a punch or a correction. */
  cells: Schema.Array(Schema.Int),
  workedMinutes: Schema.Array(Schema.Int),
})
export type MonthRow = typeof MonthRow.Type
