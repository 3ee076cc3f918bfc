/** Pay terms as a client sends them, one of each pay type that this product pays. */
const everyWeekday = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, workingHour: "08:00" }))
/** STAFF-21: until when is counted and when it is paid. */
export const payDays = { typePaymentTerm: 3, paymentTerm: 0, paymentMonthOffset: 1, paymentDate: 0 }
const insured = {
  ...payDays,
  isInsurrance: 1,
  standardRemuneration: 380_000,
  indexHealthInsurance: 26,
  indexPensionInsurance: 23,
  isHealthInsurrance: 0,
  isPensionInsurrance: 0,
  kenId: 13,
  isDisableUnemploymentInsurance: 0,
  employmentInsuranceKind: "construction",
  typeIncomeTax: 1,
  numberOfDependents: 1,
}

export const hourlyTerms = {
  effectiveFrom: "2026-04-01",
  salaryType: 1,
  basicSalary: 1800,
  salaryOvertime: 125,
  commutingAllowance: 12_000,
  commutingTaxFree: 12_000,
  isCommutingPaidWhole: 1,
  otherSubsidy: [{ title: "住宅手当", subsidy: 5000, isInHourlyBase: 0, isPaidWhole: 1 }],
  safetyAssociationFee: 500,
  schedule: everyWeekday,
  isWorkOffice: 0,
  isWorkConstructionSite: 1,
  ...insured,
}
export const monthlyTerms = {
  effectiveFrom: "2026-04-01",
  salaryType: 3,
  basicSalary: 280_000,
  averageMonthlyHours: 168.5,
  monthlyOvertimeHour: 30,
  isProbation: 1,
  probationSalary: 90,
  schedule: [...everyWeekday, { weekday: 6, workingHour: "04:30" }],
  ...insured,
  isHealthInsurrance: 1,
  healthInsurance: 21_000,
  nursingCareInsurance: 3000,
}
export const shiftTerms = {
  effectiveFrom: "2026-04-01",
  salaryType: 5,
  morningSalary: 9000,
  afternoonSalary: 9000,
  eveningSalary: 14_000,
  otherSalary: 3000,
  workingHour: 4,
  schedule: everyWeekday,
  ...insured,
}
/** What a person is asked for besides name, role and gender; the account of 一人親方 (STAFF-14), the tax of a wage (STAFF-19). */
export const account = {
  bankName: "見本銀行",
  branch: "本店",
  type: 1,
  cardNumber: "1234567",
  ownerName: "ミホン ハナコ",
}
/** What the first admin says of somebody who could see the revenue or supervise (STAFF-21). */
export const rightsOf = (roleId: number) => ({
  ...([2, 3, 6].includes(roleId) ? { isDisableViewRevenue: 0 } : {}),
  ...(roleId === 2 ? { isSupervisingAdmin: 0 } : {}),
})
export const newcomer = (roleId: number, more: object = {}) => ({
  birthday: "1990-04-01",
  ...(roleId === 11 ? { bankInfo: account } : {}),
  ...("terms" in more ? { residenceTax: ownTax } : {}),
  ...more,
})
export const ownTax = {
  month: "2026-06",
  isResidenceTax: 0,
  isSimpleMonth: 1,
  fitstMonthTax: 0,
  remainMonthTax: 0,
  residenceTaxByMonth: null,
}
export const simpleTax = {
  month: "2026-06",
  isResidenceTax: 1,
  isSimpleMonth: 1,
  fitstMonthTax: 18_000,
  remainMonthTax: 17_600,
  residenceTaxByMonth: null,
}
