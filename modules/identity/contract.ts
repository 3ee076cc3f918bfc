import { Schema } from "effect"
import { ById } from "#modules/kernel/fields/row.ts"
import { answer, c, callOf, page, refusals, std } from "#modules/kernel/http/contract.ts"
import { identityCalls } from "./calls.ts"
import { ActiveEmail, ChangePassword, CheckOtp, CodeToken, Login, NewPassword, RequestOtp } from "./contract/account.ts"
import { CloseAccount, Closing, ClosingQuery, DecideLeave, LeaveBegun } from "./contract/leave.ts"
import { Preferences, Renewal, SignInEntry, SignOut, Tokens } from "./contract/sign-in.ts"
import { AgreeToTerms } from "./contract/terms.ts"

export { PresentTerms } from "./contract/terms.ts"

/** Of the person himself, before and above every company. */
type Own =
  | "session.signIn"
  | "session.renew"
  | "session.end"
  | "session.list"
  | `person.${"setPassword" | "changePassword" | "prefer" | "requestCode" | "checkCode" | "activate" | "agree" | "leave"}`
/** Of the platform's own people; who is none is sent away at the gate. */
type Platform = "person.listClosings" | "person.decideLeave"
const call = callOf<Own | Platform>()

const Done = Schema.Struct({})

export const identityContract = c.router({
  login: {
    ...identityCalls.login,
    body: std(Login),
    responses: { 200: answer(Tokens), ...refusals },
    metadata: call({ action: "session.signIn", kind: "write", access: "public" }),
  },
  requestAccessToken: {
    ...identityCalls.requestAccessToken,
    body: std(Renewal),
    responses: { 200: answer(Tokens), ...refusals },
    metadata: call({ action: "session.renew", kind: "write", access: "public" }),
  },
  /** Sets the password of whom a link was made for: the link proves the person. */
  forgotPassword: {
    ...identityCalls.forgotPassword,
    body: std(NewPassword),
    responses: { 200: answer(Done), ...refusals },
    metadata: call({ action: "person.setPassword", kind: "write", access: "public" }),
  },
  requestOtp: {
    ...identityCalls.requestOtp,
    body: std(RequestOtp),
    responses: { 200: answer(Done), ...refusals },
    metadata: call({ action: "person.requestCode", kind: "write", access: "public" }),
  },
  checkOtp: {
    ...identityCalls.checkOtp,
    body: std(CheckOtp),
    responses: { 200: answer(CodeToken), ...refusals },
    metadata: call({ action: "person.checkCode", kind: "write", access: "public" }),
  },
  activeEmail: {
    ...identityCalls.activeEmail,
    body: std(ActiveEmail),
    responses: { 200: answer(Done), ...refusals },
    metadata: call({ action: "person.activate", kind: "write", access: "public" }),
  },
  changePassword: {
    ...identityCalls.changePassword,
    body: std(ChangePassword),
    responses: { 200: answer(Done), ...refusals },
    metadata: call({ action: "person.changePassword", kind: "write", access: "user" }),
  },
  closeAccount: {
    ...identityCalls.closeAccount,
    body: std(CloseAccount),
    responses: { 200: answer(LeaveBegun), ...refusals },
    metadata: call({ action: "person.leave", kind: "write", access: "user" }),
  },
  closeAccountRequests: {
    ...identityCalls.closeAccountRequests,
    query: std(ClosingQuery),
    responses: { 200: page(Closing), ...refusals },
    metadata: call({ action: "person.listClosings", kind: "read", access: "platform" }),
  },
  decideCloseAccount: {
    ...identityCalls.decideCloseAccount,
    pathParams: std(ById),
    body: std(DecideLeave),
    responses: { 200: answer(Closing), ...refusals },
    metadata: call({ action: "person.decideLeave", kind: "write", access: "platform" }),
  },
  logout: {
    ...identityCalls.logout,
    body: std(SignOut),
    responses: { 200: answer(Done), ...refusals },
    metadata: call({ action: "session.end", kind: "write", access: "user" }),
  },
  /** The own sign-ins of a year, the newest first. */
  signIns: {
    ...identityCalls.signIns,
    responses: { 200: answer(Schema.Array(SignInEntry)), ...refusals },
    metadata: call({ action: "session.list", kind: "read", access: "user" }),
  },
  endSignIn: {
    ...identityCalls.endSignIn,
    pathParams: std(ById),
    body: std(Schema.Struct({})),
    responses: { 200: answer(SignInEntry), ...refusals },
    metadata: call({ action: "session.end", kind: "write", access: "user" }),
  },
  agreeToTerms: {
    ...identityCalls.agreeToTerms,
    body: std(AgreeToTerms),
    responses: { 200: answer(AgreeToTerms), ...refusals },
    metadata: call({ action: "person.agree", kind: "write", access: "user" }),
  },
  updatePreferences: {
    ...identityCalls.updatePreferences,
    body: std(Preferences),
    responses: { 200: answer(Preferences), ...refusals },
    metadata: call({ action: "person.prefer", kind: "write", access: "user" }),
  },
})
