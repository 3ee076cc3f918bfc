/** Calls of reports: paths as the list of calls has them. */
export const reportsCalls = {
  costRevenue: { method: "POST", path: "/v2/construction-site/cost-revenue/:id" },
  createRevenue: { method: "POST", path: "/v2/construction-site/create-revenue-fixed-price" },
  listRevenue: { method: "GET", path: "/v2/construction-site/list-revenue/:id" },
  deleteRevenue: { method: "POST", path: "/v2/construction-site/deleted-revenue/:id" },
  journal: { method: "GET", path: "/v5/report/journal" },
  takeJournal: { method: "POST", path: "/v5/report/journal" },
  journalTaken: { method: "GET", path: "/v5/report/journal/:id" },
  accountNames: { method: "GET", path: "/v5/report/account-names" },
  nameAccounts: { method: "PUT", path: "/v5/report/account-names" },
  report: { method: "POST", path: "/nest/report/revenue" },
} as const
