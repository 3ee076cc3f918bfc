import { Schema } from "effect"
import { ById } from "#modules/kernel/fields/row.ts"
import { answer, c, callOf, file, page, refusals, std } from "#modules/kernel/http/contract.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import type { partnerPolicy, staffPolicy } from "#modules/people/index.ts"
import { schedulingCalls } from "./calls.ts"
import { CalendarQuery, CalendarView } from "./contract/calendar.ts"
import { CandidateQuery, CandidateView } from "./contract/candidate.ts"
import { CustomerWeek, WeekQuery } from "./contract/customer-week.ts"
import { ConfirmProposal, ProposalQuery, ProposalView, RejectProposal } from "./contract/proposal.ts"
import {
  SiteDraft,
  SiteNameAsked,
  SiteNameTaken,
  SitePatch,
  SiteQuery,
  SiteView,
  StaffSiteView,
} from "./contract/site.ts"
import { siteRoutes } from "./contract/site-routes.ts"
import { SlotQuery, SlotsView } from "./contract/slot.ts"
import { ByTaskId, ProjectChange, SmallJobDraft, SmallJobPatch } from "./contract/small-job.ts"
import { Assignment, ManyTasks, ReserveStatus, TaskDraft, TaskPatch } from "./contract/task.ts"
import { SendTask, SheetQuery, TaskSent, TaskSheetView } from "./contract/task-mail.ts"
import { TaskNote, TaskTerms, TaskTermsQuery, TaskTermsView } from "./contract/task-terms.ts"
import { AssignedView, ManyTasksView, TaskView } from "./contract/task-view.ts"
import type { proposalPolicy } from "./policy/proposal-policy.ts"
import type { sitePolicy } from "./policy/site-policy.ts"
import type { slotPolicy } from "./policy/vendor-policy.ts"
import type { candidatePolicy, taskPolicy } from "./policy.ts"

type Policies =
  | typeof taskPolicy
  | typeof candidatePolicy
  | typeof sitePolicy
  | typeof slotPolicy
  | typeof proposalPolicy
  | typeof partnerPolicy
  | typeof staffPolicy
const call = callOf<ActionOf<Policies>>()

