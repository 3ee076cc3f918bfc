/** Every contract of the product by module: what OpenAPI, the guards and the typed clients are made from. */
import { companiesContract } from "#modules/companies/contract.ts"
import { identityContract } from "#modules/identity/contract.ts"
import { jobContract } from "#modules/kernel/jobs/contract.ts"
import { notificationsContract } from "#modules/notifications/contract.ts"
import { payrollContract } from "#modules/payroll/contract.ts"
import { peopleContract } from "#modules/people/contract.ts"
import { schedulingContract } from "#modules/scheduling/contract.ts"
import { timekeepingContract } from "#modules/timekeeping/contract.ts"
import { workspaceContract } from "#modules/workspace/contract.ts"

export const contracts = {
  kernel: jobContract,
  notifications: notificationsContract,
  identity: identityContract,
  companies: companiesContract,
  timekeeping: timekeepingContract,
  people: peopleContract,
  scheduling: schedulingContract,
  payroll: payrollContract,
  workspace: workspaceContract,
} as const
