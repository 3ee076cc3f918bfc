import { implement } from "#modules/kernel/http/serve.ts"
import { billingContract } from "./contract.ts"
import { approveContact } from "./operations/approve-contact.ts"
import { createCampaign, listCampaigns, updateCampaign } from "./operations/campaigns.ts"
import { chooseTransfer, transferOf } from "./operations/choose-transfer.ts"
import { acceptTransferAs } from "./operations/decide-transfer.ts"
import { listBills } from "./operations/list-bills.ts"
import { listPlans } from "./operations/list-plans.ts"
import { switchAlert } from "./operations/plan-alert.ts"
import { createPlan, listPlatformPlans, setPlanStatus, updatePlan } from "./operations/platform-plans.ts"
import { platformRevenue } from "./operations/platform-revenue.ts"
import { billsOfCompany, listTransfers, markTransfer } from "./operations/platform-transfers.ts"

export const billingRoutes = implement(billingContract, {
  listPlans: () => listPlans(),
  getBills: ({ query }) => listBills(query),
  checkBankTransfer: ({ query }) => transferOf(query.companyId),
  switchAlert: () => switchAlert(),
  payByBank: ({ body }) => chooseTransfer(body.companyId, body.billIds),
  chooseBanking: ({ body }) => chooseTransfer(body.companyId),
  markBanking: ({ body }) => markTransfer(body),
  companiesBills: ({ query }) => listTransfers(query),
  acceptBanking: ({ body }) => acceptTransferAs(body),
  platformPlans: () => listPlatformPlans(),
  createPlan: ({ body }) => createPlan(body),
  updatePlan: ({ params, body }) => updatePlan(params.id, body),
  planStatus: ({ params, body }) => setPlanStatus(params.id, body),
  approveContact: ({ params, body }) => approveContact(params.id, body),
  companyBills: ({ params }) => billsOfCompany(params.id),
  platformRevenue: ({ body }) => platformRevenue(body),
  listCampaigns: ({ query }) => listCampaigns(query),
  createCampaign: ({ body }) => createCampaign(body),
  updateCampaign: ({ params, body }) => updateCampaign(params.id, body),
})
