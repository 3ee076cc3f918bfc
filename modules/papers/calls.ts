/** Calls of papers: paths as the list of calls has them. */
export const papersCalls = {
  list: { method: "POST", path: "/paper/list-paper" },
  create: { method: "POST", path: "/paper/create-paper" },
  update: { method: "PUT", path: "/paper/update-paper/:id" },
  details: { method: "GET", path: "/paper/paper-details/:id" },
  detailsByNo: { method: "GET", path: "/paper/paper-details-by-no/:no" },
  status: { method: "PUT", path: "/paper/update-paper-status/:id" },
  backToDraft: { method: "PUT", path: "/v6/paper/back-reject-to-draft/:id" },
  vendorConfirm: { method: "PUT", path: "/v6/paper/:id/vendor-confirm" },
  paymentStatus: { method: "PUT", path: "/v2/paper/payment-status/:id" },
  paperNo: { method: "GET", path: "/paper/paper-no" },
  ofCustomer: { method: "POST", path: "/paper/search-by-customer/:id" },
  parties: { method: "POST", path: "/paper/search-company-user" },
  count: { method: "GET", path: "/v4/paper/count-paper" },
  open: { method: "PUT", path: "/v4/paper/open-paper/:id" },
  missing: { method: "POST", path: "/v4/paper/missing-paper" },
  pdf: { method: "GET", path: "/paper/paper-details/:id/pdf" },
} as const
