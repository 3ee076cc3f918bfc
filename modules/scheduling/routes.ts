import { implement } from "#modules/kernel/http/serve.ts"
import { schedulingContract } from "./contract.ts"
import { confirmProposal, rejectProposal } from "./operations/answer-proposal.ts"
import { approveSite } from "./operations/approve-site.ts"
import { assignPeople } from "./operations/assign-people.ts"
import { updateMultipleTask } from "./operations/change-many.ts"
import { changeNote } from "./operations/change-note.ts"
import { customerWeek } from "./operations/customer-week.ts"
import { customersByCompany } from "./operations/customers-by-company.ts"
import { listProposals, proposalHistory } from "./operations/list-proposals.ts"
import { listSites, listSitesNewly } from "./operations/list-sites.ts"
import { listSlots } from "./operations/list-slots.ts"
import { makeTask, saveTask } from "./operations/save-task.ts"
import { searchCandidates } from "./operations/search-candidates.ts"
import {
  commonSites,
  searchNameCompany,
  searchNameCustomerCompany,
  searchOpenSites,
} from "./operations/search-sites.ts"
import { sendTask } from "./operations/send-task.ts"
import { superCalendar } from "./operations/show-calendar.ts"
import { searchSiteWorkers } from "./operations/site-candidates.ts"
import { setSiteState, setSiteStates } from "./operations/site-states.ts"
import { createSite, siteDetails, siteExists, updateSite } from "./operations/sites.ts"
import { sitesOfCustomer, sitesOfStaff, sitesOfVendor } from "./operations/sites-of.ts"
import { changeProject, changeSmallJob, createSmallJob } from "./operations/small-jobs.ts"
import { taskSheet, taskSheetPdf } from "./operations/task-sheet.ts"
import { updateReserveStatus } from "./operations/task-state.ts"
import { changeTaskTerms, taskTerms } from "./operations/task-terms.ts"
import { peopleOfOneSite, tasksOfSite } from "./operations/tasks-of-site.ts"
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
  listSitesNewly: ({ body }) => listSitesNewly(body),
  tasksOfSite: ({ params, body }) => tasksOfSite(params.id, body),
  peopleOfSite: ({ params }) => peopleOfOneSite(params.id),
  sendTask: ({ body }) => sendTask(body),
  taskSheet: ({ params, query }) => taskSheet(params.id, query.receiverId),
  taskSheetPdf: ({ params, query }) => taskSheetPdf(params.id, query.receiverId),
  setSiteState: ({ params, body }) => setSiteState(params.id, body),
  setSiteStates: ({ body }) => setSiteStates(body),
  approveSite: ({ params, body }) => approveSite(params.id, body),
  searchNameCustomerCompany: ({ body }) => searchNameCustomerCompany(body),
  searchOpenSites: ({ body }) => searchOpenSites(body),
  searchNameCompany: ({ body }) => searchNameCompany(body),
  searchSiteWorkers: ({ body }) => searchSiteWorkers(body),
  commonSites: ({ body }) => commonSites(body),
  customersByCompany: () => customersByCompany(),
  createTask: ({ body }) => makeTask(body),
  readTask: ({ params }) => readTask(params.id),
  updateTask: ({ params, body }) => saveTask(params.id, body),
  updateNote: ({ body }) => changeNote(body),
  updateTermTaskWorker: ({ body }) => changeTaskTerms(body),
  getTermTaskWorker: ({ query }) => taskTerms(query),
  assign: ({ params, body }) => assignPeople(params.id, body),
  confirmProposal: ({ params, body }) => confirmProposal(params.id, body),
  rejectProposal: ({ params, body }) => rejectProposal(params.id, body),
  proposalHistory: ({ params }) => proposalHistory(params.id),
  listProposals: ({ body }) => listProposals(body),
  customerWeek: ({ body }) => customerWeek(body),
  listSlots: ({ body }) => listSlots(body),
  changeProject: ({ params, body }) => changeProject(params.taskId, body),
  createSmallJob: ({ body }) => createSmallJob(body),
  updateSmallJob: ({ params, body }) => changeSmallJob(params.taskId, body),
  updateMultipleTask: ({ body }) => updateMultipleTask(body),
  updateReserveStatus: ({ params, body }) => updateReserveStatus(params.id, body),
  superCalendar: ({ body }) => superCalendar(body),
  searchWorkers: ({ body }) => searchCandidates(body),
})
