import { Schema } from "effect"
import { ById } from "#modules/kernel/fields/row.ts"
import { answer, c, callOf, file, page, refusals, std } from "#modules/kernel/http/contract.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import { MadeTransfer } from "#modules/kernel/transfer/order.ts"
import { papersCalls } from "./calls.ts"
import { AskArchive } from "./contract/archive.ts"
import { AnswerByLink, LinkedPaper, OfLink, PapersSent, SendPapers } from "./contract/letter.ts"
import { EnterClaims, MatchView, SendNotice, SettleDifference } from "./contract/match.ts"
import {
  AskNo,
  AskPreview,
  AskWork,
  AskWorkOfPayee,
  BackToDraft,
  ByNo,
  CreatePaper,
  PaymentStatus,
  UpdatePaper,
  UpdateStatus,
  VendorConfirm,
} from "./contract/paper-input.ts"
import {
  ListPapers,
  PaperCounts,
  PaperNo,
  PaperPage,
  PaperPreview,
  PaperView,
  PartyChoice,
  PartyQuery,
} from "./contract/paper-view.ts"
import { AskTransfer, MakePapersTransfer, PapersTransfer } from "./contract/transfer.ts"
import { AskMissing, MissingPaper, WorkOfParty } from "./contract/work-view.ts"
import type { paperListPolicy, paperPolicy } from "./policy.ts"

const call = callOf<ActionOf<typeof paperPolicy | typeof paperListPolicy>>()
const read = <const A extends ActionOf<typeof paperPolicy | typeof paperListPolicy>>(action: A) =>
  call({ action, kind: "read", access: "company" })
const write = <const A extends ActionOf<typeof paperPolicy | typeof paperListPolicy>>(action: A) =>
  call({ action, kind: "write", access: "company" })

/** Whoever holds the link of a mail, without an account. */
const linkCall = callOf<`paperLink.${"read" | "answer"}`>()
const byLink = <const A extends "read" | "answer", const K extends "read" | "write">(action: A, kind: K) =>
  linkCall({ action: `paperLink.${action}`, kind, access: "public" })

