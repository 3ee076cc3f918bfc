/** The door of scheduling for other modules. */
export { arrangeTask, createTask } from "./arrange-task.ts"
export { assignPeople } from "./assign-people.ts"
export { changeTask } from "./change-task.ts"
export type { PlannedShift, SiteFacts, StaffTask, TaskFacts } from "./facts.ts"
export {
  openSites,
  prefecturesOfSites,
  recordWorked,
  shiftsOfStaffOnDays,
  sitesByIds,
  tasksByIds,
  tasksOfStaffOnDays,
  type Worked,
} from "./for-others.ts"
export type { SiteDraft } from "./model/site.ts"
export type { Assignment, TaskDraft, TaskPatch } from "./model/task.ts"
export { siteNames } from "./repository/sites.ts"
export { type ShiftColumns, shiftColumnsStatement } from "./repository/staff-shifts.ts"
export { type PlaceOfWork, placesOfWork, type ShiftOfStaff } from "./repository/task-rows.ts"
export { editsSites } from "./site-policy.ts"
export { createSite, updateSite } from "./sites.ts"
