/** Calls of what a company does with its own plan. */
import { Schema } from "effect"
import { ById } from "#modules/kernel/fields/row.ts"
import { answer, callOf, refusals, std } from "#modules/kernel/http/contract.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import { billingCalls } from "../calls.ts"
import type { planPolicy } from "../policy/plan-policy.ts"
import { CompanyPlan, OrderQuote, Quote } from "./company-plan.ts"
import {
  AskPrice,
  BuyMembers,
  ChangePlan,
  ChangePlanOf,
  ChangeWay,
  EndRenewal,
  ExtendPlan,
  HistoryQuery,
  Ordered,
  PaymentsPage,
} from "./order.ts"

const call = callOf<ActionOf<typeof planPolicy>>()
const nothing = Schema.Struct({})
const ordered = { 200: answer(Ordered), ...refusals }

export const planCalls = {
  companyPlan: {
    ...billingCalls.companyPlan,
    pathParams: std(ById),
    body: std(nothing),
    responses: { 200: answer(CompanyPlan), ...refusals },
    metadata: call({ action: "companyPlan.read", kind: "read", access: "company", reach: "toPay" }),
  },
  askPrice: {
    ...billingCalls.askPrice,
    pathParams: std(ById),
    body: std(AskPrice),
    responses: { 200: answer(OrderQuote), ...refusals },
    metadata: call({ action: "companyPlan.readPayment", kind: "read", access: "company", reach: "toPay" }),
  },
  currentMonthPrice: {
    ...billingCalls.currentMonthPrice,
    responses: { 200: answer(Schema.NullOr(Quote)), ...refusals },
    metadata: call({ action: "companyPlan.readPayment", kind: "read", access: "company", reach: "toPay" }),
  },
  changePlan: {
    ...billingCalls.changePlan,
    body: std(ChangePlan),
    responses: ordered,
    metadata: call({ action: "companyPlan.change", kind: "write", access: "company", reach: "toPay" }),
  },
  adminChangesPlan: {
    ...billingCalls.adminChangesPlan,
    body: std(ChangePlan),
    responses: ordered,
    metadata: call({ action: "companyPlan.change", kind: "write", access: "company", reach: "toPay" }),
  },
  updateSubscription: {
    ...billingCalls.updateSubscription,
    pathParams: std(ById),
    body: std(ChangePlanOf),
    responses: ordered,
    metadata: call({ action: "companyPlan.change", kind: "write", access: "company", reach: "toPay" }),
  },
  extendPlan: {
    ...billingCalls.extendPlan,
    body: std(ExtendPlan),
    responses: ordered,
    metadata: call({ action: "companyPlan.extend", kind: "write", access: "company", reach: "toPay" }),
  },
  changeWay: {
    ...billingCalls.changeWay,
    body: std(ChangeWay),
    responses: { 200: answer(CompanyPlan), ...refusals },
    metadata: call({ action: "companyPlan.change", kind: "write", access: "company", reach: "toPay" }),
  },
  buyMembers: {
    ...billingCalls.buyMembers,
    body: std(BuyMembers),
    responses: ordered,
    metadata: call({ action: "companyPlan.addMembers", kind: "write", access: "company" }),
  },
  subscribeMembers: {
    ...billingCalls.subscribeMembers,
    body: std(BuyMembers),
    responses: ordered,
    metadata: call({ action: "companyPlan.addMembers", kind: "write", access: "company" }),
  },
  endRenewal: {
    ...billingCalls.endRenewal,
    body: std(EndRenewal),
    responses: { 200: answer(CompanyPlan), ...refusals },
    metadata: call({ action: "companyPlan.endRenewal", kind: "write", access: "company", reach: "toPay" }),
  },
  listPayments: {
    ...billingCalls.listPayments,
    body: std(HistoryQuery),
    responses: { 200: std(PaymentsPage), ...refusals },
    metadata: call({ action: "companyPlan.readPayment", kind: "read", access: "company", reach: "toPay" }),
  },
} as const
