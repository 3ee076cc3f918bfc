/** Calls of timekeeping: paths as the specification writes them; the last six are ours. */
export const timekeepingCalls = {
  checkInCheckOut: { method: "POST", path: "/nest/time-keeping/check-in-check-out" },
  rest: { method: "POST", path: "/v5/timekeeping/rest" },
  list: { method: "POST", path: "/v2/timekeeping/list" },
  handleWorkingTime: { method: "POST", path: "/v2/timekeeping/handle-working-time" },
  updateTotalRestDuration: { method: "PUT", path: "/v2/timekeeping/update-total-rest-duration/:id" },
  remove: { method: "POST", path: "/v2/timekeeping/remove/:id" },
  getUserSalaryType: { method: "GET", path: "/v5/timekeeping/get-user-salary-type" },
  cancel: { method: "POST", path: "/v5/timekeeping/cancel" },
  today: { method: "GET", path: "/v5/timekeeping/today" },
  table: { method: "GET", path: "/v5/timekeeping/table" },
  month: { method: "GET", path: "/v5/timekeeping/month" },
  askEnd: { method: "POST", path: "/v5/timekeeping/ask-end" },
  askStart: { method: "POST", path: "/v5/timekeeping/ask-start" },
  tellEnd: { method: "POST", path: "/v5/timekeeping/tell-end" },
} as const
