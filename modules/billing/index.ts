/** The door of billing: the composition root lets it take orders and cards, jobs wait for money, the command line decides. */

export type { SignUpOutcome } from "./codes.ts"
export { billingLive } from "./live.ts"
export { CardCompanyOf } from "./model/card-company.ts"
export { approveContact } from "./operations/approve-contact.ts"
export { billingMonths, billMonths } from "./operations/bill-months.ts"
export { createCampaign, listCampaigns, updateCampaign } from "./operations/campaigns.ts"
export { chargeDueBills } from "./operations/cards/charge-due-bills.ts"
export { followsCardEvents } from "./operations/cards/receive-event.ts"
export { closesPages, reconcileCards, reconcilingCards } from "./operations/cards/reconcile.ts"
export { type StripeSettings, stripeCompany } from "./operations/cards/stripe-company.ts"
export { decideTransfer } from "./operations/decide-transfer.ts"
export { planAlert } from "./operations/plan-alert.ts"
export { listPlatformPlans, setPlanStatus } from "./operations/platform-plans.ts"
export { platformRevenue } from "./operations/platform-revenue.ts"
export { billsOfCompany, listTransfers, markTransfer, transferToDecide } from "./operations/platform-transfers.ts"
export { refuseContact } from "./operations/refuse-contact.ts"
export { remindCompanies, remindingCompanies } from "./operations/remind-companies.ts"
export { renewTerms } from "./operations/renew-terms.ts"
export { settleBills } from "./operations/settle-bills.ts"
export { followsRejections, followsSignUpEnd } from "./operations/sign-up-ends.ts"
export { type SignUpInput, signUpKind } from "./operations/sign-up-order.ts"
export { activateSignUp, giveBackSignUp, lookAtSignUp, remindOfSignUp } from "./operations/sign-up-steps.ts"
export { orderTaker } from "./operations/take-order.ts"
export { answerMoney, keepTransfer, listUnmatched } from "./operations/unmatched-money.ts"
export { followsDecisions } from "./operations/usage.ts"
export {
  subscriptionToDecide,
  type WaitingSubscription,
  waitingSubscriptions,
} from "./operations/waiting-subscriptions.ts"
export { billInWords } from "./policy/bill-words.ts"
export { planInWords } from "./policy/plan-words.ts"
