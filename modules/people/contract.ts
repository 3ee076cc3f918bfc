import { Schema } from "effect"
import { Id } from "#modules/kernel/fields/row.ts"
import { answer, c, callOf, refusals, std } from "#modules/kernel/http/contract.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import { peopleCalls } from "./calls.ts"
import { ChangeRole, StaffAccess, UpdateUser, UpdateViewBlock } from "./contract/access.ts"
import {
  CheckEmail,
  EmailChecked,
  Profile,
  Register,
  Registered,
  RegisterToken,
  RegisterTokenDetail,
  UpdateProfile,
} from "./contract/account.ts"
import {
  AnswerInvitation,
  ChangeInvitation,
  InviteAdmin,
  Invited,
  ListInvitations,
  OwnInvitation,
  OwnInvitationPage,
  SentInvitation,
  SentInvitationPage,
} from "./contract/invitation.ts"
import { ProfileCustomer, ProfileVendor, StaffRegister, StaffRegistered } from "./contract/invited-profile.ts"
import {
  CreateCustomer,
  CustomerPage,
  CustomerView,
  InviteCustomer,
  InviteVendor,
  ListPartners,
  PartnerChoice,
  SearchVendors,
  VendorPage,
  VendorView,
} from "./contract/partner.ts"
import { StaffDetail, StaffPage, WorkerChoice } from "./contract/staff.ts"
import { InviteStaff, ListStaff, SearchWorkers, UpdateStaff } from "./contract/staff-input.ts"
import type { invitationListPolicy, invitationPolicy } from "./policy/invitation-policy.ts"
import type { partnerPolicy, peoplePolicy, staffPolicy } from "./policy.ts"

/** An invitation is answered by the one who is asked. */
type Own =
  | "invitation.received"
  | "invitation.answer"
  | `person.${"register" | "readToken" | "checkEmail" | "readProfile" | "rename"}`
/** Of the platform's own people; who is none is sent away at the gate. */
type Platform = "invitation.askAdmin"
type Policies =
  | typeof staffPolicy
  | typeof peoplePolicy
  | typeof partnerPolicy
  | typeof invitationPolicy
  | typeof invitationListPolicy
const call = callOf<ActionOf<Policies> | Own | Platform>()

const ById = std(Schema.Struct({ id: Id }))

export const peopleContract = c.router({
  listStaff: {
    ...peopleCalls.listStaff,
    body: std(ListStaff),
    responses: { 200: std(StaffPage), ...refusals },
    metadata: call({ action: "people.list", kind: "read", access: "company" }),
  },
  detailStaff: {
    ...peopleCalls.detailStaff,
    pathParams: ById,
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
    pathParams: ById,
    body: std(UpdateStaff),
    responses: { 200: answer(StaffDetail), ...refusals },
    metadata: call({ action: "staff.edit", kind: "write", access: "company" }),
  },
  detailsUser: {
    ...peopleCalls.detailsUser,
    pathParams: ById,
    body: std(Schema.Struct({})),
    responses: { 200: answer(StaffAccess), ...refusals },
    metadata: call({ action: "staff.read", kind: "read", access: "company" }),
  },
  updateUser: {
    ...peopleCalls.updateUser,
    pathParams: ById,
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
  inviteVendor: {
    ...peopleCalls.inviteVendor,
    body: std(InviteVendor),
    responses: { 200: answer(VendorView), ...refusals },
    metadata: call({ action: "partner.create", kind: "write", access: "company" }),
  },
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
    pathParams: ById,
    body: std(ChangeInvitation),
    responses: { 200: answer(SentInvitation), ...refusals },
    metadata: call({ action: "invitation.resend", kind: "write", access: "company" }),
  },
  inviteAdmin: {
    ...peopleCalls.inviteAdmin,
    body: std(InviteAdmin),
    responses: { 200: answer(Invited), ...refusals },
    metadata: call({ action: "invitation.askAdmin", kind: "write", access: "platform" }),
  },
  inviteCustomer: {
    ...peopleCalls.inviteCustomer,
    body: std(InviteCustomer),
    responses: { 200: answer(CustomerView), ...refusals },
    metadata: call({ action: "partner.create", kind: "write", access: "company" }),
  },
  acceptInvite: {
    ...peopleCalls.acceptInvite,
    body: std(AnswerInvitation),
    responses: {
      200: answer(Schema.Struct({ companyId: Schema.Int, roleId: Schema.Int, isAccepted: Schema.Int })),
      ...refusals,
    },
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
  register: {
    ...peopleCalls.register,
    body: std(Register),
    responses: { 200: answer(Registered), ...refusals },
    metadata: call({ action: "person.register", kind: "write", access: "public" }),
  },
  detailRegisterToken: {
    ...peopleCalls.detailRegisterToken,
    body: std(RegisterToken),
    responses: { 200: answer(RegisterTokenDetail), ...refusals },
    metadata: call({ action: "person.readToken", kind: "read", access: "public" }),
  },
  checkEmailExist: {
    ...peopleCalls.checkEmailExist,
    body: std(CheckEmail),
    responses: { 200: answer(EmailChecked), ...refusals },
    metadata: call({ action: "person.checkEmail", kind: "read", access: "public" }),
  },
  profile: {
    ...peopleCalls.profile,
    responses: { 200: answer(Profile), ...refusals },
    metadata: call({ action: "person.readProfile", kind: "read", access: "user" }),
  },
  updateProfile: {
    ...peopleCalls.updateProfile,
    body: std(UpdateProfile),
    responses: { 200: answer(Profile), ...refusals },
    metadata: call({ action: "person.rename", kind: "write", access: "user" }),
  },
})
