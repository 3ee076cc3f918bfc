/** The door of companies for other modules. */
export { type BreakDuty, breakDuties } from "./codes.ts"
export { companiesLive } from "./live.ts"
export { blockHistory, blockMember, unblockMember } from "./operations/blocks.ts"
export {
  addMember,
  changeMember,
  companyDetails,
  companySettings,
  foundCompany,
  handMembershipTo,
  type NewCompany,
  type NewMember,
} from "./operations/companies.ts"
export { gate } from "./operations/gate.ts"
export { labelsOf } from "./operations/labels.ts"
export { mayJoin } from "./operations/may-join.ts"
export { actorForOperator } from "./operations/operators.ts"
export {
  holdPayMonthOpen,
  holdPayMonths,
  holdPayMonthsOpen,
  lockPayMonth,
  type PayMonthState,
  payMonthStates,
  setPayMonthState,
} from "./operations/pay-months.ts"
export {
  type ShiftSetting,
  shiftSettings,
  shiftSettingsFrom,
  shiftSettingsStatement,
} from "./operations/shift-settings.ts"
export { gateOf } from "./policy/standing.ts"
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
