/** Who listens: what open screens are told of, who guards which files, and who follows what other modules told. */
import {
  billingLive,
  closesPages,
  followsCardEvents,
  followsDecisions,
  followsRejectedPayers,
  followsRejections,
  followsSignUpEnd,
} from "#modules/billing/index.ts"
import { companiesLive, companyFiles } from "#modules/companies/index.ts"
import { expensesLive, fixedCostsLive, receiptFiles } from "#modules/expenses/index.ts"
import type { FileGuard } from "#modules/files/index.ts"
import type { Database } from "#modules/kernel/database/scope.ts"
import type { JobEngine } from "#modules/kernel/jobs/engine.ts"
import { jobsLive } from "#modules/kernel/jobs/live.ts"
import { jobSubscribers } from "#modules/kernel/jobs/subscribers.ts"
import type { Keys } from "#modules/kernel/keys.ts"
import type { LiveRule } from "#modules/kernel/live/model.ts"
import type { Subscriber } from "#modules/kernel/outbox.ts"
import { mailsLive, noticesLive, tellsFailedMails } from "#modules/notifications/index.ts"
import { paperFiles, papersLive } from "#modules/papers/index.ts"
import { payrollLive, releasesMonth, tellsSlips } from "#modules/payroll/index.ts"
import { peopleFiles, peopleLive } from "#modules/people/index.ts"
import { revenueLive } from "#modules/reports/index.ts"
import { schedulingFiles, schedulingLive, taskFiles, tellsCrew } from "#modules/scheduling/index.ts"
import { timekeepingLive } from "#modules/timekeeping/index.ts"

/** What open screens are told of, each module's own by its own policy. */
export const liveRules: ReadonlyArray<LiveRule<Database>> = [
  jobsLive,
  noticesLive,
  mailsLive,
  ...companiesLive,
  billingLive,
  ...peopleLive,
  ...schedulingLive,
  timekeepingLive,
  payrollLive,
  papersLive,
  expensesLive,
  fixedCostsLive,
  revenueLive,
]

/** Who may see the rows that refer to files, each module for its own. */
export const fileGuards: ReadonlyArray<FileGuard> = [
  ...companyFiles,
  ...peopleFiles,
  ...schedulingFiles,
  taskFiles,
  receiptFiles,
  ...paperFiles,
]

/** Facts that other modules told, and who listens. */
export const subscribers: ReadonlyArray<Subscriber<Database | Keys | JobEngine>> = [
  ...jobSubscribers,
  ...tellsCrew,
  tellsFailedMails,
  tellsSlips,
  releasesMonth,
  followsDecisions,
  followsRejectedPayers,
  followsRejections,
  followsSignUpEnd,
  followsCardEvents,
  ...closesPages,
]
