/** Calls of scheduling: paths as the specification writes them; `assign` is ours. */
export const schedulingCalls = {
  createSite: { method: "POST", path: "/construction-site/create" },
  listSites: { method: "POST", path: "/construction-site/list-construction-site" },
  siteDetails: { method: "POST", path: "/construction-site/details/:id" },
  updateSite: { method: "PUT", path: "/construction-site/:id/update" },
  siteExists: { method: "POST", path: "/nest/construction-site/is-exists" },
  sitesOfCustomer: { method: "POST", path: "/customer/:id/list-construction" },
  sitesOfVendor: { method: "POST", path: "/vendor/:id/list-construction" },
  sitesOfStaff: { method: "POST", path: "/staff/construction-site/:id" },
  createTask: { method: "POST", path: "/v2/task" },
  readTask: { method: "GET", path: "/v2/task/:id" },
  updateTask: { method: "PUT", path: "/v2/task/:id" },
  assign: { method: "PUT", path: "/v2/task/:id/assign" },
  updateMultipleTask: { method: "PUT", path: "/v2/task/update-multiple-task" },
  updateReserveStatus: { method: "PUT", path: "/v3/task/update-reserve-status/:id" },
  superCalendar: { method: "POST", path: "/nest/calendar/super-calendar" },
  searchWorkers: { method: "POST", path: "/v2/common/search-construction-site-worker" },
} as const
