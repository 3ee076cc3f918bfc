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
export { type LeaveLength, type LeavePay, type LeaveSpan, leaveLengths, leavePays, leaveSpans } from "./codes/leave.ts"
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
  type CampaignType,
  campaignTypes,
  type PaymentMethod,
  type PaymentProvider,
  type PaymentTerm,
  paymentMethods,
  paymentProviders,
  paymentTerms,
  type TaxMode,
  taxModes,
} from "./codes/payment.ts"
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
  type ShiftCombination,
  shiftCombinations,
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
export {
  type OvertimeKind,
  overtimeKinds,
  type TimekeepingPlace,
  type TimekeepingRequestStatus,
  type TimekeepingRequestType,
  type TimingKind,
  timekeepingPlaces,
  timekeepingRequestStatuses,
  timekeepingRequestTypes,
  timingKinds,
} from "./codes/timekeeping.ts"
export { type Weekday, type WeekdayNumber, weekdays } from "./codes/weekday.ts"
