/** Pay terms between the wire's spelling and ours. */
import { isoMonth, yearOf } from "#modules/kernel/civil-day.ts"
import { incomeTaxColumns, payCycles, salaryTypes, taxModes, wordOf } from "#modules/kernel/codes.ts"
import { clockTimeOf, minuteOfDay } from "#modules/kernel/minutes.ts"
import { noYen, type Yen, yen } from "#modules/kernel/yen.ts"
import type { ResidenceTaxInput, ResidenceTaxView, TermsInput, TermsView } from "../contract/terms.ts"
import { isInsured } from "../contract/terms-together.ts"
import type { NewTerms, ResidentTax, Terms } from "../model.ts"

const flag = (isOn: boolean) => (isOn ? 1 : 0)
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

const minutesByWeekday = (schedule: TermsInput["schedule"]) =>
  weekdays.map((weekday) => {
    const row = schedule.find((one) => one.weekday === weekday)
    return row === undefined ? 0 : minuteOfDay(row.workingHour)
  })
const scheduleOf = (minutes: ReadonlyArray<number>): TermsView["schedule"] =>
  weekdays.flatMap((weekday) => {
    const worked = minutes[weekday] ?? 0
    return worked === 0 ? [] : [{ weekday, workingHour: clockTimeOf(worked) }]
  })

const payFromWire = (of: TermsInput) => ({
  salaryType: wordOf(salaryTypes, of.salaryType),
  basicSalary: of.basicSalary ?? null,
  morningSalary: of.morningSalary ?? null,
  afternoonSalary: of.afternoonSalary ?? null,
  eveningSalary: of.eveningSalary ?? null,
  otherSalary: of.otherSalary ?? null,
  hoursPerShift: of.workingHour ?? null,
  eveningHours: of.eveningWorkingHour ?? null,
  averageMonthlyHours: of.averageMonthlyHours ?? null,
  overtimePercent: of.salaryOvertime ?? null,
  deemedOvertimeHours: of.monthlyOvertimeHour ?? 0,
  isProbation: of.isProbation === 1,
  probationPercent: of.probationSalary ?? null,
  officialOn: of.officialDate ?? null,
  commutingYen: of.commutingAllowance ?? noYen,
  commutingTaxFreeYen: of.commutingTaxFree ?? noYen,
  isCommutingPaidWhole: of.isCommutingPaidWhole === 1,
  subsidies: (of.otherSubsidy ?? []).map((row) => ({
    title: row.title,
    yen: row.subsidy,
    isInHourlyBase: row.isInHourlyBase !== 0,
    isPaidWhole: row.isPaidWhole === 1,
  })),
  safetyFee: of.safetyAssociationFee ?? noYen,
  weekdayMinutes: minutesByWeekday(of.schedule),
  worksInOffice: of.isWorkOffice === 1,
  worksOnSite: of.isWorkConstructionSite !== 0,
  payCycle: wordOf(payCycles, of.typePaymentTerm ?? payCycles.month),
  paymentTerm: of.paymentTerm ?? null,
  paymentMonthOffset: of.paymentMonthOffset ?? null,
  paymentDate: of.paymentDate ?? null,
  registrationNumber: of.registrationNumber ?? null,
  taxMode: wordOf(taxModes, of.isTax ?? taxModes.outer),
  makesPaper: of.isCreatePaper === 1,
  mailsPaper: of.isSendMailPaper === 1,
})

const insuranceFromWire = (of: TermsInput) => ({
  hasSocialInsurance: isInsured(of),
  standardRemuneration: of.standardRemuneration ?? null,
  healthGrade: of.indexHealthInsurance ?? null,
  pensionGrade: of.indexPensionInsurance ?? null,
  healthInsuranceYen: of.isHealthInsurrance === 1 ? (of.healthInsurance ?? null) : null,
  nursingCareYen: of.isHealthInsurrance === 1 ? (of.nursingCareInsurance ?? null) : null,
  pensionYen: of.isPensionInsurrance === 1 ? (of.pensionInsurance ?? null) : null,
  kenId: of.kenId ?? null,
  // The flag exempts: left out, somebody is insured as the law has it.
  hasEmploymentInsurance: of.isDisableUnemploymentInsurance !== 1,
  employmentInsuranceKind: of.employmentInsuranceKind ?? "construction",
  incomeTaxColumn: wordOf(incomeTaxColumns, of.typeIncomeTax ?? incomeTaxColumns.kou),
  dependants: of.numberOfDependents ?? 0,
})

