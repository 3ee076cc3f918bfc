/** Calls of billing: paths as the specification writes them. */
export const billingCalls = {
  listPlans: { method: "GET", path: "/nest/subscription" },
  getBills: { method: "GET", path: "/nest/billing/get-bills" },
  checkBankTransfer: { method: "GET", path: "/nest/billing/check-bank-transfer" },
  switchAlert: { method: "GET", path: "/nest/billing/switch-alert" },
  payByBank: { method: "POST", path: "/nest/billing/payment-bills-by-bank" },
  chooseBanking: { method: "POST", path: "/nest/subscription/admin-company-mark-subscription-banking" },
  markBanking: { method: "PUT", path: "/nest/subscription/admin-company-mark-subscription-banking" },
  companiesBills: { method: "GET", path: "/nest/billing/get-companies-bills" },
  acceptBanking: { method: "POST", path: "/user/accept-subscription-banking" },
  listCampaigns: { method: "GET", path: "/nest/campaign" },
  createCampaign: { method: "POST", path: "/nest/campaign" },
  updateCampaign: { method: "PUT", path: "/nest/campaign/:id" },
} as const
