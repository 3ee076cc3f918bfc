import { ById } from "#modules/kernel/fields/row.ts"
import { answer, c, callOf, refusals, std } from "#modules/kernel/http/contract.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import { timekeepingCalls } from "./calls.ts"
import {
  AskEndBody,
  AskStartBody,
  CancelBody,
  CorrectionBody,
  PressBody,
  RemovalBody,
  RestBody,
  RestTotalBody,
  TellEndBody,
} from "./contract/bodies.ts"
import {
  AttendanceAsked,
  AttendanceList,
  MonthAsked,
  MonthOfPerson,
  MonthOfPersonAsked,
  MonthTable,
  SalaryTypeAsked,
  SalaryTypeOfDay,
} from "./contract/lists.ts"
import { Today } from "./contract/today.ts"
import { AskedEnd, AskedStart, PunchView } from "./contract/views.ts"
import type { attendancePolicy } from "./policy.ts"

export type { Today } from "./contract/today.ts"
export { AttendanceDay, type MonthCell, type MonthRow, OpenEnd, type PunchView } from "./contract/views.ts"

const call = callOf<ActionOf<typeof attendancePolicy>>()

export const timekeepingContract = c.router({
  checkInCheckOut: {
    ...timekeepingCalls.checkInCheckOut,
    body: std(PressBody),
    responses: { 200: answer(PunchView), ...refusals },
    metadata: call({ action: "attendance.press", kind: "write", access: "company", reach: "press" }),
  },
  rest: {
    ...timekeepingCalls.rest,
    body: std(RestBody),
    responses: { 200: answer(PunchView), ...refusals },
    metadata: call({ action: "attendance.press", kind: "write", access: "company", reach: "press" }),
  },
  cancel: {
    ...timekeepingCalls.cancel,
    body: std(CancelBody),
    responses: { 200: answer(PunchView), ...refusals },
    metadata: call({ action: "attendance.press", kind: "write", access: "company", reach: "press" }),
  },
  today: {
    ...timekeepingCalls.today,
    responses: { 200: answer(Today), ...refusals },
    metadata: call({ action: "attendance.press", kind: "read", access: "company" }),
  },
  list: {
    ...timekeepingCalls.list,
    body: std(AttendanceAsked),
    responses: { 200: std(AttendanceList), ...refusals },
    metadata: call({ action: "attendance.read", kind: "read", access: "company" }),
  },
  table: {
    ...timekeepingCalls.table,
    query: std(MonthAsked),
    responses: { 200: std(MonthTable), ...refusals },
    metadata: call({ action: "attendance.read", kind: "read", access: "company" }),
  },
  month: {
    ...timekeepingCalls.month,
    query: std(MonthOfPersonAsked),
    responses: { 200: answer(MonthOfPerson), ...refusals },
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
    body: std(RestTotalBody),
    responses: { 200: answer(PunchView), ...refusals },
    metadata: call({ action: "attendance.rest", kind: "write", access: "company" }),
  },
  remove: {
    ...timekeepingCalls.remove,
    pathParams: std(ById),
    body: std(RemovalBody),
    responses: { 200: answer(PunchView), ...refusals },
    metadata: call({ action: "attendance.remove", kind: "write", access: "company" }),
  },
  askEnd: {
    ...timekeepingCalls.askEnd,
    body: std(AskEndBody),
    responses: { 200: answer(AskedEnd), ...refusals },
    metadata: call({ action: "attendance.askEnd", kind: "write", access: "company" }),
  },
  askStart: {
    ...timekeepingCalls.askStart,
    body: std(AskStartBody),
    responses: { 200: answer(AskedStart), ...refusals },
    metadata: call({ action: "attendance.askStart", kind: "write", access: "company" }),
  },
  tellEnd: {
    ...timekeepingCalls.tellEnd,
    body: std(TellEndBody),
    responses: { 200: answer(PunchView), ...refusals },
    metadata: call({ action: "attendance.tellEnd", kind: "write", access: "company" }),
  },
  getUserSalaryType: {
    ...timekeepingCalls.getUserSalaryType,
    query: std(SalaryTypeAsked),
    responses: { 200: answer(SalaryTypeOfDay), ...refusals },
    metadata: call({ action: "attendance.read", kind: "read", access: "company" }),
  },
})
