/** Calls of expenses: paths as the list of calls has them. */
export const expensesCalls = {
  list: { method: "POST", path: "/construction-site/payment-request/list" },
  ofStaff: { method: "POST", path: "/staff/:id/list-payment-request" },
  ofSite: { method: "POST", path: "/construction-site/:id/list-payment-request" },
  ask: { method: "POST", path: "/construction-site/request-payment" },
  details: { method: "GET", path: "/construction-site/payment-request/:id" },
  update: { method: "PUT", path: "/construction-site/payment-request/:id" },
  withdraw: { method: "PUT", path: "/construction-site/payment-request/:id/withdraw" },
  decide: { method: "POST", path: "/construction-site/approve-payment-request/:id" },
  pay: { method: "PUT", path: "/construction-site/payment-request/:id/paid" },
  listFixedCosts: { method: "GET", path: "/v4/payment-request/list-fixed-cost" },
  createFixedCost: { method: "POST", path: "/v4/payment-request/create-fixed-cost" },
  updateFixedCost: { method: "PUT", path: "/v4/payment-request/update-fixed-cost/:id" },
} as const
