import { implement } from "#modules/kernel/http/serve.ts"
import { schedulingContract } from "./contract.ts"
import { createTask } from "./operations/arrange-task.ts"
import { assignPeople } from "./operations/assign-people.ts"
import { updateMultipleTask } from "./operations/change-many.ts"
import { changeTask } from "./operations/change-task.ts"
import { searchCandidates } from "./operations/search-candidates.ts"
import { superCalendar } from "./operations/show-calendar.ts"
import { createSite, listSites, siteDetails, siteExists, updateSite } from "./operations/sites.ts"
import { sitesOfCustomer, sitesOfStaff, sitesOfVendor } from "./operations/sites-of.ts"
import { updateReserveStatus } from "./operations/task-state.ts"
import { readTask } from "./views/task-view.ts"

export const schedulingRoutes = implement(schedulingContract, {
  createSite: ({ body }) => createSite(body),
  listSites: ({ body }) => listSites(body),
  siteDetails: ({ params }) => siteDetails(params.id),
  updateSite: ({ params, body }) => updateSite(params.id, body),
  siteExists: ({ body }) => siteExists(body),
  sitesOfCustomer: ({ params, body }) => sitesOfCustomer(params.id, body),
  sitesOfVendor: ({ params, body }) => sitesOfVendor(params.id, body),
  sitesOfStaff: ({ params, body }) => sitesOfStaff(params.id, body),
  createTask: ({ body }) => createTask(body),
  readTask: ({ params }) => readTask(params.id),
  updateTask: ({ params, body }) => changeTask(params.id, body),
  assign: ({ params, body }) => assignPeople(params.id, body),
  updateMultipleTask: ({ body }) => updateMultipleTask(body),
  updateReserveStatus: ({ params, body }) => updateReserveStatus(params.id, body),
  superCalendar: ({ body }) => superCalendar(body),
  searchWorkers: ({ body }) => searchCandidates(body),
})
