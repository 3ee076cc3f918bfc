import { Schema } from "effect"
import { ById } from "#modules/kernel/fields/row.ts"
import { answer, c, callOf, page, refusals, std } from "#modules/kernel/http/contract.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import { billingCalls } from "./calls.ts"
import { SwitchAlert } from "./contract/alert.ts"
import {
  AcceptBanking,
  BankingAccepted,
  BankingMarked,
  BillsPage,
  BillsQuery,
  ChooseBanking,
  MarkBanking,
  PayByBank,
  Transfer,
  TransferQuery,
  WaitingBill,
  WaitingQuery,
} from "./contract/bill.ts"
import { Campaign, CampaignQuery, CreateCampaign, UpdateCampaign } from "./contract/campaign.ts"
import {
  AddCard,
  BuySubscription,
  CardPage,
  CardPayment,
  CardsQuery,
  PayByCard,
  PaymentConfig,
  SavedCard,
} from "./contract/card.ts"
import { AnswerMoney, KeepMoney, MoneyAnswered, UnmatchedMoney } from "./contract/money.ts"
import { paperCalls } from "./contract/paper-calls.ts"
import { Plan, PlanQuery } from "./contract/plan.ts"
import { planCalls } from "./contract/plan-calls.ts"
import { TakeBack, TakenBack } from "./contract/platform-bill.ts"
import { platformPlanCalls } from "./contract/platform-plan-calls.ts"
import { CompanyBills, PlatformRevenue, RevenueQuery } from "./contract/platform-revenue.ts"
import type { billPolicy } from "./policy.ts"

export { PlanAlert } from "./contract/alert.ts"

/** Of the platform's own people; who is none is sent away at the gate. */
type Platform =
  | "revenue.read"
  | "transfer.inspect"
  | `transfer.${"listAll" | "mark" | "decide" | "takeBack"}`
  | `campaign.${"list" | "create" | "update"}`
  | `money.${"answer" | "keep" | "listUnmatched"}`
/** Everybody's to ask; who sees no bills is told nothing. What the card company tells is let in by its signature. */
type Own = "bill.alert" | "payment.config" | "payment.webhook"
const call = callOf<ActionOf<typeof billPolicy> | Platform | Own | "plan.list">()

