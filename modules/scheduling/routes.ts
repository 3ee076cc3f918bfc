import { implement } from "#modules/kernel/http/serve.ts"
import { schedulingContract } from "./contract.ts"
import { confirmProposal, rejectProposal } from "./operations/answer-proposal.ts"
import { assignPeople } from "./operations/assign-people.ts"
import { changeNote } from "./operations/change-note.ts"
import { customerWeek } from "./operations/customer-week.ts"
import { listProposals, proposalHistory } from "./operations/list-proposals.ts"
import { listSlots } from "./operations/list-slots.ts"
import { makeTask, saveTask } from "./operations/save-task.ts"
import { searchCandidates } from "./operations/search-candidates.ts"
import { superCalendar } from "./operations/show-calendar.ts"
import { createSite, listSites, siteDetails, siteExists, updateSite } from "./operations/sites.ts"
import { sitesOfCustomer, sitesOfStaff, sitesOfVendor } from "./operations/sites-of.ts"
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
  superCalendar: ({ body }) => superCalendar(body),
  searchWorkers: ({ body }) => searchCandidates(body),
})
