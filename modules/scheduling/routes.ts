import { implement } from "#modules/kernel/http/serve.ts"
import { createTask } from "./arrange-task.ts"
import { assignPeople } from "./assign-people.ts"
import { superCalendar } from "./calendar.ts"
import { searchCandidates } from "./candidates.ts"
import { changeTask } from "./change-task.ts"
import { schedulingContract } from "./contract.ts"
import { createSite, listSites, siteDetails, siteExists, updateSite } from "./sites.ts"
import { readTask } from "./task-view.ts"

export const schedulingRoutes = implement(schedulingContract, {
  createSite: ({ body }) => createSite(body),
  listSites: ({ body }) => listSites(body),
  siteDetails: ({ params }) => siteDetails(params.id),
  updateSite: ({ params, body }) => updateSite(params.id, body),
  siteExists: ({ body }) => siteExists(body),
  createTask: ({ body }) => createTask(body),
  readTask: ({ params }) => readTask(params.id),
  updateTask: ({ params, body }) => changeTask(params.id, body),
  assign: ({ params, body }) => assignPeople(params.id, body),
  superCalendar: ({ body }) => superCalendar(body),
  searchWorkers: ({ body }) => searchCandidates(body),
})
