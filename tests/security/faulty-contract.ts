/** Calls as nobody may write them; each is a fault that a guard made from contracts must see. */
import { isAppRoute } from "@ts-rest/core"
import { Schema } from "effect"
import { Email } from "#modules/kernel/fields/contact.ts"
import { Id } from "#modules/kernel/fields/row.ts"
import { answer, c, callOf, refusals, std } from "#modules/kernel/http/contract.ts"
import type { Call } from "./contracts.ts"

const ById = std(Schema.Struct({ id: Id }))
const done = answer(Schema.Struct({ done: Schema.Boolean }))

const call = callOf<string>()

export const faultyContract = c.router({
  /** Assigns the whole body to the row. */
  assignsBody: {
    method: "PUT",
    path: "/nest/faulty/assigns-body",
    body: std(Schema.Record(Schema.String, Schema.Unknown)),
    responses: { 200: done, ...refusals },
    metadata: call({ action: "faulty.assign", kind: "write", access: "company" }),
  },
  /** Changes a row and tells nobody. */
  writesUntold: {
    method: "PUT",
    path: "/nest/faulty/writes-untold",
    body: std(Schema.Struct({})),
    responses: { 200: done, ...refusals },
    metadata: call({ action: "faulty.hush", kind: "write", access: "company" }),
  },
  /** Tells what came of a change and not what had been. */
  tellsNoBefore: {
    method: "PUT",
    path: "/nest/faulty/tells-no-before",
    body: std(Schema.Struct({})),
    responses: { 200: done, ...refusals },
    metadata: call({ action: "faulty.forget", kind: "write", access: "company" }),
  },
  /** Asks whoever has the address to become a member, also who is one. */
  asksAnybody: {
    method: "PUT",
    path: "/nest/faulty/asks-anybody",
    body: std(Schema.Struct({ email: Email })),
    responses: { 200: done, ...refusals },
    metadata: call({ action: "faulty.invite", kind: "write", access: "company" }),
  },
  /** Shows a person the questions of all companies. */
  listsAnyQuestion: {
    method: "GET",
    path: "/nest/faulty/lists-any-question",
    responses: { 200: answer(Schema.Struct({ names: Schema.Array(Schema.String) })), ...refusals },
    metadata: call({ action: "faulty.list", kind: "read", access: "user" }),
  },
  /** Lets a person answer a question by its id, whoever was asked. */
  answersAnyQuestion: {
    method: "PUT",
    path: "/nest/faulty/answers-any-question",
    body: std(Schema.Struct({ inviteId: Id })),
    responses: { 200: done, ...refusals },
    metadata: call({ action: "faulty.answer", kind: "write", access: "user" }),
  },
  /** Lets a person say yes to a question by its id, whoever was asked: he comes in by it. */
  answersAsAnybody: {
    method: "PUT",
    path: "/nest/faulty/answers-as-anybody",
    body: std(Schema.Struct({ inviteId: Id, isAccepted: Schema.Int, roleId: Schema.optionalKey(Schema.Int) })),
    responses: { 200: done, ...refusals },
    metadata: call({ action: "faulty.answer", kind: "write", access: "user" }),
  },
  /** Keeps a person's liking for everybody. */
  prefersForAll: {
    method: "PUT",
    path: "/nest/faulty/prefers-for-all",
    body: std(Schema.Struct({})),
    responses: { 200: done, ...refusals },
    metadata: call({ action: "faulty.prefer", kind: "write", access: "user" }),
  },
  /** Takes a text with whatever nobody sees in it. */
  takesAnyText: {
    method: "PUT",
    path: "/nest/faulty/takes-any-text",
    body: std(Schema.Struct({ text: Schema.String })),
    responses: { 200: done, ...refusals },
    metadata: call({ action: "faulty.write", kind: "write", access: "company" }),
  },
  /** Changes a company's row and tells the platform alone. */
  tellsThePlatform: {
    method: "PUT",
    path: "/nest/faulty/tells-the-platform",
    body: std(Schema.Struct({})),
    responses: { 200: done, ...refusals },
    metadata: call({ action: "faulty.mislay", kind: "write", access: "user" }),
  },
  /** Names an action of a policy, and nobody asks it. */
  asksNobody: {
    method: "GET",
    path: "/nest/faulty/asks-nobody",
    responses: { 200: done, ...refusals },
    metadata: call({ action: "payMonth.check", kind: "read", access: "company" }),
  },
  /** Asks once for the people and then once for each. */
  asksForEach: {
    method: "GET",
    path: "/nest/faulty/asks-for-each",
    responses: { 200: answer(Schema.Struct({ names: Schema.Array(Schema.String) })), ...refusals },
    metadata: call({ action: "faulty.list", kind: "read", access: "company" }),
  },
  /** The platform's: of all companies, for the platform's own people. */
  listsCompanies: {
    method: "GET",
    path: "/nest/faulty/lists-companies",
    responses: { 200: answer(Schema.Struct({ names: Schema.Array(Schema.String) })), ...refusals },
    metadata: call({ action: "faulty.survey", kind: "read", access: "platform" }),
  },
  /** The same, served to whoever is signed in. */
  listsCompaniesToAll: {
    method: "GET",
    path: "/nest/faulty/lists-companies-to-all",
    responses: { 200: answer(Schema.Struct({ names: Schema.Array(Schema.String) })), ...refusals },
    metadata: call({ action: "faulty.survey", kind: "read", access: "platform" }),
  },
  /** A change of the platform's. */
  changesPlatform: {
    method: "PUT",
    path: "/nest/faulty/changes-platform",
    body: std(Schema.Struct({})),
    responses: { 200: done, ...refusals },
    metadata: call({ action: "faulty.survey", kind: "write", access: "platform" }),
  },
  /** Finds a person by the id alone. */
  readsAnyCompany: {
    method: "GET",
    path: "/nest/faulty/reads-any-company/:id",
    pathParams: ById,
    responses: { 200: answer(Schema.Struct({ name: Schema.String })), ...refusals },
    metadata: call({ action: "faulty.read", kind: "read", access: "company" }),
  },
  /** Finds a person by the id alone, and then sees that he is somebody else's. */
  looksAtAnyCompany: {
    method: "GET",
    path: "/nest/faulty/looks-at-any-company/:id",
    pathParams: ById,
    responses: { 200: done, ...refusals },
    metadata: call({ action: "faulty.look", kind: "read", access: "company" }),
  },
  /** Says of another company's row that it is forbidden, and of nobody's that it is not there. */
  tellsForeign: {
    method: "GET",
    path: "/nest/faulty/tells-foreign/:id",
    pathParams: ById,
    responses: { 200: done, ...refusals },
    metadata: call({ action: "faulty.tell", kind: "read", access: "company" }),
  },
  /** Changes a row by the id alone. */
  changesAnyCompany: {
    method: "PUT",
    path: "/nest/faulty/changes-any-company/:id",
    pathParams: ById,
    body: std(Schema.Struct({})),
    responses: { 200: done, ...refusals },
    metadata: call({ action: "faulty.change", kind: "write", access: "company" }),
  },
  /** As many rows as it is asked for, and kept for ever. */
  answersAll: {
    method: "POST",
    path: "/nest/faulty/answers-all",
    body: std(Schema.Struct({ pageSize: Schema.Int })),
    responses: { 200: answer(Schema.Array(Schema.String)), ...refusals },
    metadata: call({ action: "faulty.page", kind: "read", access: "company" }),
  },
  /** Is served by another schema than this one. */
  answersOtherwise: {
    method: "GET",
    path: "/nest/faulty/answers-otherwise",
    responses: { 200: done, ...refusals },
    metadata: call({ action: "faulty.answer", kind: "read", access: "company" }),
  },
  /** Counts on what its schema does not say. */
  breaksBelowZero: {
    method: "POST",
    path: "/nest/faulty/breaks-below-zero",
    body: std(Schema.Struct({ count: Schema.Int })),
    responses: { 200: done, ...refusals },
    metadata: call({ action: "faulty.break", kind: "read", access: "company" }),
  },
  /** Fails with a sentence about a person, which ends in the log. */
  namesPerson: {
    method: "POST",
    path: "/nest/faulty/names-person",
    body: std(Schema.Struct({ email: Schema.String })),
    responses: { 200: done, ...refusals },
    metadata: call({ action: "faulty.name", kind: "read", access: "company" }),
  },
})

export const faultyCalls: Readonly<Record<string, Call>> = Object.fromEntries(
  Object.entries(faultyContract).flatMap(([name, route]) =>
    isAppRoute(route) ? [[name, { module: "faulty", name, route, metadata: route.metadata }]] : [],
  ),
)
