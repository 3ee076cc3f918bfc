/** Words of a person's pay terms. */

/** 時給, 月給, 現場単価, 日給 (a day is its shifts, D1), 外注. Number 2 stays unused. */
export const salaryTypes = { hour: 1, month: 3, construction: 4, shift: 5, outsource: 6 } as const
export type SalaryType = keyof typeof salaryTypes

/** 支払サイクル, typePaymentTerm (D75). */
export const payCycles = { day: 1, week: 2, month: 3 } as const
export type PayCycle = keyof typeof payCycles

/** 甲, 乙, 丙 of the withholding tables, typeIncomeTax (D75). */
export const incomeTaxColumns = { kou: 1, otsu: 2, hei: 3 } as const
export type IncomeTaxColumn = keyof typeof incomeTaxColumns

/** 本採用 or 試用期間, isProbation (D75). */
export const probations = { regular: 0, training: 1 } as const
export type Probation = keyof typeof probations

/** gender (D75). */
export const genders = { unanswered: 0, male: 1, female: 2 } as const
export type Gender = keyof typeof genders
