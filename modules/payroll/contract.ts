import { Schema } from "effect"
import { IsoMonth } from "#modules/kernel/civil-day.ts"
import { Id, PageIndex, PageSize } from "#modules/kernel/fields/row.ts"
import { CommonText, Keyword } from "#modules/kernel/fields/text.ts"
import { answer, c, callOf, file, page, refusals, std } from "#modules/kernel/http/contract.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import { payrollCalls } from "./calls.ts"
import { Checks, OwnSlip, PayMonthView, PayRow, Revision, Statement } from "./contract/views.ts"
import type { payMonthPolicy, slipPolicy } from "./policy.ts"

const call = callOf<ActionOf<typeof slipPolicy | typeof payMonthPolicy>>()

const ById = std(Schema.Struct({ id: Id }))
const OfMonth = std(Schema.Struct({ month: IsoMonth }))
const OfPerson = std(Schema.Struct({ month: IsoMonth, userId: Id }))

export const payrollContract = c.router({
  payroll: {
    ...payrollCalls.payroll,
    body: std(
      Schema.Struct({
        month: IsoMonth,
        keyword: Schema.optionalKey(Keyword),
        roleIds: Schema.optionalKey(Schema.Array(Schema.Int)),
        pageIndex: Schema.optionalKey(PageIndex),
        pageSize: Schema.optionalKey(PageSize),
      }),
    ),
    responses: { 200: page(PayRow), ...refusals },
    metadata: call({ action: "slip.read", kind: "read", access: "company" }),
  },
  statement: {
    ...payrollCalls.statement,
    pathParams: ById,
    responses: { 200: answer(Statement), ...refusals },
    metadata: call({ action: "slip.read", kind: "read", access: "company" }),
  },
  pdf: {
    ...payrollCalls.pdf,
    pathParams: ById,
    responses: { 200: file("application/pdf"), ...refusals },
    metadata: call({ action: "slip.read", kind: "read", access: "company" }),
  },
  draft: {
    ...payrollCalls.draft,
    query: OfPerson,
    responses: { 200: answer(Statement), ...refusals },
    metadata: call({ action: "slip.read", kind: "read", access: "company" }),
  },
  mine: {
    ...payrollCalls.mine,
    responses: { 200: answer(Schema.Array(OwnSlip)), ...refusals },
    metadata: call({ action: "slip.read", kind: "read", access: "company" }),
  },
  month: {
    ...payrollCalls.month,
    query: OfMonth,
    responses: { 200: answer(PayMonthView), ...refusals },
    metadata: call({ action: "payMonth.read", kind: "read", access: "company" }),
  },
  checks: {
    ...payrollCalls.checks,
    query: OfMonth,
    responses: { 200: answer(Checks), ...refusals },
    metadata: call({ action: "payMonth.check", kind: "read", access: "company" }),
  },
  snapshot: {
    ...payrollCalls.snapshot,
    body: std(
      Schema.Struct({
        month: IsoMonth,
        userIds: Schema.optionalKey(Schema.Array(Id)),
        isRerun: Schema.optionalKey(Schema.Literals([0, 1])),
        reason: Schema.optionalKey(CommonText),
        /** Whom the close goes on without, because the law of his slip is not held; each with why. */
        without: Schema.optionalKey(Schema.Array(Schema.Struct({ userId: Id, reason: CommonText }))),
      }),
    ),
    responses: {
      200: answer(Schema.Struct({ month: IsoMonth, revision: Schema.Int, jobId: Schema.Int })),
      ...refusals,
    },
    metadata: call({ action: "payMonth.close", kind: "write", access: "company" }),
  },
  history: {
    ...payrollCalls.history,
    query: OfPerson,
    responses: { 200: answer(Schema.Array(Revision)), ...refusals },
    metadata: call({ action: "slip.read", kind: "read", access: "company" }),
  },
  updateBlockPayroll: {
    ...payrollCalls.updateBlockPayroll,
    body: std(Schema.Struct({ month: IsoMonth, isBlock: Schema.Literals([0, 1]), reason: CommonText })),
    responses: {
      200: answer(Schema.Struct({ month: IsoMonth, state: Schema.Literals(["open", "closed"]) })),
      ...refusals,
    },
    metadata: call({ action: "payMonth.reopen", kind: "write", access: "company" }),
  },
})