export const papersContract = c.router({
  list: {
    ...papersCalls.list,
    body: std(ListPapers),
    responses: { 200: std(PaperPage), ...refusals },
    metadata: read("papers.list"),
  },
  create: {
    ...papersCalls.create,
    body: std(CreatePaper),
    responses: { 200: answer(PaperView), ...refusals },
    metadata: write("paper.create"),
  },
  update: {
    ...papersCalls.update,
    pathParams: std(ById),
    body: std(UpdatePaper),
    responses: { 200: answer(PaperView), ...refusals },
    metadata: write("paper.edit"),
  },
  details: {
    ...papersCalls.details,
    pathParams: std(ById),
    responses: { 200: answer(PaperView), ...refusals },
    metadata: read("paper.read"),
  },
  detailsByNo: {
    ...papersCalls.detailsByNo,
    pathParams: std(ByNo),
    responses: { 200: answer(PaperView), ...refusals },
    metadata: read("paper.read"),
  },
  status: {
    ...papersCalls.status,
    pathParams: std(ById),
    body: std(UpdateStatus),
    responses: { 200: answer(PaperView), ...refusals },
    metadata: write("paper.submit"),
  },
  backToDraft: {
    ...papersCalls.backToDraft,
    pathParams: std(ById),
    body: std(BackToDraft),
    responses: { 200: answer(PaperView), ...refusals },
    metadata: write("paper.backToDraft"),
  },
  vendorConfirm: {
    ...papersCalls.vendorConfirm,
    pathParams: std(ById),
    body: std(VendorConfirm),
    responses: { 200: answer(PaperView), ...refusals },
    metadata: write("paper.confirm"),
  },
  paymentStatus: {
    ...papersCalls.paymentStatus,
    pathParams: std(ById),
    body: std(PaymentStatus),
    responses: { 200: answer(PaperView), ...refusals },
    metadata: write("paper.pay"),
  },
  paperNo: {
    ...papersCalls.paperNo,
    query: std(AskNo),
    responses: { 200: answer(PaperNo), ...refusals },
    metadata: read("papers.list"),
  },
  ofCustomer: {
    ...papersCalls.ofCustomer,
    pathParams: std(ById),
    body: std(AskWork),
    responses: { 200: answer(WorkOfParty), ...refusals },
    metadata: read("papers.gather"),
  },
  ofPayee: {
    ...papersCalls.ofPayee,
    body: std(AskWorkOfPayee),
    responses: { 200: answer(WorkOfParty), ...refusals },
    metadata: read("paper.create"),
  },
  preview: {
    ...papersCalls.preview,
    body: std(AskPreview),
    responses: { 200: answer(PaperPreview), ...refusals },
    metadata: read("papers.list"),
  },
  parties: {
    ...papersCalls.parties,
    body: std(PartyQuery),
    responses: { 200: page(PartyChoice), ...refusals },
    metadata: read("papers.list"),
  },
  count: {
    ...papersCalls.count,
    responses: { 200: answer(PaperCounts), ...refusals },
    metadata: read("papers.list"),
  },
  match: {
    ...papersCalls.match,
    pathParams: std(ById),
    responses: { 200: answer(MatchView), ...refusals },
    metadata: read("paper.match"),
  },
  claim: {
    ...papersCalls.claim,
    pathParams: std(ById),
    body: std(EnterClaims),
    responses: { 200: answer(MatchView), ...refusals },
    metadata: write("paper.settle"),
  },
  settle: {
    ...papersCalls.settle,
    pathParams: std(ById),
    body: std(SettleDifference),
    responses: { 200: answer(MatchView), ...refusals },
    metadata: write("paper.settle"),
  },
  notice: {
    ...papersCalls.notice,
    pathParams: std(ById),
    body: std(SendNotice),
    responses: { 200: answer(MatchView), ...refusals },
    metadata: write("paper.settle"),
  },
  open: {
    ...papersCalls.open,
    pathParams: std(ById),
    body: std(Schema.Struct({})),
    responses: { 200: answer(Schema.Struct({})), ...refusals },
    metadata: write("paper.read"),
  },
  missing: {
    ...papersCalls.missing,
    body: std(AskMissing),
    responses: { 200: page(MissingPaper), ...refusals },
    metadata: read("papers.gather"),
  },
  transfer: {
    ...papersCalls.transfer,
    query: std(AskTransfer),
    responses: { 200: answer(PapersTransfer), ...refusals },
    metadata: read("papers.seeTransfer"),
  },
  archive: {
    ...papersCalls.archive,
    query: std(AskArchive),
    responses: { 200: file("application/zip"), ...refusals },
    metadata: read("papers.archive"),
  },
  makeTransfer: {
    ...papersCalls.makeTransfer,
    body: std(MakePapersTransfer),
    responses: { 200: answer(MadeTransfer), ...refusals },
    metadata: write("papers.transfer"),
  },
  sendMail: {
    ...papersCalls.sendMail,
    body: std(SendPapers),
    responses: { 200: answer(PapersSent), ...refusals },
    metadata: write("paper.send"),
  },
  byLink: {
    ...papersCalls.byLink,
    body: std(OfLink),
    responses: { 200: answer(LinkedPaper), ...refusals },
    metadata: byLink("read", "read"),
  },
  pdfByLink: {
    ...papersCalls.pdfByLink,
    body: std(OfLink),
    responses: { 200: file("application/pdf"), ...refusals },
    metadata: byLink("read", "read"),
  },
  answerByLink: {
    ...papersCalls.answerByLink,
    body: std(AnswerByLink),
    responses: { 200: answer(LinkedPaper), ...refusals },
    metadata: byLink("answer", "write"),
  },
  pdf: {
    ...papersCalls.pdf,
    pathParams: std(ById),
    responses: { 200: file("application/pdf"), ...refusals },
    metadata: read("paper.read"),
  },
})
