import { Effect } from "effect"
import { HttpServerRequest } from "effect/http"
import { refuse } from "#modules/kernel/errors.ts"
import { keyOf } from "#modules/kernel/http/asked-headers.ts"
import { implement } from "#modules/kernel/http/serve.ts"
import { billingContract } from "./contract.ts"
import { answerMoney } from "./operations/answer-money.ts"
import { approveContact } from "./operations/approve-contact.ts"
import { askPrice, currentMonthPrice, showPlan } from "./operations/ask-price.ts"
import { billPdf, companyBillPdf } from "./operations/bill-pdf.ts"
import { createCampaign, listCampaigns, updateCampaign } from "./operations/campaigns.ts"
import { addCard, listCards, paymentConfig } from "./operations/cards/cards.ts"
import { buySubscription, checkCard, payByCard } from "./operations/cards/pay-by-card.ts"
import { receiveEvent } from "./operations/cards/receive-event.ts"
import { cardPaymentOf } from "./operations/cards/show-payment.ts"
import { chooseTransfer, transferOf } from "./operations/choose-transfer.ts"
import { decideTransfer } from "./operations/decide-transfer.ts"
import { changeWay, endRenewal } from "./operations/end-renewal.ts"
import { listBills } from "./operations/list-bills.ts"
import { listPayments } from "./operations/list-payments.ts"
import { listPlans } from "./operations/list-plans.ts"
import { buyMembers, changePlan, extendPlan } from "./operations/order-plan.ts"
import { switchAlert } from "./operations/plan-alert.ts"
import { createPlan, listPlatformPlans, setPlanStatus, updatePlan } from "./operations/platform-plans.ts"
import { platformRevenue } from "./operations/platform-revenue.ts"
import { listTransfers, lookAtBills, markTransfer } from "./operations/platform-transfers.ts"
import { refuseContact } from "./operations/refuse-contact.ts"
import { takeBackPayment } from "./operations/take-back.ts"
import { keepTransfer, listUnmatched } from "./operations/unmatched-money.ts"

const askedKey = HttpServerRequest.HttpServerRequest.use(keyOf)

/** The bytes of the body are what is signed. */
const told = HttpServerRequest.HttpServerRequest.use((request) =>
  Effect.flatMap(
    Effect.mapError(request.text, () => refuse("Invalid_Input")),
    (raw) => receiveEvent(raw, request.headers["stripe-signature"]),
  ),
)

export const billingRoutes = implement(billingContract, {
  companyPlan: ({ params }) => showPlan(params.id),
  askPrice: ({ body, params }) => askPrice(params.id, body),
  currentMonthPrice: () => currentMonthPrice(),
  changePlan: ({ body }) => changePlan(body),
  adminChangesPlan: ({ body }) => changePlan(body),
  updateSubscription: ({ body, params }) => changePlan({ ...body, companyId: params.id }),
  extendPlan: ({ body }) => extendPlan(body),
  changeWay: ({ body }) => changeWay(body),
  buyMembers: ({ body }) => buyMembers(body),
  subscribeMembers: ({ body }) => buyMembers(body),
  endRenewal: ({ body }) => endRenewal(body),
  listPayments: ({ body }) => listPayments(body),
  listPlans: ({ query }) => listPlans(query),
  paymentConfig: () => paymentConfig(),
  listCards: ({ body }) => listCards(body.companyId),
  cardPayment: ({ query }) => cardPaymentOf(query.companyId),
  addCard: { prepared: ({ body }) => Effect.flatMap(askedKey, (key) => addCard(body.companyId, key)) },
  buySubscription: { prepared: ({ body }) => buySubscription(body) },
  payByCard: { prepared: ({ body }) => payByCard(body) },
  checkCard: { prepared: ({ body }) => checkCard(body.companyId) },
  stripeWebhook: { staged: () => told },
  unmatchedMoney: () => listUnmatched(),
  keepMoney: ({ body }) => keepTransfer(body),
  answerMoney: ({ params, body }) => answerMoney(params.id, body),
  takeBackPayment: ({ params, body }) => takeBackPayment(params.id, body),
  getBills: ({ query }) => listBills(query),
  checkBankTransfer: ({ query }) => transferOf(query.companyId),
  switchAlert: () => switchAlert(),
  payByBank: ({ body }) => chooseTransfer(body.companyId, body.billIds),
  chooseBanking: ({ body }) => chooseTransfer(body.companyId),
  markBanking: ({ body }) => markTransfer(body),
  companiesBills: ({ query }) => listTransfers(query),
  acceptBanking: ({ body }) => decideTransfer(body),
  platformPlans: () => listPlatformPlans(),
  createPlan: ({ body }) => createPlan(body),
  updatePlan: ({ params, body }) => updatePlan(params.id, body),
  planStatus: ({ params, body }) => setPlanStatus(params.id, body),
  approveContact: ({ params, body }) => approveContact(params.id, body),
  refuseContact: ({ params, body }) => refuseContact(params.id, body),
  billPaper: ({ params, query }) => billPdf(params.id, query.kind),
  companyBillPaper: ({ params, query }) => companyBillPdf(params.id, query.billId, query.kind),
  companyBills: ({ params }) => lookAtBills(params.id),
  platformRevenue: ({ body }) => platformRevenue(body),
  listCampaigns: ({ query }) => listCampaigns(query),
  createCampaign: ({ body }) => createCampaign(body),
  updateCampaign: ({ params, body }) => updateCampaign(params.id, body),
})
