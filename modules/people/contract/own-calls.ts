/** Calls of a person without a company: registering, the link in a mail, his own profile; and the banks to choose from. */
import { Schema } from "effect"
import { answer, callOf, refusals, std } from "#modules/kernel/http/contract.ts"
import { peopleCalls } from "../calls.ts"
import {
  CheckEmail,
  EmailChecked,
  InviteAskedFor,
  InviteDeclined,
  Register,
  Registered,
  RegisterToken,
  RegisterTokenDetail,
} from "./account.ts"
import { BankAsked, BankChoice } from "./bank.ts"
import { AskProfile, Profile, SavedProfile, UpdateProfile } from "./own-profile.ts"

/** The banks' own list, which everybody has; who is asked by mail chooses from it before he has an account. */
const bank = callOf<"bank.read">()({ action: "bank.read", kind: "read", access: "public" })
const call =
  callOf<`person.${"register" | "readToken" | "decline" | "askForInvite" | "checkEmail" | "readProfile" | "rename"}`>()

export const ownCalls = {
  listBanks: {
    ...peopleCalls.listBanks,
    responses: { 200: answer(Schema.Array(BankChoice)), ...refusals },
    metadata: bank,
  },
  listBranches: {
    ...peopleCalls.listBranches,
    pathParams: std(BankAsked),
    responses: { 200: answer(Schema.Array(BankChoice)), ...refusals },
    metadata: bank,
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
  declineInvite: {
    ...peopleCalls.declineInvite,
    body: std(RegisterToken),
    responses: { 200: answer(InviteDeclined), ...refusals },
    metadata: call({ action: "person.decline", kind: "write", access: "public" }),
  },
  askForInvite: {
    ...peopleCalls.askForInvite,
    body: std(RegisterToken),
    responses: { 200: answer(InviteAskedFor), ...refusals },
    metadata: call({ action: "person.askForInvite", kind: "write", access: "public" }),
  },
  checkEmailExist: {
    ...peopleCalls.checkEmailExist,
    body: std(CheckEmail),
    responses: { 200: answer(EmailChecked), ...refusals },
    metadata: call({ action: "person.checkEmail", kind: "read", access: "public" }),
  },
  profile: {
    ...peopleCalls.profile,
    query: std(AskProfile),
    responses: { 200: answer(Profile), ...refusals },
    metadata: call({ action: "person.readProfile", kind: "read", access: "user" }),
  },
  updateProfile: {
    ...peopleCalls.updateProfile,
    body: std(UpdateProfile),
    responses: { 200: answer(SavedProfile), ...refusals },
    metadata: call({ action: "person.rename", kind: "write", access: "user" }),
  },
} as const
