import { Schema } from "effect"
import { ById } from "#modules/kernel/fields/row.ts"
import { answer, c, callOf, page, refusals, std } from "#modules/kernel/http/contract.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import { peopleCalls } from "./calls.ts"
import { ChangeRole, StaffAccess, UpdateUser, UpdateViewBlock } from "./contract/access.ts"
import {
  AdminInvitation,
  AnswerInvitation,
  ChangeInvitation,
  InvitationAnswered,
  InviteAdmin,
  Invited,
  ListAdminInvitations,
  ListInvitations,
  OwnInvitation,
  OwnInvitationPage,
  SentInvitation,
  SentInvitationPage,
  WithdrawAdminInvite,
} from "./contract/invitation.ts"
import { ProfileCustomer, ProfileVendor, StaffRegister, StaffRegistered } from "./contract/invited-profile.ts"
import { licenseRouter } from "./contract/license-router.ts"
import { ownCalls } from "./contract/own-calls.ts"
import { CustomerView, VendorView } from "./contract/partner.ts"
import { partnerRouter } from "./contract/partner-router.ts"
import { HealView } from "./contract/profile.ts"
import { StaffDetail, StaffPage, WorkerChoice } from "./contract/staff.ts"
import { AskStaff, InviteStaff, ListStaff, SearchWorkers, UpdateStaff } from "./contract/staff-input.ts"
import type { invitationListPolicy, invitationPolicy } from "./policy/invitation-policy.ts"
import type { partnerPolicy } from "./policy/partner-policy.ts"
import type { peoplePolicy, staffPolicy } from "./policy.ts"

export { missingOfBank } from "./contract/profile-together.ts"

/** An invitation is answered by the one who is asked; a company's admin is asked by the platform's own people. */
type Platforms = "invitation.askAdmin" | "invitation.listAdmins" | "invitation.withdrawAdmin"
type Own = Platforms | "invitation.received" | "invitation.answer"
type Policies =
  | typeof staffPolicy
  | typeof peoplePolicy
  | typeof partnerPolicy
  | typeof invitationPolicy
  | typeof invitationListPolicy
