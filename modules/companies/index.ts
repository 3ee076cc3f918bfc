/** The door of companies for other modules. */
export { type BreakDuty, breakDuties } from "./codes.ts"
export {
  addMember,
  changeMember,
  companyDetails,
  companySettings,
  foundCompany,
  handMembershipTo,
  type NewCompany,
  type NewMember,
} from "./companies.ts"
export { gate } from "./gate.ts"
export { labelsOf } from "./labels.ts"
export { companiesLive } from "./live.ts"
export { actorForOperator } from "./operators.ts"
export {
  holdPayMonthOpen,
  holdPayMonths,
  holdPayMonthsOpen,
  lockPayMonth,
  type PayMonthState,
  payMonthStates,
  setPayMonthState,
} from "./pay-months.ts"
export { membersOfRolesStatement, payMonthStatesStatement } from "./repository/board.ts"
export {
  closingDateStatement,
  everyCompany,
  type MembershipRow,
  memberIdsOfRole,
  membershipOfPerson,
  membershipsByIds,
  membershipsOfCompany,
  payMonthsStatement,
  rolesOfMembers,
} from "./repository.ts"
export { type PayCalendar, payDateOf, payMonthOf, payPeriodOf, possiblePayMonths } from "./rules/pay-calendar.ts"
export { gateOf } from "./rules/standing.ts"
export { type ShiftSetting, shiftSettings, shiftSettingsFrom, shiftSettingsStatement } from "./shift-settings.ts"