export const termsFromWire = (of: TermsInput): NewTerms => ({
  effectiveFrom: of.effectiveFrom,
  ...payFromWire(of),
  ...insuranceFromWire(of),
})

export const termsToWire = (of: Terms): TermsView => ({
  effectiveFrom: of.effectiveFrom,
  version: of.version,
  salaryType: salaryTypes[of.salaryType],
  basicSalary: of.basicSalary,
  morningSalary: of.morningSalary,
  afternoonSalary: of.afternoonSalary,
  eveningSalary: of.eveningSalary,
  otherSalary: of.otherSalary,
  workingHour: of.hoursPerShift,
  eveningWorkingHour: of.eveningHours,
  averageMonthlyHours: of.averageMonthlyHours,
  salaryOvertime: of.overtimePercent,
  monthlyOvertimeHour: of.deemedOvertimeHours,
  isProbation: flag(of.isProbation),
  probationSalary: of.probationPercent,
  officialDate: of.officialOn,
  commutingAllowance: of.commutingYen,
  commutingTaxFree: of.commutingTaxFreeYen,
  isCommutingPaidWhole: flag(of.isCommutingPaidWhole),
  otherSubsidy: of.subsidies.map((row) => ({
    title: row.title,
    subsidy: row.yen,
    isInHourlyBase: flag(row.isInHourlyBase),
    isPaidWhole: flag(row.isPaidWhole === true),
  })),
  safetyAssociationFee: of.safetyFee,
  schedule: scheduleOf(of.weekdayMinutes),
  isWorkOffice: flag(of.worksInOffice),
  isWorkConstructionSite: flag(of.worksOnSite),
  typePaymentTerm: payCycles[of.payCycle],
  paymentTerm: of.paymentTerm,
  paymentMonthOffset: of.paymentMonthOffset,
  paymentDate: of.paymentDate,
  registrationNumber: of.registrationNumber,
  isTax: taxModes[of.taxMode],
  isCreatePaper: flag(of.makesPaper),
  isSendMailPaper: flag(of.mailsPaper),
  isInsurrance: flag(of.hasSocialInsurance),
  standardRemuneration: of.standardRemuneration,
  indexHealthInsurance: of.healthGrade,
  indexPensionInsurance: of.pensionGrade,
  isHealthInsurrance: flag(of.healthInsuranceYen !== null),
  healthInsurance: of.healthInsuranceYen,
  nursingCareInsurance: of.nursingCareYen,
  isPensionInsurrance: flag(of.pensionYen !== null),
  pensionInsurance: of.pensionYen,
  kenId: of.kenId,
  isDisableUnemploymentInsurance: flag(!of.hasEmploymentInsurance),
  employmentInsuranceKind: of.employmentInsuranceKind,
  typeIncomeTax: incomeTaxColumns[of.incomeTaxColumn],
  numberOfDependents: of.dependants,
})

type NewResidentTax = Omit<ResidentTax, "staffId" | "version">
const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
export const residentTaxFromWire = (of: ResidenceTaxInput): NewResidentTax => {
  const byMonth = of.isSimpleMonth === 1 ? null : of.residenceTaxByMonth
  return {
    fiscalYear: yearOf(of.month),
    isCollected: of.isResidenceTax === 1,
    isSimple: of.isSimpleMonth === 1,
    firstMonthYen: of.fitstMonthTax,
    remainingMonthYen: of.remainMonthTax,
    byMonth: byMonth === null ? null : months.map((month) => byMonth[month]),
  }
}

export const residentTaxToWire = (of: ResidentTax): ResidenceTaxView => {
  const { byMonth } = of
  const at = (month: number): Yen => yen(byMonth?.[month - 1] ?? 0)
  return {
    month: isoMonth(`${of.fiscalYear}-06`),
    isResidenceTax: flag(of.isCollected),
    isSimpleMonth: flag(of.isSimple),
    fitstMonthTax: of.firstMonthYen,
    remainMonthTax: of.remainingMonthYen,
    residenceTaxByMonth:
      byMonth === null
        ? null
        : {
            1: at(1),
            2: at(2),
            3: at(3),
            4: at(4),
            5: at(5),
            6: at(6),
            7: at(7),
            8: at(8),
            9: at(9),
            10: at(10),
            11: at(11),
            12: at(12),
          },
    version: of.version,
  }
}
