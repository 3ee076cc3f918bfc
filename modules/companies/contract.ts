import { Schema } from "effect"
import { Id, PageIndex, PageSize } from "#modules/kernel/fields/row.ts"
import { CommonText, Keyword } from "#modules/kernel/fields/text.ts"
import { answer, c, callOf, page, refusals, std } from "#modules/kernel/http/contract.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import { companiesCalls } from "./calls.ts"
import { Choice, Company, Label, LabelVersion } from "./contract/company.ts"
import { InactiveTime } from "./contract/inactive-history.ts"
import {
  FoundCompany,
  MakeMobileLink,
  MobileLink,
  Redeemed,
  RedeemMobileLink,
  SearchCompany,
} from "./contract/mobile-link.ts"
import type { companyPolicy } from "./policy.ts"

/** Whose companies they are is the question: everybody asks for his own. */
type Own = "person.readInactive" | "company.choose" | "company.search" | "person.mobileLink" | "session.signIn"
const call = callOf<ActionOf<typeof companyPolicy> | Own>()

export const companiesContract = c.router({
  searchUserCompany: {
    ...companiesCalls.searchUserCompany,
    body: std(Schema.Struct({ keyword: Schema.optionalKey(Keyword) })),
    responses: { 200: answer(Schema.Array(Choice)), ...refusals },
    metadata: call({ action: "company.choose", kind: "read", access: "user" }),
  },
  details: {
    ...companiesCalls.details,
    pathParams: std(Schema.Struct({ id: Id })),
    responses: { 200: answer(Company), ...refusals },
    metadata: call({ action: "company.read", kind: "read", access: "company", reach: "toPay" }),
  },
  listLabelSettings: {
    ...companiesCalls.listLabelSettings,
    query: std(
      Schema.Struct({
        keyword: Schema.optionalKey(Keyword),
        pageIndex: Schema.optionalKey(PageIndex),
        pageSize: Schema.optionalKey(PageSize),
      }),
    ),
    responses: { 200: page(Label), ...refusals },
    metadata: call({ action: "company.read", kind: "read", access: "company", reach: "toPay" }),
  },
  updateLabelSetting: {
    ...companiesCalls.updateLabelSetting,
    body: std(Schema.Struct({ key: CommonText, value: CommonText, version: LabelVersion })),
    responses: { 200: answer(Label), ...refusals },
    metadata: call({ action: "company.label", kind: "write", access: "company" }),
  },
  searchCompany: {
    ...companiesCalls.searchCompany,
    body: std(SearchCompany),
    responses: { 200: answer(Schema.Array(FoundCompany)), ...refusals },
    metadata: call({ action: "company.search", kind: "read", access: "public" }),
  },
  mobileLink: {
    ...companiesCalls.mobileLink,
    body: std(MakeMobileLink),
    responses: { 200: answer(MobileLink), ...refusals },
    metadata: call({ action: "person.mobileLink", kind: "write", access: "user" }),
  },
  statusInactiveHistory: {
    ...companiesCalls.statusInactiveHistory,
    responses: { 200: answer(Schema.Array(InactiveTime)), ...refusals },
    metadata: call({ action: "person.readInactive", kind: "read", access: "user" }),
  },
  redeemMobileLink: {
    ...companiesCalls.redeemMobileLink,
    body: std(RedeemMobileLink),
    responses: { 200: answer(Redeemed), ...refusals },
    metadata: call({ action: "session.signIn", kind: "write", access: "public" }),
  },
})
