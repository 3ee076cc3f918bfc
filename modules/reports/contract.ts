import { ById } from "#modules/kernel/fields/row.ts"
import { answer, c, callOf, refusals, std } from "#modules/kernel/http/contract.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import { reportsCalls } from "./calls.ts"
import { AccountNamesView, AskAccountNames, NameAccounts } from "./contract/account-names.ts"
import { AskJournal, JournalFile, JournalView, TakeJournal } from "./contract/journal.ts"
import { AskCostRevenue, AskReport, CostRevenueView, ReportPage } from "./contract/report.ts"
import { CreateRevenue, DeleteRevenue, RevenueList, RevenueView } from "./contract/revenue.ts"
import type { journalPolicy, reportPolicy, revenuePolicy } from "./policy.ts"

type Action = ActionOf<typeof revenuePolicy | typeof reportPolicy | typeof journalPolicy>
const call = callOf<Action>()
const read = <const A extends Action>(action: A) => call({ action, kind: "read", access: "company" })
const write = <const A extends Action>(action: A) => call({ action, kind: "write", access: "company" })

export const reportsContract = c.router({
  costRevenue: {
    ...reportsCalls.costRevenue,
    pathParams: std(ById),
    body: std(AskCostRevenue),
    responses: { 200: answer(CostRevenueView), ...refusals },
    metadata: read("report.read"),
  },
  report: {
    ...reportsCalls.report,
    body: std(AskReport),
    responses: { 200: std(ReportPage), ...refusals },
    metadata: read("report.read"),
  },
  journal: {
    ...reportsCalls.journal,
    query: std(AskJournal),
    responses: { 200: answer(JournalView), ...refusals },
    metadata: read("journal.read"),
  },
  takeJournal: {
    ...reportsCalls.takeJournal,
    body: std(TakeJournal),
    responses: { 200: answer(JournalFile), ...refusals },
    metadata: write("journal.take"),
  },
  journalTaken: {
    ...reportsCalls.journalTaken,
    pathParams: std(ById),
    responses: { 200: answer(JournalFile), ...refusals },
    // It is noted, and stays open where reads do.
    metadata: call({ action: "journal.takeAgain", kind: "write", access: "company", reach: "read" }),
  },
  accountNames: {
    ...reportsCalls.accountNames,
    query: std(AskAccountNames),
    responses: { 200: answer(AccountNamesView), ...refusals },
    metadata: read("journal.readAccounts"),
  },
  nameAccounts: {
    ...reportsCalls.nameAccounts,
    body: std(NameAccounts),
    responses: { 200: answer(AccountNamesView), ...refusals },
    metadata: write("journal.nameAccounts"),
  },
  createRevenue: {
    ...reportsCalls.createRevenue,
    body: std(CreateRevenue),
    responses: { 200: answer(RevenueView), ...refusals },
    metadata: write("report.createRevenue"),
  },
  listRevenue: {
    ...reportsCalls.listRevenue,
    pathParams: std(ById),
    responses: { 200: answer(RevenueList), ...refusals },
    metadata: read("report.read"),
  },
  deleteRevenue: {
    ...reportsCalls.deleteRevenue,
    pathParams: std(ById),
    body: std(DeleteRevenue),
    responses: { 200: answer(RevenueView), ...refusals },
    metadata: write("revenue.delete"),
  },
})
