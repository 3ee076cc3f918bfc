/** The door of billing: the composition root lets it take companies' orders, jobs wait for their money, the command line decides transfers. */

export type { SignUpOutcome } from "./codes.ts"
export { billingMonths, billMonths } from "./operations/bill-months.ts"
export { createCampaign, listCampaigns, updateCampaign } from "./operations/campaigns.ts"
export { decideTransfer } from "./operations/decide-transfer.ts"
export { planAlert } from "./operations/plan-alert.ts"
export { listPlatformPlans, setPlanStatus } from "./operations/platform-plans.ts"
export { platformRevenue } from "./operations/platform-revenue.ts"
export { billsOfCompany, listTransfers, transferToDecide } from "./operations/platform-transfers.ts"
export { remindCompanies, remindingCompanies } from "./operations/remind-companies.ts"
export { settleBills } from "./operations/settle-bills.ts"
export { followsRejections, followsSignUpEnd } from "./operations/sign-up-ends.ts"
export { type SignUpInput, signUpKind } from "./operations/sign-up-order.ts"
export { activateSignUp, giveBackSignUp, lookAtSignUp, remindOfSignUp } from "./operations/sign-up-steps.ts"
export { orderTaker } from "./operations/take-order.ts"
export { followsDecisions } from "./operations/usage.ts"
export {
  subscriptionToDecide,
  type WaitingSubscription,
  waitingSubscriptions,
} from "./operations/waiting-subscriptions.ts"
export { billInWords } from "./policy/bill-words.ts"
