import { Schema } from "effect"
import { ById } from "#modules/kernel/fields/row.ts"
import { answer, c, callOf, page, refusals, std } from "#modules/kernel/http/contract.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import { companiesCalls } from "./calls.ts"
import { Account, AccountsQuery, BlockAccount } from "./contract/account.ts"
import { Choice, CompanySearch, Label, LabelBody, LabelsAsked } from "./contract/company.ts"
import { Company, CompanyShift, ConfigShift, SetTimeView, UpdateCompany } from "./contract/company-settings.ts"
import { InactiveTime } from "./contract/inactive-history.ts"
import {
  FoundCompany,
  MakeMobileLink,
  MobileLink,
  Redeemed,
  RedeemMobileLink,
  SearchCompany,
} from "./contract/mobile-link.ts"
import {
  CompanyDecided,
  DecideCompany,
  PlatformCompaniesPage,
  PlatformCompaniesQuery,
  PlatformCompanyDetail,
} from "./contract/platform-company.ts"
import { PostalCodeAsked, PostalPlace } from "./contract/postal-code.ts"
import { OwnRegistration, Reapplication, Registered, Registration } from "./contract/registration.ts"
import { Resource } from "./contract/resource.ts"
import { CreateTaskName, TaskName, TaskNames, UpdateTaskName } from "./contract/task-name.ts"
import type { companyPolicy } from "./policy.ts"

/** Whose companies they are is the question: everybody asks for his own. */
type Own =
  | "resource.read"
  | "postalCode.read"
  | "person.readInactive"
  | "company.choose"
  | "company.search"
  | "person.mobileLink"
  | "session.signIn"
  | "company.register"
  | "company.readOwnRegistrations"
  | "company.reapply"
/** Of the platform's own people; who is none is sent away at the gate. */
type Platform = `company.${"listAll" | "inspect" | "decide"}` | `account.${"list" | "inspect" | "block"}`
const call = callOf<ActionOf<typeof companyPolicy> | Own | Platform>()

export const companiesContract = c.router({
  createCompany: {
    ...companiesCalls.createCompany,
    body: std(Registration),
    responses: { 200: answer(Registered), ...refusals },
    metadata: call({ action: "company.register", kind: "write", access: "user" }),
  },
  ownRegistrations: {
    ...companiesCalls.ownRegistrations,
    responses: { 200: answer(Schema.Array(OwnRegistration)), ...refusals },
    metadata: call({ action: "company.readOwnRegistrations", kind: "read", access: "user" }),
  },
  reapply: {
    ...companiesCalls.reapply,
    pathParams: std(ById),
    body: std(Reapplication),
    responses: { 200: answer(OwnRegistration), ...refusals },
    metadata: call({ action: "company.reapply", kind: "write", access: "user" }),
  },
  platformCompanies: {
    ...companiesCalls.platformCompanies,
    body: std(PlatformCompaniesQuery),
    responses: { 200: std(PlatformCompaniesPage), ...refusals },
    metadata: call({ action: "company.listAll", kind: "read", access: "platform" }),
  },
  platformCompany: {
    ...companiesCalls.platformCompany,
    pathParams: std(ById),
    body: std(Schema.Struct({})),
    responses: { 200: answer(PlatformCompanyDetail), ...refusals },
    metadata: call({ action: "company.inspect", kind: "write", access: "platform" }),
  },
  decideCompany: {
    ...companiesCalls.decideCompany,
    body: std(DecideCompany),
    responses: { 200: answer(CompanyDecided), ...refusals },
    metadata: call({ action: "company.decide", kind: "write", access: "platform" }),
  },
  listAccounts: {
    ...companiesCalls.listAccounts,
    body: std(AccountsQuery),
    responses: { 200: page(Account), ...refusals },
    metadata: call({ action: "account.list", kind: "read", access: "platform" }),
  },
  account: {
    ...companiesCalls.account,
    pathParams: std(ById),
    responses: { 200: answer(Account), ...refusals },
    metadata: call({ action: "account.inspect", kind: "read", access: "platform" }),
  },
  blockAccount: {
    ...companiesCalls.blockAccount,
    pathParams: std(ById),
    body: std(BlockAccount),
    responses: { 200: answer(Account), ...refusals },
    metadata: call({ action: "account.block", kind: "write", access: "platform" }),
  },
  searchUserCompany: {
    ...companiesCalls.searchUserCompany,
    body: std(CompanySearch),
    responses: { 200: answer(Schema.Array(Choice)), ...refusals },
    metadata: call({ action: "company.choose", kind: "read", access: "user" }),
  },
  details: {
    ...companiesCalls.details,
    pathParams: std(ById),
    responses: { 200: answer(Company), ...refusals },
    metadata: call({ action: "company.read", kind: "read", access: "company", reach: "toPay" }),
  },
  updateCompany: {
    ...companiesCalls.updateCompany,
    body: std(UpdateCompany),
    responses: { 200: answer(Company), ...refusals },
    metadata: call({ action: "company.update", kind: "write", access: "company" }),
  },
  configShift: {
    ...companiesCalls.configShift,
    body: std(ConfigShift),
    responses: { 200: answer(Company), ...refusals },
    metadata: call({ action: "company.configShift", kind: "write", access: "company" }),
  },
  setTimeView: {
    ...companiesCalls.setTimeView,
    body: std(SetTimeView),
    responses: { 200: answer(Company), ...refusals },
    metadata: call({ action: "company.timeView", kind: "write", access: "company" }),
  },
  listShifts: {
    ...companiesCalls.listShifts,
    body: std(Schema.Struct({})),
    responses: { 200: answer(Schema.Array(CompanyShift)), ...refusals },
    metadata: call({ action: "company.read", kind: "read", access: "company" }),
  },
  showShift: {
    ...companiesCalls.showShift,
    pathParams: std(ById),
    responses: { 200: answer(CompanyShift), ...refusals },
    metadata: call({ action: "company.read", kind: "read", access: "company" }),
  },
  listLabelSettings: {
    ...companiesCalls.listLabelSettings,
    query: std(LabelsAsked),
    responses: { 200: page(Label), ...refusals },
    metadata: call({ action: "company.read", kind: "read", access: "company", reach: "toPay" }),
  },
  updateLabelSetting: {
    ...companiesCalls.updateLabelSetting,
    body: std(LabelBody),
    responses: { 200: answer(Label), ...refusals },
    metadata: call({ action: "company.label", kind: "write", access: "company" }),
  },
  listTaskNames: {
    ...companiesCalls.listTaskNames,
    responses: { 200: answer(TaskNames), ...refusals },
    metadata: call({ action: "company.chooseTaskName", kind: "read", access: "company" }),
  },
  createTaskName: {
    ...companiesCalls.createTaskName,
    body: std(CreateTaskName),
    responses: { 200: answer(TaskName), ...refusals },
    metadata: call({ action: "company.taskName", kind: "write", access: "company" }),
  },
  updateTaskName: {
    ...companiesCalls.updateTaskName,
    pathParams: std(ById),
    body: std(UpdateTaskName),
    responses: { 200: answer(TaskName), ...refusals },
    metadata: call({ action: "company.taskName", kind: "write", access: "company" }),
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
  postalCode: {
    ...companiesCalls.postalCode,
    pathParams: std(PostalCodeAsked),
    responses: { 200: answer(Schema.Array(PostalPlace)), ...refusals },
    metadata: call({ action: "postalCode.read", kind: "read", access: "user" }),
  },
  initResource: {
    ...companiesCalls.initResource,
    responses: { 200: answer(Resource), ...refusals },
    metadata: call({ action: "resource.read", kind: "read", access: "public" }),
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
