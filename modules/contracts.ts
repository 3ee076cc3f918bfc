/** Every contract of the product by module: what OpenAPI, the guards and the typed clients are made from. */
import { billingContract } from "#modules/billing/contract.ts"
import { companiesContract } from "#modules/companies/contract.ts"
import { contactContract } from "#modules/contact/contract.ts"
import { expensesContract } from "#modules/expenses/contract.ts"
import { filesContract } from "#modules/files/contract.ts"
import { identityContract } from "#modules/identity/contract.ts"
import { importsContract } from "#modules/imports/contract.ts"
import { jobContract } from "#modules/kernel/jobs/contract.ts"
import { notificationsContract } from "#modules/notifications/contract.ts"
import { papersContract } from "#modules/papers/contract.ts"
import { payrollContract } from "#modules/payroll/contract.ts"
import { peopleContract } from "#modules/people/contract.ts"
import { reportsContract } from "#modules/reports/contract.ts"
import { schedulingContract } from "#modules/scheduling/contract.ts"
import { timekeepingContract } from "#modules/timekeeping/contract.ts"
import { workspaceContract } from "#modules/workspace/contract.ts"

export const contracts = {
  kernel: jobContract,
  notifications: notificationsContract,
  files: filesContract,
  identity: identityContract,
  companies: companiesContract,
  contact: contactContract,
  billing: billingContract,
  timekeeping: timekeepingContract,
  people: peopleContract,
  scheduling: schedulingContract,
  imports: importsContract,
  payroll: payrollContract,
  papers: papersContract,
  expenses: expensesContract,
  reports: reportsContract,
  workspace: workspaceContract,
} as const
