import { Schema } from "effect"
import { Instant, IsoDate, IsoMonth } from "#modules/kernel/civil-day.ts"
import { Id, PageIndex, PageSize, Version } from "#modules/kernel/fields/row.ts"
import { CommonText, Keyword } from "#modules/kernel/fields/text.ts"
import { answer, c, callOf, page, refusals, std } from "#modules/kernel/http/contract.ts"
import { Minutes } from "#modules/kernel/minutes.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import { timekeepingCalls } from "./calls.ts"
import { type Standing, standings } from "./codes.ts"
import { CancelBody, CorrectionBody, PressBody, RestBody, TellEndBody } from "./contract/bodies.ts"
import { AttendanceDay, MonthRow, MonthTotals, PunchView, Today } from "./contract/views.ts"
import type { attendancePolicy } from "./policy.ts"
import type { PartOfSum } from "./rules/day-sums.ts"

export { AttendanceDay, type MonthRow, OpenEnd, type PunchView, type Today } from "./contract/views.ts"

const call = callOf<ActionOf<typeof attendancePolicy>>()

const count = Schema.Int
/** A page of the day with how many stand where; `planned` are all who have an arrangement on it. */
const AttendanceList = Schema.Struct({
  success: Schema.Literal(true),
  data: Schema.Array(AttendanceDay),
  pageIndex: Schema.Int,
  totalPages: Schema.Int,
  totalItems: Schema.Int,
  counts: Schema.Struct({
    planned: count,
    missing: count,
    unfinished: count,
    late: count,
    working: count,
    later: count,
    done: count,
  } satisfies Record<Standing | "planned", typeof count>),
  sums: Schema.Struct({
    /** Of the planned ones, who stands where: they add up to `counts.planned`. */
    ofPlanned: Schema.Struct({
      working: count,
      done: count,
      missing: count,
      later: count,
      unfinished: count,
    } satisfies Record<PartOfSum, typeof count>),
    /** Who is in the list without a plan of this day. */
    others: count,
    workedMinutes: Minutes,
    restMinutes: Minutes,
  }),
  /** The day's sites, whichever is asked for. */
  sites: Schema.Array(Schema.Struct({ constructionSiteId: Schema.Int, siteName: Schema.String })),
})

const ById = Schema.Struct({ id: Id })

export const timekeepingContract = c.router({
  checkInCheckOut: {
    ...timekeepingCalls.checkInCheckOut,
    body: std(PressBody),
    responses: { 200: answer(PunchView), ...refusals },
    metadata: call({ action: "attendance.press", kind: "write", access: "company" }),
  },
  rest: {
    ...timekeepingCalls.rest,
    body: std(RestBody),
    responses: { 200: answer(PunchView), ...refusals },
    metadata: call({ action: "attendance.press", kind: "write", access: "company" }),
  },
  cancel: {
    ...timekeepingCalls.cancel,
    body: std(CancelBody),
    responses: { 200: answer(PunchView), ...refusals },
    metadata: call({ action: "attendance.press", kind: "write", access: "company" }),
  },
  today: {
    ...timekeepingCalls.today,
    responses: { 200: answer(Today), ...refusals },
    metadata: call({ action: "attendance.press", kind: "read", access: "company" }),
  },
  list: {
    ...timekeepingCalls.list,
    body: std(
      Schema.Struct({
        workingDay: IsoDate,
        /** Only those who stand so; the counts stay those of all. */
        standing: Schema.optionalKey(Schema.Literals(standings)),
        /** Only who is planned for this site or punched there; the counts are the site's. */
        constructionSiteId: Schema.optionalKey(Id),
        keyword: Schema.optionalKey(Keyword),
        pageIndex: Schema.optionalKey(PageIndex),
        pageSize: Schema.optionalKey(PageSize),
      }),
    ),
    responses: { 200: std(AttendanceList), ...refusals },
    metadata: call({ action: "attendance.read", kind: "read", access: "company" }),
  },
  table: {
    ...timekeepingCalls.table,
    query: std(
      Schema.Struct({
        month: IsoMonth,
        keyword: Schema.optionalKey(Keyword),
        pageIndex: Schema.optionalKey(PageIndex),
        pageSize: Schema.optionalKey(PageSize),
      }),
    ),
    responses: { 200: page(MonthRow), ...refusals },
    metadata: call({ action: "attendance.read", kind: "read", access: "company" }),
  },
  month: {
    ...timekeepingCalls.month,
    query: std(Schema.Struct({ month: IsoMonth, userId: Id })),
    responses: {
      200: answer(
        Schema.Struct({
          userId: Schema.Int,
          name: Schema.String,
          totals: MonthTotals,
          days: Schema.Array(AttendanceDay),
        }),
      ),
      ...refusals,
    },
    metadata: call({ action: "attendance.read", kind: "read", access: "company" }),
  },
  handleWorkingTime: {
    ...timekeepingCalls.handleWorkingTime,
    body: std(CorrectionBody),
    responses: { 200: answer(PunchView), ...refusals },
    metadata: call({ action: "attendance.correct", kind: "write", access: "company" }),
  },
  updateTotalRestDuration: {
    ...timekeepingCalls.updateTotalRestDuration,
    pathParams: std(ById),
    body: std(Schema.Struct({ totalRestDuration: Schema.NullOr(Minutes), reason: CommonText, version: Version })),
    responses: { 200: answer(PunchView), ...refusals },
    metadata: call({ action: "attendance.rest", kind: "write", access: "company" }),
  },
  remove: {
    ...timekeepingCalls.remove,
    pathParams: std(ById),
    body: std(Schema.Struct({ reason: CommonText, version: Version })),
    responses: { 200: answer(PunchView), ...refusals },
    metadata: call({ action: "attendance.remove", kind: "write", access: "company" }),
  },
  askEnd: {
    ...timekeepingCalls.askEnd,
    body: std(Schema.Struct({ timekeepingId: Id })),
    responses: { 200: answer(Schema.Struct({ timekeepingId: Schema.Int, askedAt: Instant })), ...refusals },
    metadata: call({ action: "attendance.askEnd", kind: "write", access: "company" }),
  },
  tellEnd: {
    ...timekeepingCalls.tellEnd,
    body: std(TellEndBody),
    responses: { 200: answer(PunchView), ...refusals },
    metadata: call({ action: "attendance.tellEnd", kind: "write", access: "company" }),
  },
  getUserSalaryType: {
    ...timekeepingCalls.getUserSalaryType,
    query: std(Schema.Struct({ workingDay: IsoDate, userId: Schema.optionalKey(Id), company: Schema.optionalKey(Id) })),
    responses: {
      200: answer(Schema.Struct({ salaryType: Schema.NullOr(Schema.Int), asksShifts: Schema.Boolean })),
      ...refusals,
    },
    metadata: call({ action: "attendance.read", kind: "read", access: "company" }),
  },
})
