/** How the demo's people are paid: terms in few words. Monthly hours: 162, from 243 working days of eight hours a year. */
import { isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { NewTerms } from "#modules/people/index.ts"

/** All terms begin here, before any month that the demo closes. */
const effectiveFrom = isoDate("2024-04-01")
const averageMonthlyHours = 162

export interface Extras {
  /** 標準報酬月額; absent: no social insurance. */
  readonly standard?: number
  /** 雇用保険; officers and students have none. */
  readonly isUnemploymentInsured?: boolean
  readonly dependants?: number
  /** 通勤手当, all of it under the tax-free limit. */
  readonly commuting?: number
  readonly subsidies?: Readonly<Record<string, number>>
  readonly deemedOvertimeHours?: number
  readonly isOffice?: boolean
}

const common = ({
  standard,
  isUnemploymentInsured = true,
  dependants = 0,
  commuting = 0,
  subsidies = {},
  deemedOvertimeHours = 0,
  isOffice = false,
}: Extras) => ({
  effectiveFrom,
  hasSocialInsurance: standard !== undefined,
  ...(standard === undefined ? {} : { standardRemuneration: yen(standard) }),
  hasEmploymentInsurance: isUnemploymentInsured,
  incomeTaxColumn: "kou" as const,
  dependants,
  commutingYen: yen(commuting),
  commutingTaxFreeYen: yen(commuting),
  subsidies: Object.entries(subsidies).map(([title, amount]) => ({
    title,
    yen: yen(amount),
    isInHourlyBase: true,
  })),
  averageMonthlyHours,
  deemedOvertimeHours,
  worksInOffice: isOffice,
  worksOnSite: !isOffice,
})

export const monthly = (base: number, extras: Extras): NewTerms => ({
  ...common(extras),
  salaryType: "month",
  basicSalary: yen(base),
})

export const hourly = (wage: number, extras: Extras): NewTerms => ({
  ...common(extras),
  salaryType: "hour",
  basicSalary: yen(wage),
})

/** 日給: a day is its morning and its afternoon; a night is a price of its own. */
export const daily = (day: number, night: number, extras: Extras): NewTerms => ({
  ...common({ ...extras, subsidies: extras.subsidies ?? {} }),
  salaryType: "shift",
  morningSalary: yen(day / 2),
  afternoonSalary: yen(day / 2),
  eveningSalary: yen(night),
  hoursPerShift: 4,
  safetyFee: yen(1_500),
})

/** 一人親方: paid by the site, by paper and not by slip (D50). */
export const bySite = (registrationNumber: string): NewTerms => ({
  effectiveFrom,
  salaryType: "construction",
  registrationNumber,
  basicSalary: yen(0),
})