const call = callOf<ActionOf<Policies> | Own>()
export const peopleContract = c.router({
  listStaff: {
    ...peopleCalls.listStaff,
    body: std(ListStaff),
    responses: { 200: std(StaffPage), ...refusals },
    metadata: call({ action: "people.list", kind: "read", access: "company" }),
  },
  detailStaff: {
    ...peopleCalls.detailStaff,
    pathParams: std(ById),
    responses: { 200: answer(StaffDetail), ...refusals },
    metadata: call({ action: "staff.read", kind: "read", access: "company" }),
  },
  inviteStaff: {
    ...peopleCalls.inviteStaff,
    body: std(InviteStaff),
    responses: { 200: answer(StaffDetail), ...refusals },
    metadata: call({ action: "people.invite", kind: "write", access: "company" }),
  },
  adminUpdateStaff: {
    ...peopleCalls.adminUpdateStaff,
    pathParams: std(ById),
    body: std(UpdateStaff),
    responses: { 200: answer(StaffDetail), ...refusals },
    metadata: call({ action: "staff.edit", kind: "write", access: "company" }),
  },
  askStaff: {
    ...peopleCalls.askStaff,
    pathParams: std(ById),
    body: std(AskStaff),
    responses: { 200: answer(StaffDetail), ...refusals },
    metadata: call({ action: "staff.giveAddress", kind: "write", access: "company" }),
  },
  showHealth: {
    ...peopleCalls.showHealth,
    pathParams: std(ById),
    body: std(Schema.Struct({})),
    responses: { 200: answer(HealView), ...refusals },
    metadata: call({ action: "staff.seeHealth", kind: "write", access: "company", reach: "read" }),
  },
  detailsUser: {
    ...peopleCalls.detailsUser,
    pathParams: std(ById),
    body: std(Schema.Struct({})),
    responses: { 200: answer(StaffAccess), ...refusals },
    metadata: call({ action: "staff.read", kind: "read", access: "company" }),
  },
  updateUser: {
    ...peopleCalls.updateUser,
    pathParams: std(ById),
    body: std(UpdateUser),
    responses: { 200: answer(StaffAccess), ...refusals },
    metadata: call({ action: "staff.manage", kind: "write", access: "company" }),
  },
  updateViewBlock: {
    ...peopleCalls.updateViewBlock,
    body: std(UpdateViewBlock),
    responses: { 200: answer(StaffAccess), ...refusals },
    metadata: call({ action: "staff.limitRevenue", kind: "write", access: "company" }),
  },
  changeRole: {
    ...peopleCalls.changeRole,
    body: std(ChangeRole),
    responses: { 200: answer(StaffAccess), ...refusals },
    metadata: call({ action: "staff.changeRole", kind: "write", access: "company" }),
  },
  searchWorkers: {
    ...peopleCalls.searchWorkers,
    body: std(SearchWorkers),
    responses: { 200: answer(Schema.Array(WorkerChoice)), ...refusals },
    metadata: call({ action: "people.pick", kind: "read", access: "company" }),
  },
  ...licenseRouter,
  ...partnerRouter,
  listOwnInvitations: {
    ...peopleCalls.listOwnInvitations,
    responses: { 200: answer(Schema.Array(OwnInvitation)), ...refusals },
    metadata: call({ action: "invitation.received", kind: "read", access: "user" }),
  },
  listInviteRequest: {
    ...peopleCalls.listInviteRequest,
    body: std(ListInvitations),
    responses: { 200: std(OwnInvitationPage), ...refusals },
    metadata: call({ action: "invitation.received", kind: "read", access: "user" }),
  },
  listSentInvitations: {
    ...peopleCalls.listSentInvitations,
    body: std(ListInvitations),
    responses: { 200: std(SentInvitationPage), ...refusals },
    metadata: call({ action: "invitationList.read", kind: "read", access: "company" }),
  },
  changeInvitation: {
    ...peopleCalls.changeInvitation,
    pathParams: std(ById),
    body: std(ChangeInvitation),
    responses: { 200: answer(SentInvitation), ...refusals },
    metadata: call({ action: "invitation.resend", kind: "write", access: "company" }),
  },
  listAdminInvitations: {
    ...peopleCalls.listAdminInvitations,
    body: std(ListAdminInvitations),
    responses: { 200: page(AdminInvitation), ...refusals },
    metadata: call({ action: "invitation.listAdmins", kind: "read", access: "platform" }),
  },
  withdrawAdminInvite: {
    ...peopleCalls.withdrawAdminInvite,
    pathParams: std(ById),
    body: std(WithdrawAdminInvite),
    responses: { 200: answer(AdminInvitation), ...refusals },
    metadata: call({ action: "invitation.withdrawAdmin", kind: "write", access: "platform" }),
  },
  inviteAdmin: {
    ...peopleCalls.inviteAdmin,
    body: std(InviteAdmin),
    responses: { 200: answer(Invited), ...refusals },
    metadata: call({ action: "invitation.askAdmin", kind: "write", access: "platform" }),
  },
  acceptInvite: {
    ...peopleCalls.acceptInvite,
    body: std(AnswerInvitation),
    responses: { 200: answer(InvitationAnswered), ...refusals },
    metadata: call({ action: "invitation.answer", kind: "write", access: "user" }),
  },
  staffRegister: {
    ...peopleCalls.staffRegister,
    body: std(StaffRegister),
    responses: { 200: answer(StaffRegistered), ...refusals },
    metadata: call({ action: "invitation.answer", kind: "write", access: "user" }),
  },
  profileVendor: {
    ...peopleCalls.profileVendor,
    body: std(ProfileVendor),
    responses: { 200: answer(VendorView), ...refusals },
    metadata: call({ action: "partner.editAsVendor", kind: "write", access: "user" }),
  },
  profileCustomer: {
    ...peopleCalls.profileCustomer,
    body: std(ProfileCustomer),
    responses: { 200: answer(CustomerView), ...refusals },
    metadata: call({ action: "partner.editAsCustomer", kind: "write", access: "user" }),
  },
  ...ownCalls,
})
