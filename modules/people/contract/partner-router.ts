/** Calls about 客先 and 協力会社 by the hiring company's own people. */
import { Schema } from "effect"
import { ById } from "#modules/kernel/fields/row.ts"
import { answer, callOf, page, refusals, std } from "#modules/kernel/http/contract.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import { peopleCalls } from "../calls.ts"
import type { partnerPolicy } from "../policy/partner-policy.ts"
import type { peoplePolicy } from "../policy.ts"
import {
  CreateCustomer,
  CustomerDetail,
  CustomerPage,
  CustomerView,
  InviteCustomer,
  InviteVendor,
  ListPartners,
  PartnerChoice,
  PartnerStatusChanged,
  SearchVendors,
  UpdateCustomer,
  UpdatePartnerStatus,
  UpdateVendor,
  VendorDetail,
  VendorPage,
  VendorSetting,
  VendorView,
} from "./partner.ts"
import { AskPaymentLimit, PaymentLimitView } from "./payment-limit.ts"
import { StaffRow } from "./staff.ts"
import { ListStaff } from "./staff-input.ts"

const call = callOf<ActionOf<typeof partnerPolicy | typeof peoplePolicy>>()

export const partnerRouter = {
  searchVendors: {
    ...peopleCalls.searchVendors,
    body: std(SearchVendors),
    responses: { 200: answer(Schema.Array(PartnerChoice)), ...refusals },
    metadata: call({ action: "partner.list", kind: "read", access: "company" }),
  },
  listCustomers: {
    ...peopleCalls.listCustomers,
    body: std(ListPartners),
    responses: { 200: std(CustomerPage), ...refusals },
    metadata: call({ action: "partner.list", kind: "read", access: "company" }),
  },
  customerStatus: {
    ...peopleCalls.customerStatus,
    body: std(UpdatePartnerStatus),
    responses: { 200: answer(PartnerStatusChanged), ...refusals },
    metadata: call({ action: "partner.edit", kind: "write", access: "company" }),
  },
  detailCustomer: {
    ...peopleCalls.detailCustomer,
    pathParams: std(ById),
    body: std(Schema.Struct({})),
    responses: { 200: answer(CustomerDetail), ...refusals },
    metadata: call({ action: "partner.read", kind: "read", access: "company" }),
  },
  updateCustomer: {
    ...peopleCalls.updateCustomer,
    pathParams: std(ById),
    body: std(UpdateCustomer),
    responses: { 200: answer(CustomerDetail), ...refusals },
    metadata: call({ action: "partner.edit", kind: "write", access: "company" }),
  },
  createCustomer: {
    ...peopleCalls.createCustomer,
    body: std(CreateCustomer),
    responses: { 200: answer(CustomerView), ...refusals },
    metadata: call({ action: "partner.create", kind: "write", access: "company" }),
  },
  listVendors: {
    ...peopleCalls.listVendors,
    body: std(ListPartners),
    responses: { 200: std(VendorPage), ...refusals },
    metadata: call({ action: "partner.list", kind: "read", access: "company" }),
  },
  paymentLimit: {
    ...peopleCalls.paymentLimit,
    body: std(AskPaymentLimit),
    responses: { 200: answer(PaymentLimitView), ...refusals },
    metadata: call({ action: "partner.list", kind: "read", access: "company" }),
  },
  vendorStatus: {
    ...peopleCalls.vendorStatus,
    body: std(UpdatePartnerStatus),
    responses: { 200: answer(PartnerStatusChanged), ...refusals },
    metadata: call({ action: "partner.edit", kind: "write", access: "company" }),
  },
  setVendor: {
    ...peopleCalls.setVendor,
    body: std(VendorSetting),
    responses: { 200: answer(VendorDetail), ...refusals },
    metadata: call({ action: "partner.set", kind: "write", access: "company" }),
  },
  detailVendor: {
    ...peopleCalls.detailVendor,
    pathParams: std(ById),
    body: std(Schema.Struct({})),
    responses: { 200: answer(VendorDetail), ...refusals },
    metadata: call({ action: "partner.read", kind: "read", access: "company" }),
  },
  updateVendor: {
    ...peopleCalls.updateVendor,
    pathParams: std(ById),
    body: std(UpdateVendor),
    responses: { 200: answer(VendorDetail), ...refusals },
    metadata: call({ action: "partner.edit", kind: "write", access: "company" }),
  },
  listVendorStaff: {
    ...peopleCalls.listVendorStaff,
    pathParams: std(ById),
    body: std(ListStaff),
    responses: { 200: page(StaffRow), ...refusals },
    metadata: call({ action: "people.list", kind: "read", access: "company" }),
  },
  inviteVendor: {
    ...peopleCalls.inviteVendor,
    body: std(InviteVendor),
    responses: { 200: answer(VendorView), ...refusals },
    metadata: call({ action: "partner.create", kind: "write", access: "company" }),
  },
  inviteCustomer: {
    ...peopleCalls.inviteCustomer,
    body: std(InviteCustomer),
    responses: { 200: answer(CustomerView), ...refusals },
    metadata: call({ action: "partner.create", kind: "write", access: "company" }),
  },
} as const
