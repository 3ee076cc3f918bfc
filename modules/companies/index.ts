/** The door of companies for other modules. */

export { type BreakDuty, breakDuties, defaultLabels } from "./codes.ts"
export type { PlatformCompanyDetail } from "./contract/platform-company.ts"
export { companiesLive } from "./live.ts"
export { blockHistory, blockMember, unblockMember } from "./operations/blocks.ts"
export { needBusinessField } from "./operations/business-field.ts"
export { ownCompanies } from "./operations/choices.ts"
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
export { companyFiles } from "./operations/company-pictures.ts"
export { decideCompany } from "./operations/decide-company.ts"
export { gate } from "./operations/gate.ts"
export { labelsOf } from "./operations/labels.ts"
export { mayJoin } from "./operations/may-join.ts"
export { addMembers, dropMembers } from "./operations/members-together.ts"
export { noteLook } from "./operations/note-look.ts"
export { actorForOperator, actorInName } from "./operations/operators.ts"
export { type Order, OrderTaker, type Taker } from "./operations/order-taker.ts"
export {
  changePartnerships,
  endPartnership,
  endPartnerships,
  openPartnership,
  openPartnerships,
  type Partnership,
} from "./operations/partnerships.ts"
export {
  holdPayMonthOpen,
  holdPayMonths,
  holdPayMonthsOpen,
  lockPayMonth,
  type PayMonthState,
  payMonthStates,
  setPayMonthState,
} from "./operations/pay-months.ts"
export { PaymentWays, type TransferAccount, transferAccount, waysOpen } from "./operations/payment-ways.ts"
export { fittingPlan, plansOnOffer, shownPlan } from "./operations/plan-choice.ts"
export { accountOf, blockAccount, listAccounts } from "./operations/platform-accounts.ts"
export { platformCompany } from "./operations/platform-companies.ts"
export {
  type ShiftSetting,
  shiftSettings,
  shiftSettingsFrom,
  shiftSettingsStatement,
} from "./operations/shift-settings.ts"
export { companyInWords } from "./policy/company-words.ts"
export { mayBuySeats } from "./policy/seats.ts"
export { gateOf } from "./policy/standing.ts"
export { monthsAndMembersStatement } from "./repository/board.ts"
export { menuOrderOf, saveMenuOrder } from "./repository/menu-order.ts"
export {
  closeOption,
  companiesByPlan,
  everyOption,
  everyPlan,
  insertPlan,
  type NewPlan,
  openOption,
  openOptions,
  optionById,
  type PlanOptionRow,
  type PlanRow,
  planById,
  planForUpdate,
  savePlan,
} from "./repository/plans.ts"
export {
  companiesByIds,
  companiesEnding,
  companiesLetIn,
  companiesToTalkTo,
  companyIdsFound,
} from "./repository/platform.ts"
export { rolesOfPersons } from "./repository/roles-of-persons.ts"
export { countMembers, holdSeats, seatLimit } from "./repository/seats.ts"
export { companyForUpdate, type PaymentStanding, saveCompany, savePaymentStanding } from "./repository/settings.ts"
export {
  type CompanyRow,
  closingDateStatement,
  companyById,
  everyCompany,
  type MembershipRow,
  memberIdsOfRole,
  membershipOfPerson,
  membershipsByIds,
  membershipsOfCompany,
  membersOfPartners,
  payMonthsStatement,
  rolesOfMembers,
} from "./repository.ts"
export { type PayCalendar, payDateOf, payMonthOf, payPeriodOf, possiblePayMonths } from "./rules/pay-calendar.ts"
export { dueOfPaper, type Payment, type PaymentTerms, paymentOf } from "./rules/payment-terms.ts"
export { roleWords } from "./views/role-words.ts"
export { timeViewOf } from "./views/settings-view.ts"
