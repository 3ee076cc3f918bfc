import { implement } from "#modules/kernel/http/serve.ts"
import { reportsContract } from "./contract.ts"
import { nameAccounts, showAccountNames } from "./operations/account-names.ts"
import { createRevenue, deleteRevenue, listRevenue } from "./operations/fixed-price.ts"
import { showJournal } from "./operations/journal.ts"
import { costRevenue, revenueReport } from "./operations/show-report.ts"
import { journalTaken, takeJournal } from "./operations/take-journal.ts"

export const reportsRoutes = implement(reportsContract, {
  costRevenue: ({ params, body }) => costRevenue(params.id, body),
  report: ({ body }) => revenueReport(body),
  journal: ({ query }) => showJournal(query),
  takeJournal: ({ body }) => takeJournal(body),
  journalTaken: ({ params }) => journalTaken(params.id),
  accountNames: ({ query }) => showAccountNames(query),
  nameAccounts: ({ body }) => nameAccounts(body),
  createRevenue: ({ body }) => createRevenue(body),
  listRevenue: ({ params }) => listRevenue(params.id),
  deleteRevenue: ({ params, body }) => deleteRevenue(params.id, body),
})
