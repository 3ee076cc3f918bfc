import { Schema } from "effect"
import { ById } from "#modules/kernel/fields/row.ts"
import { answer, c, callOf, file, page, refusals, std } from "#modules/kernel/http/contract.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import { MadeTransfer } from "#modules/kernel/transfer/order.ts"
import { payrollCalls } from "./calls.ts"
import {
  CloseBody,
  CloseStarted,
  LookBody,
  LookedAt,
  MonthState,
  OfMonth,
  OfPerson,
  PayListAsked,
  ReopenBody,
} from "./contract/bodies.ts"
import { Checks } from "./contract/findings.ts"
import { CompanySubsidies, OfferedSubsidies, SetSubsidies } from "./contract/subsidies.ts"
import { MakeTransfer, TransferView } from "./contract/transfer.ts"
import { OwnSlip, PayMonthView, PayRow, Revision, Statement } from "./contract/views.ts"
import type { payMonthPolicy, slipPolicy, subsidyPolicy } from "./policy.ts"

const call = callOf<ActionOf<typeof slipPolicy | typeof payMonthPolicy | typeof subsidyPolicy>>()

export const payrollContract = c.router({
  payroll: {
    ...payrollCalls.payroll,
    body: std(PayListAsked),
    responses: { 200: page(PayRow), ...refusals },
    metadata: call({ action: "slip.read", kind: "read", access: "company" }),
  },
  statement: {
    ...payrollCalls.statement,
    pathParams: std(ById),
    responses: { 200: answer(Statement), ...refusals },
    metadata: call({ action: "slip.read", kind: "read", access: "company" }),
  },
  pdf: {
    ...payrollCalls.pdf,
    pathParams: std(ById),
    responses: { 200: file("application/pdf"), ...refusals },
    metadata: call({ action: "slip.read", kind: "read", access: "company" }),
  },
  draft: {
    ...payrollCalls.draft,
    query: std(OfPerson),
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
    query: std(OfMonth),
    responses: { 200: answer(PayMonthView), ...refusals },
    metadata: call({ action: "payMonth.read", kind: "read", access: "company" }),
  },
  checks: {
    ...payrollCalls.checks,
    query: std(OfMonth),
    responses: { 200: answer(Checks), ...refusals },
    metadata: call({ action: "payMonth.check", kind: "read", access: "company" }),
  },
  look: {
    ...payrollCalls.look,
    body: std(LookBody),
    responses: { 200: answer(LookedAt), ...refusals },
    metadata: call({ action: "payMonth.look", kind: "write", access: "company" }),
  },
  snapshot: {
    ...payrollCalls.snapshot,
    body: std(CloseBody),
    responses: { 200: answer(CloseStarted), ...refusals },
    metadata: call({ action: "payMonth.close", kind: "write", access: "company" }),
  },
  history: {
    ...payrollCalls.history,
    query: std(OfPerson),
    responses: { 200: answer(Schema.Array(Revision)), ...refusals },
    metadata: call({ action: "slip.read", kind: "read", access: "company" }),
  },
  transfer: {
    ...payrollCalls.transfer,
    query: std(OfMonth),
    responses: { 200: answer(TransferView), ...refusals },
    metadata: call({ action: "payMonth.seeTransfer", kind: "read", access: "company" }),
  },
  makeTransfer: {
    ...payrollCalls.makeTransfer,
    body: std(MakeTransfer),
    responses: { 200: answer(MadeTransfer), ...refusals },
    metadata: call({ action: "payMonth.transfer", kind: "write", access: "company" }),
  },
  updateBlockPayroll: {
    ...payrollCalls.updateBlockPayroll,
    body: std(ReopenBody),
    responses: { 200: answer(MonthState), ...refusals },
    metadata: call({ action: "payMonth.reopen", kind: "write", access: "company" }),
  },
  companySubsidies: {
    ...payrollCalls.companySubsidies,
    responses: { 200: answer(CompanySubsidies), ...refusals },
    metadata: call({ action: "subsidy.read", kind: "read", access: "company" }),
  },
  setCompanySubsidies: {
    ...payrollCalls.setCompanySubsidies,
    body: std(SetSubsidies),
    responses: { 200: answer(CompanySubsidies), ...refusals },
    metadata: call({ action: "subsidy.set", kind: "write", access: "company" }),
  },
  offeredSubsidies: {
    ...payrollCalls.offeredSubsidies,
    responses: { 200: answer(OfferedSubsidies), ...refusals },
    metadata: call({ action: "subsidy.offer", kind: "read", access: "company" }),
  },
})
