/** The door of scheduling for other modules. */

export type { SiteDraft } from "./contract/site.ts"
export type { Assignment, TaskDraft, TaskPatch } from "./contract/task.ts"
export { schedulingLive } from "./live.ts"
export type { PlannedShift, SiteFacts, StaffTask, TaskFacts } from "./model.ts"
export { arrangeTask, createTask } from "./operations/arrange-task.ts"
export { assignPeople } from "./operations/assign-people.ts"
export { changeTask } from "./operations/change-task.ts"
export {
  filesOfTasksToShow,
  openSites,
  prefecturesOfSites,
  shiftsOfStaffOnDays,
  sitesByIds,
  tasksByIds,
  tasksOfStaffOnDays,
} from "./operations/for-others.ts"
export { waitingWishes } from "./operations/list-proposals.ts"
export { listSites } from "./operations/list-sites.ts"
export { waitingSlots } from "./operations/list-slots.ts"
export { makeTask, saveTask } from "./operations/save-task.ts"
export { schedulingFiles } from "./operations/site-files.ts"
export { siteHistory } from "./operations/site-history.ts"
export { createSite, updateSite } from "./operations/sites.ts"
export { judgeOfSites, makeSites, takeBackSites } from "./operations/sites-together.ts"
export { taskFiles } from "./operations/task-parts.ts"
export { sheetEnclosure } from "./operations/task-sheet.ts"
export { tellsCrew } from "./operations/tell-crew.ts"
export { proposalPolicy } from "./policy/proposal-policy.ts"
export { editsSites, makesSites } from "./policy/site-policy.ts"
export { schedulingInWords } from "./policy/task-words.ts"
export { slotPolicy } from "./policy/vendor-policy.ts"
export { type BillableItem, type BillableShift, billableShiftRows } from "./repository/billable-shifts.ts"
export {
  type PlannedMinutes,
  plannedMinutes,
  type SlotOfVendor,
  slotsOfVendors,
} from "./repository/booked-work.ts"
export { firstSiteName, hasArrangement } from "./repository/first.ts"
export { type KnownIn, sitesKnown } from "./repository/known-sites.ts"
export {
  type FreelancersShift,
  freelancersShiftRows,
  headsOfPeople,
  type PersonHeads,
  type VendorsShift,
  vendorsShiftRows,
} from "./repository/payable-shifts.ts"
export { type PlaceOfWork, placesOfWork } from "./repository/places-of-work.ts"
export { sitesOfParty } from "./repository/site-people.ts"
export { siteNames } from "./repository/sites.ts"
export { siteNamesOfCustomers } from "./repository/sites-together.ts"
export { type ShiftColumns, shiftColumnsIn, shiftColumnsStatement } from "./repository/staff-shifts.ts"
export type { ShiftOfStaff } from "./repository/task-rows.ts"
export { aboutTask } from "./rules/about-task.ts"
export { type CustomerPrices, customerBill, customerMultiplier, type ShiftBill } from "./rules/customer-price.ts"
export { readTask } from "./views/task-view.ts"
