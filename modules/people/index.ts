/** The door of people for other modules. */
export { type EmploymentInsuranceKind, salaryTypesByRole, type Trade, tradeNames } from "./codes.ts"
export type { NewTerms, Partner, ResidentTax, Staff, Terms } from "./model.ts"
export { type Names, namesOf, type PartnerName, rosterOf, type StaffName, staffIdOfPerson } from "./names.ts"
export { type NewPartner, partnersByIds, registerPartner } from "./partners.ts"
export { type NewStaff, registerStaff } from "./register-staff.ts"
export { type RecordRow as StaffRecord, recordIds, recordsStatement } from "./repository/staff.ts"
export { staffByIds, staffOfCompany, staffOfPerson } from "./staff.ts"
export { residentTaxOf, salaryTypeOn, termsCovering, termsOn } from "./terms.ts"
