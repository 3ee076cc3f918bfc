/** Calls of the papers of bills. */
import { ById } from "#modules/kernel/fields/row.ts"
import { callOf, file, refusals, std } from "#modules/kernel/http/contract.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import { billingCalls } from "../calls.ts"
import type { billPolicy } from "../policy.ts"
import { BillPaperQuery, CompanyBillPaperQuery } from "./bill.ts"

const call = callOf<ActionOf<typeof billPolicy> | "transfer.inspect">()

export const paperCalls = {
  billPaper: {
    ...billingCalls.billPaper,
    pathParams: std(ById),
    query: std(BillPaperQuery),
    responses: { 200: file("application/pdf"), ...refusals },
    metadata: call({ action: "bill.read", kind: "read", access: "company", reach: "toPay" }),
  },
  companyBillPaper: {
    ...billingCalls.companyBillPaper,
    pathParams: std(ById),
    query: std(CompanyBillPaperQuery),
    responses: { 200: file("application/pdf"), ...refusals },
    metadata: call({ action: "transfer.inspect", kind: "write", access: "platform" }),
  },
} as const