export const schedulingContract = c.router({
  createSite: {
    ...schedulingCalls.createSite,
    body: std(SiteDraft),
    responses: { 200: answer(SiteView), ...refusals },
    metadata: call({ action: "site.create", kind: "write", access: "company" }),
  },
  listSites: {
    ...schedulingCalls.listSites,
    body: std(SiteQuery),
    responses: { 200: page(SiteView), ...refusals },
    metadata: call({ action: "site.read", kind: "read", access: "company" }),
  },
  siteDetails: {
    ...schedulingCalls.siteDetails,
    pathParams: std(ById),
    body: std(Schema.Struct({})),
    responses: { 200: answer(SiteView), ...refusals },
    metadata: call({ action: "site.read", kind: "read", access: "company" }),
  },
  updateSite: {
    ...schedulingCalls.updateSite,
    pathParams: std(ById),
    body: std(SitePatch),
    responses: { 200: answer(SiteView), ...refusals },
    metadata: call({ action: "site.update", kind: "write", access: "company" }),
  },
  siteExists: {
    ...schedulingCalls.siteExists,
    body: std(SiteNameAsked),
    responses: { 200: answer(SiteNameTaken), ...refusals },
    metadata: call({ action: "site.create", kind: "read", access: "company" }),
  },
  sitesOfCustomer: {
    ...schedulingCalls.sitesOfCustomer,
    pathParams: std(ById),
    body: std(SiteQuery),
    responses: { 200: page(SiteView), ...refusals },
    metadata: call({ action: "partner.read", kind: "read", access: "company" }),
  },
  sitesOfVendor: {
    ...schedulingCalls.sitesOfVendor,
    pathParams: std(ById),
    body: std(SiteQuery),
    responses: { 200: page(SiteView), ...refusals },
    metadata: call({ action: "partner.read", kind: "read", access: "company" }),
  },
  sitesOfStaff: {
    ...schedulingCalls.sitesOfStaff,
    pathParams: std(ById),
    body: std(SiteQuery),
    responses: { 200: page(StaffSiteView), ...refusals },
    metadata: call({ action: "staff.read", kind: "read", access: "company" }),
  },
  ...siteRoutes,
  createTask: {
    ...schedulingCalls.createTask,
    body: std(TaskDraft),
    responses: { 200: answer(TaskView), ...refusals },
    metadata: call({ action: "task.create", kind: "write", access: "company" }),
  },
  readTask: {
    ...schedulingCalls.readTask,
    pathParams: std(ById),
    responses: { 200: answer(TaskView), ...refusals },
    metadata: call({ action: "task.read", kind: "read", access: "company" }),
  },
  getTermTaskWorker: {
    ...schedulingCalls.getTermTaskWorker,
    query: std(TaskTermsQuery),
    responses: { 200: answer(TaskTermsView), ...refusals },
    metadata: call({ action: "task.read", kind: "read", access: "company" }),
  },
  sendTask: {
    ...schedulingCalls.sendTask,
    body: std(SendTask),
    responses: { 200: answer(TaskSent), ...refusals },
    metadata: call({ action: "task.send", kind: "write", access: "company" }),
  },
  taskSheet: {
    ...schedulingCalls.taskSheet,
    pathParams: std(ById),
    query: std(SheetQuery),
    responses: { 200: answer(TaskSheetView), ...refusals },
    metadata: call({ action: "task.send", kind: "read", access: "company" }),
  },
  taskSheetPdf: {
    ...schedulingCalls.taskSheetPdf,
    pathParams: std(ById),
    query: std(SheetQuery),
    responses: { 200: file("application/pdf"), ...refusals },
    metadata: call({ action: "task.send", kind: "read", access: "company" }),
  },
  updateTask: {
    ...schedulingCalls.updateTask,
    pathParams: std(ById),
    body: std(TaskPatch),
    responses: { 200: answer(TaskView), ...refusals },
    metadata: call({ action: "task.update", kind: "write", access: "company" }),
  },
  updateNote: {
    ...schedulingCalls.updateNote,
    body: std(TaskNote),
    responses: { 200: answer(TaskView), ...refusals },
    metadata: call({ action: "task.update", kind: "write", access: "company" }),
  },
  updateTermTaskWorker: {
    ...schedulingCalls.updateTermTaskWorker,
    body: std(TaskTerms),
    responses: { 200: answer(TaskTermsView), ...refusals },
    metadata: call({ action: "task.update", kind: "write", access: "company" }),
  },
  assign: {
    ...schedulingCalls.assign,
    pathParams: std(ById),
    body: std(Assignment),
    responses: { 200: answer(AssignedView), ...refusals },
    metadata: call({ action: "task.assign", kind: "write", access: "company" }),
  },
  confirmProposal: {
    ...schedulingCalls.confirmProposal,
    pathParams: std(ById),
    body: std(ConfirmProposal),
    responses: { 200: answer(TaskView), ...refusals },
    metadata: call({ action: "task.answer", kind: "write", access: "company" }),
  },
  rejectProposal: {
    ...schedulingCalls.rejectProposal,
    pathParams: std(ById),
    body: std(RejectProposal),
    responses: { 200: answer(TaskView), ...refusals },
    metadata: call({ action: "task.answer", kind: "write", access: "company" }),
  },
  proposalHistory: {
    ...schedulingCalls.proposalHistory,
    pathParams: std(ById),
    responses: { 200: answer(Schema.Array(ProposalView)), ...refusals },
    metadata: call({ action: "task.history", kind: "read", access: "company" }),
  },
  listProposals: {
    ...schedulingCalls.listProposals,
    body: std(ProposalQuery),
    responses: { 200: page(ProposalView), ...refusals },
    metadata: call({ action: "proposal.list", kind: "read", access: "company" }),
  },
  customerWeek: {
    ...schedulingCalls.customerWeek,
    body: std(WeekQuery),
    responses: { 200: answer(CustomerWeek), ...refusals },
    metadata: call({ action: "proposal.week", kind: "read", access: "company" }),
  },
  listSlots: {
    ...schedulingCalls.listSlots,
    body: std(SlotQuery),
    responses: { 200: answer(SlotsView), ...refusals },
    metadata: call({ action: "slot.read", kind: "read", access: "company" }),
  },
  changeProject: {
    ...schedulingCalls.changeProject,
    pathParams: std(ByTaskId),
    body: std(ProjectChange),
    responses: { 200: answer(TaskView), ...refusals },
    metadata: call({ action: "task.update", kind: "write", access: "company" }),
  },
  createSmallJob: {
    ...schedulingCalls.createSmallJob,
    body: std(SmallJobDraft),
    responses: { 200: answer(TaskView), ...refusals },
    metadata: call({ action: "task.create", kind: "write", access: "company" }),
  },
  updateSmallJob: {
    ...schedulingCalls.updateSmallJob,
    pathParams: std(ByTaskId),
    body: std(SmallJobPatch),
    responses: { 200: answer(TaskView), ...refusals },
    metadata: call({ action: "task.update", kind: "write", access: "company" }),
  },
  updateMultipleTask: {
    ...schedulingCalls.updateMultipleTask,
    body: std(ManyTasks),
    responses: { 200: answer(ManyTasksView), ...refusals },
    metadata: call({ action: "task.delete", kind: "write", access: "company" }),
  },
  updateReserveStatus: {
    ...schedulingCalls.updateReserveStatus,
    pathParams: std(ById),
    body: std(ReserveStatus),
    responses: { 200: answer(TaskView), ...refusals },
    metadata: call({ action: "task.hold", kind: "write", access: "company" }),
  },
  superCalendar: {
    ...schedulingCalls.superCalendar,
    body: std(CalendarQuery),
    responses: { 200: answer(CalendarView), ...refusals },
    metadata: call({ action: "task.read", kind: "read", access: "company" }),
  },
  searchWorkers: {
    ...schedulingCalls.searchWorkers,
    body: std(CandidateQuery),
    responses: { 200: page(CandidateView), ...refusals },
    metadata: call({ action: "candidate.list", kind: "read", access: "company" }),
  },
})