export const billingContract = c.router({
  listPlans: {
    ...billingCalls.listPlans,
    query: std(PlanQuery),
    responses: { 200: answer(Schema.Array(Plan)), ...refusals },
    metadata: call({ action: "plan.list", kind: "read", access: "public" }),
  },
  paymentConfig: {
    ...billingCalls.paymentConfig,
    responses: { 200: answer(PaymentConfig), ...refusals },
    metadata: call({ action: "payment.config", kind: "read", access: "user" }),
  },
  listCards: {
    ...billingCalls.listCards,
    body: std(CardsQuery),
    responses: { 200: answer(Schema.Array(SavedCard)), ...refusals },
    metadata: call({ action: "bill.read", kind: "read", access: "company", reach: "toPay" }),
  },
  cardPayment: {
    ...billingCalls.cardPayment,
    query: std(CardsQuery),
    responses: { 200: answer(CardPayment), ...refusals },
    metadata: call({ action: "bill.read", kind: "read", access: "company", reach: "toPay" }),
  },
  addCard: {
    ...billingCalls.addCard,
    body: std(AddCard),
    responses: { 200: answer(CardPage), ...refusals },
    metadata: call({ action: "bill.pay", kind: "write", access: "company", reach: "toPay" }),
  },
  buySubscription: {
    ...billingCalls.buySubscription,
    body: std(BuySubscription),
    responses: { 200: answer(CardPayment), ...refusals },
    metadata: call({ action: "bill.pay", kind: "write", access: "company", reach: "toPay" }),
  },
  payByCard: {
    ...billingCalls.payByCard,
    body: std(PayByCard),
    responses: { 200: answer(CardPayment), ...refusals },
    metadata: call({ action: "bill.pay", kind: "write", access: "company", reach: "toPay" }),
  },
  checkCard: {
    ...billingCalls.checkCard,
    body: std(CardsQuery),
    responses: { 200: answer(CardPayment), ...refusals },
    metadata: call({ action: "bill.pay", kind: "write", access: "company", reach: "toPay" }),
  },
  /** Its body is read as bytes: they are signed. */
  stripeWebhook: {
    ...billingCalls.stripeWebhook,
    body: c.noBody(),
    responses: { 200: answer(Schema.Struct({})), ...refusals },
    metadata: call({ action: "payment.webhook", kind: "write", access: "public" }),
  },
  unmatchedMoney: {
    ...billingCalls.unmatchedMoney,
    responses: { 200: answer(Schema.Array(UnmatchedMoney)), ...refusals },
    metadata: call({ action: "money.listUnmatched", kind: "read", access: "platform" }),
  },
  keepMoney: {
    ...billingCalls.keepMoney,
    body: std(KeepMoney),
    responses: { 200: answer(UnmatchedMoney), ...refusals },
    metadata: call({ action: "money.keep", kind: "write", access: "platform" }),
  },
  answerMoney: {
    ...billingCalls.answerMoney,
    pathParams: std(ById),
    body: std(AnswerMoney),
    responses: { 200: answer(MoneyAnswered), ...refusals },
    metadata: call({ action: "money.answer", kind: "write", access: "platform" }),
  },
  takeBackPayment: {
    ...billingCalls.takeBackPayment,
    pathParams: std(ById),
    body: std(TakeBack),
    responses: { 200: answer(TakenBack), ...refusals },
    metadata: call({ action: "transfer.takeBack", kind: "write", access: "platform" }),
  },
  getBills: {
    ...billingCalls.getBills,
    query: std(BillsQuery),
    responses: { 200: std(BillsPage), ...refusals },
    metadata: call({ action: "bill.read", kind: "read", access: "company", reach: "toPay" }),
  },
  checkBankTransfer: {
    ...billingCalls.checkBankTransfer,
    query: std(TransferQuery),
    responses: { 200: answer(Transfer), ...refusals },
    metadata: call({ action: "bill.read", kind: "read", access: "company", reach: "toPay" }),
  },
  switchAlert: {
    ...billingCalls.switchAlert,
    responses: { 200: answer(SwitchAlert), ...refusals },
    metadata: call({ action: "bill.alert", kind: "read", access: "company", reach: "toPay" }),
  },
  payByBank: {
    ...billingCalls.payByBank,
    body: std(PayByBank),
    responses: { 200: answer(Transfer), ...refusals },
    metadata: call({ action: "bill.pay", kind: "write", access: "company", reach: "toPay" }),
  },
  chooseBanking: {
    ...billingCalls.chooseBanking,
    body: std(ChooseBanking),
    responses: { 200: answer(Transfer), ...refusals },
    metadata: call({ action: "bill.pay", kind: "write", access: "company", reach: "toPay" }),
  },
  companiesBills: {
    ...billingCalls.companiesBills,
    query: std(WaitingQuery),
    responses: { 200: page(WaitingBill), ...refusals },
    metadata: call({ action: "transfer.listAll", kind: "read", access: "platform" }),
  },
  acceptBanking: {
    ...billingCalls.acceptBanking,
    body: std(AcceptBanking),
    responses: { 200: answer(BankingAccepted), ...refusals },
    metadata: call({ action: "transfer.decide", kind: "write", access: "platform" }),
  },
  markBanking: {
    ...billingCalls.markBanking,
    body: std(MarkBanking),
    responses: { 200: answer(BankingMarked), ...refusals },
    metadata: call({ action: "transfer.mark", kind: "write", access: "platform" }),
  },
  ...platformPlanCalls,
  companyBills: {
    ...billingCalls.companyBills,
    pathParams: std(ById),
    responses: { 200: answer(CompanyBills), ...refusals },
    metadata: call({ action: "transfer.inspect", kind: "write", access: "platform" }),
  },
  platformRevenue: {
    ...billingCalls.platformRevenue,
    body: std(RevenueQuery),
    responses: { 200: answer(PlatformRevenue), ...refusals },
    metadata: call({ action: "revenue.read", kind: "read", access: "platform" }),
  },
  listCampaigns: {
    ...billingCalls.listCampaigns,
    query: std(CampaignQuery),
    responses: { 200: page(Campaign), ...refusals },
    metadata: call({ action: "campaign.list", kind: "read", access: "platform" }),
  },
  createCampaign: {
    ...billingCalls.createCampaign,
    body: std(CreateCampaign),
    responses: { 200: answer(Campaign), ...refusals },
    metadata: call({ action: "campaign.create", kind: "write", access: "platform" }),
  },
  updateCampaign: {
    ...billingCalls.updateCampaign,
    pathParams: std(ById),
    body: std(UpdateCampaign),
    responses: { 200: answer(Campaign), ...refusals },
    metadata: call({ action: "campaign.update", kind: "write", access: "platform" }),
  },
  ...planCalls,
  ...paperCalls,
})
