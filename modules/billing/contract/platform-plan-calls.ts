/** Calls of what the platform does with plans: it makes and hides them, and answers companies that ask for one of their own. */
import { Schema } from "effect"
import { ById } from "#modules/kernel/fields/row.ts"
import { answer, callOf, refusals, std } from "#modules/kernel/http/contract.ts"
import { billingCalls } from "../calls.ts"
import {
  ApproveContact,
  ContactApproved,
  ContactRefused,
  PlanStatus,
  PlatformPlan,
  RefuseContact,
  SavePlan,
  UpdatePlan,
} from "./platform-plan.ts"

/** Of the platform's own people; who is none is sent away at the gate. */
const call = callOf<`plan.${"listAll" | "create" | "update" | "hide" | "approveContact" | "refuseContact"}`>()

export const platformPlanCalls = {
  platformPlans: {
    ...billingCalls.platformPlans,
    responses: { 200: answer(Schema.Array(PlatformPlan)), ...refusals },
    metadata: call({ action: "plan.listAll", kind: "read", access: "platform" }),
  },
  createPlan: {
    ...billingCalls.createPlan,
    body: std(SavePlan),
    responses: { 200: answer(PlatformPlan), ...refusals },
    metadata: call({ action: "plan.create", kind: "write", access: "platform" }),
  },
  updatePlan: {
    ...billingCalls.updatePlan,
    pathParams: std(ById),
    body: std(UpdatePlan),
    responses: { 200: answer(PlatformPlan), ...refusals },
    metadata: call({ action: "plan.update", kind: "write", access: "platform" }),
  },
  planStatus: {
    ...billingCalls.planStatus,
    pathParams: std(ById),
    body: std(PlanStatus),
    responses: { 200: answer(PlatformPlan), ...refusals },
    metadata: call({ action: "plan.hide", kind: "write", access: "platform" }),
  },
  /** The id is the company's, whose consultation has come to an agreement. */
  approveContact: {
    ...billingCalls.approveContact,
    pathParams: std(ById),
    body: std(ApproveContact),
    responses: { 200: answer(ContactApproved), ...refusals },
    metadata: call({ action: "plan.approveContact", kind: "write", access: "platform" }),
  },
  /** Of a company in use: it keeps the plan that it has. */
  refuseContact: {
    ...billingCalls.refuseContact,
    pathParams: std(ById),
    body: std(RefuseContact),
    responses: { 200: answer(ContactRefused), ...refusals },
    metadata: call({ action: "plan.refuseContact", kind: "write", access: "platform" }),
  },
} as const
