/** The enumerations that several modules share, with their numbers on the wire; a module's own stand in its codes.ts. */
export {
  type Enumeration,
  findWord,
  type WireOf,
  type WordOf,
  wireValues,
  wordOf,
  wordsOf,
} from "./codes/enumeration.ts"
export { defaultLanguage, isLanguage, type Language, languages } from "./codes/language.ts"
export { type LiveSubject, liveSubjects } from "./codes/live-subjects.ts"
export { type MonthOffset, monthOffsets } from "./codes/month-offset.ts"
export {
  type Gender,
  genders,
  type IncomeTaxColumn,
  incomeTaxColumns,
  type PayCycle,
  type Probation,
  payCycles,
  probations,
  type SalaryType,
  salaryTypes,
} from "./codes/pay-terms.ts"
export {
  type EditScope,
  editScopes,
  type ProjectType,
  type ProjectWorkStatus,
  projectTypes,
  projectWorkStatuses,
} from "./codes/project.ts"
export { type Role, type RoleId, roleIds } from "./codes/role.ts"
export { isInGroup, type RoleGroup, roleGroups } from "./codes/role-groups.ts"
export {
  type Shift,
  shiftIds,
  type WorkShift,
  workShifts,
} from "./codes/shift.ts"
export {
  type ActiveStatus,
  activeStatuses,
  type Flag,
  flags,
  type RequestStatus,
  requestStatuses,
  type UserStatus,
  userStatuses,
} from "./codes/status.ts"
export { type TaxMode, taxModes } from "./codes/tax-mode.ts"
export { type TaxRounding, taxRoundings, usualTaxRounding } from "./codes/tax-rounding.ts"
export { type Weekday, type WeekdayNumber, weekdays } from "./codes/weekday.ts"
