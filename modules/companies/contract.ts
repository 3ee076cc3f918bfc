import { Schema } from "effect"
import { Id, PageIndex, PageSize, Version } from "#modules/kernel/fields/row.ts"
import { CommonText, Keyword } from "#modules/kernel/fields/text.ts"
import { answer, c, call, Permissions, page, refusals, std } from "#modules/kernel/http/contract.ts"
import { companiesCalls } from "./calls.ts"
import {
  FoundCompany,
  MakeMobileLink,
  MobileLink,
  Redeemed,
  RedeemMobileLink,
  SearchCompany,
} from "./contract/mobile-link.ts"

/** One entry of the picker (PICK-12): nothing else of the company leaves it. */
const Choice = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  avatar: Schema.NullOr(Schema.String),
  status: Schema.Int,
  paymentStatus: Schema.Int,
  adminStatus: Schema.Int,
  userCompanyStatus: Schema.Int,
  adminId: Schema.NullOr(Schema.Int),
  roleId: Schema.Int,
  roleTitle: Schema.String,
  /** The first of the seven rules that speaks (PICK-02); null when nothing stands in the way. */
  statusText: Schema.NullOr(Schema.String),
  isSelectable: Schema.Boolean,
})

const ShiftTime = Schema.Struct({
  isOn: Schema.Boolean,
  from: Schema.NullOr(Schema.String),
  to: Schema.NullOr(Schema.String),
})
const Company = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  kenId: Schema.NullOr(Schema.Int),
  businessField: Schema.NullOr(Schema.Int),
  morning: ShiftTime,
  afternoon: ShiftTime,
  evening: ShiftTime,
  blockMinute: Schema.Int,
  salaryClosingDate: Schema.optionalKey(Schema.Int),
  salaryPaymentDelayMonth: Schema.optionalKey(Schema.Int),
  salaryPaymentDate: Schema.optionalKey(Schema.Int),
  version: Schema.Int,
  permissions: Permissions,
})
/** 0 while the word is still the default. */
const LabelVersion = Schema.Union([Schema.Literal(0), Version])
const Label = Schema.Struct({ key: Schema.String, value: Schema.String, version: Schema.Int })

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
  redeemMobileLink: {
    ...companiesCalls.redeemMobileLink,
    body: std(RedeemMobileLink),
    responses: { 200: answer(Redeemed), ...refusals },
    metadata: call({ action: "session.signIn", kind: "write", access: "public" }),
  },
})
