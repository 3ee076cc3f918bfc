import { implement } from "#modules/kernel/http/serve.ts"
import { schedulingContract } from "./contract.ts"
import { createTask } from "./operations/arrange-task.ts"
import { assignPeople } from "./operations/assign-people.ts"
import { updateMultipleTask } from "./operations/change-many.ts"
import { changeNote } from "./operations/change-note.ts"
import { changeTask } from "./operations/change-task.ts"
import { searchCandidates } from "./operations/search-candidates.ts"
import { superCalendar } from "./operations/show-calendar.ts"
import { createSite, listSites, siteDetails, siteExists, updateSite } from "./operations/sites.ts"
import { sitesOfCustomer, sitesOfStaff, sitesOfVendor } from "./operations/sites-of.ts"
import { changeProject, changeSmallJob, createSmallJob } from "./operations/small-jobs.ts"
import { updateReserveStatus } from "./operations/task-state.ts"
import { changeTaskTerms, taskTerms } from "./operations/task-terms.ts"
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
  updateNote: ({ body }) => changeNote(body),
  updateTermTaskWorker: ({ body }) => changeTaskTerms(body),
  getTermTaskWorker: ({ query }) => taskTerms(query),
  assign: ({ params, body }) => assignPeople(params.id, body),
  changeProject: ({ params, body }) => changeProject(params.taskId, body),
  createSmallJob: ({ body }) => createSmallJob(body),
  updateSmallJob: ({ params, body }) => changeSmallJob(params.taskId, body),
  updateMultipleTask: ({ body }) => updateMultipleTask(body),
  updateReserveStatus: ({ params, body }) => updateReserveStatus(params.id, body),
  superCalendar: ({ body }) => superCalendar(body),
  searchWorkers: ({ body }) => searchCandidates(body),
})
