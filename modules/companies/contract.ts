import { Schema } from "effect"
import { Id, PageIndex, PageSize, Version } from "#modules/kernel/fields/row.ts"
import { CommonText, Keyword } from "#modules/kernel/fields/text.ts"
import { answer, c, callOf, page, permissionsBy, refusals, std } from "#modules/kernel/http/contract.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import { companiesCalls } from "./calls.ts"
import type { companyPolicy } from "./policy.ts"

/** Whose companies they are is the question: everybody asks for his own. */
type Own = "company.choose"
const call = callOf<ActionOf<typeof companyPolicy> | Own>()

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
  permissions: permissionsBy<typeof companyPolicy>(),
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
})
