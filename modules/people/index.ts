/** The door of people for other modules. */
export { type EmploymentInsuranceKind, salaryTypesByRole, type Trade, tradeNames } from "./codes.ts"
export { peopleLive } from "./live.ts"
export type { NewTerms, PaidPerson, Partner, ResidentTax, Staff, Terms } from "./model.ts"
export { accountsOf, type PaidAccount, transferAccountOf } from "./operations/accounts.ts"
export { answerInvitation, ownInvitations } from "./operations/answer-invitation.ts"
export { withNamedAccount } from "./operations/banks.ts"
export { seenPartner } from "./operations/edit-partner.ts"
export { employment } from "./operations/employment.ts"
export { partnerHistory, staffHistory } from "./operations/history.ts"
export { inviteAdmin } from "./operations/invite-admin.ts"
export { inviteCustomer, inviteVendor } from "./operations/invite-partner.ts"
export { searchWorkers } from "./operations/list-staff.ts"
export {
  type Names,
  namesOf,
  type PartnerCard,
  type PartnerName,
  rosterOf,
  type StaffName,
  staffIdOfPerson,
} from "./operations/names.ts"
export { judgeNewcomer } from "./operations/newcomer.ts"
export { listCustomers, listVendors } from "./operations/partner-calls.ts"
export { type NewPartner, partnersByIds, registerPartner, registerPartners } from "./operations/partners.ts"
export { type NewStaff, registerStaff } from "./operations/register-staff.ts"
export { seatsTaken } from "./operations/seats.ts"
export { seenStaff } from "./operations/show-staff.ts"
export { listedPeople, paidPeopleByIds, staffByIds, staffOfCompany, staffOfPerson } from "./operations/staff.ts"
export { peopleFiles } from "./operations/staff-files.ts"
export { takeBackPartners, takeBackStaff } from "./operations/take-back.ts"
export { type NewcomerOfMany, takeOnMany } from "./operations/take-on-many.ts"
export { residentTaxOf, salaryTypesCovering, salaryTypesOn, termsCovering, termsOn } from "./operations/terms.ts"
export { waitingInvitations } from "./operations/waiting-invitations.ts"
export { partnerPolicy } from "./policy/partner-policy.ts"
export { everyPeopleCase, peopleCases } from "./policy/people-cases.ts"
export { peopleAllInWords } from "./policy/people-words.ts"
export { isVendorsWorker, type Reached, reachesPay, reachesWork } from "./policy/reach.ts"
export { peoplePolicy, staffPolicy } from "./policy.ts"
export { firstHired } from "./repository/first-hired.ts"
export { licensesByIds } from "./repository/licenses.ts"
export { type NameRow, namesFrom, namesStatement } from "./repository/names.ts"
export { everyPartner, partnerIdsHolding } from "./repository/partners.ts"
export { type RecordRow as StaffRecord, recordIds, recordsStatement } from "./repository/staff.ts"
export { staffNamesAndBirthdays } from "./repository/staff-together.ts"
export { gradeOf, standardOfGrade } from "./rules/grades.ts"
export { isInternalAddress } from "./rules/internal-address.ts"
export { type StandardGrades, standardGradesOf } from "./rules/standard-remuneration.ts"
export { customerRow, vendorRow } from "./views/partner-fields.ts"
