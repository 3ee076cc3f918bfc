/** Calls of companies: paths as the specification writes them. */
export const companiesCalls = {
  searchUserCompany: { method: "POST", path: "/v2/user/search-user-company" },
  details: { method: "GET", path: "/v2/company/:id/details" },
  listLabelSettings: { method: "GET", path: "/nest/company/list-label-settings" },
  updateLabelSetting: { method: "PUT", path: "/nest/company/update-label-setting" },
  searchCompany: { method: "POST", path: "/auth/search-company" },
  mobileLink: { method: "POST", path: "/auth/mobile-link" },
  redeemMobileLink: { method: "POST", path: "/auth/redeem-mobile-link" },
  statusInactiveHistory: { method: "GET", path: "/user/status-inactive-history" },
} as const
