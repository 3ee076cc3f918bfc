/** Dated terms, read for a period: what each person is paid by on each of its days. */
import { Effect } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { salaryTypes, wordOf } from "#modules/kernel/codes.ts"
import type { ResidentTax, Terms } from "../model.ts"
import {
  residentTaxRows,
  type SalaryTypeAsked,
  salaryTypeRows,
  salaryTypeRowsCovering,
  termsRowsCovering,
} from "../repository/terms.ts"

/**
 * The terms that count on some day from `from` to `to` (both included), ascending, by person; the first may have begun
 * before. A person without any is absent. One statement, whatever the number of people.
 */
export const termsCovering = Effect.fn("People.termsCovering")(function* (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  from: IsoDate,
  to: IsoDate,
) {
  const rows = staffIds.length === 0 ? [] : yield* termsRowsCovering(companyId, staffIds, { from, to })
  const byStaff: ReadonlyMap<number, ReadonlyArray<Terms>> = Map.groupBy(rows, ({ staffId }) => staffId)
  return byStaff
})

/** How somebody is paid from a day on. */
type PaidHow = Pick<Terms, "staffId" | "effectiveFrom" | "salaryType">

/** Of the terms that termsCovering gives only how they pay, for questions about everybody. One statement. */
export const salaryTypesCovering = Effect.fn("People.salaryTypesCovering")(function* (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  from: IsoDate,
  to: IsoDate,
) {
  const rows = staffIds.length === 0 ? [] : yield* salaryTypeRowsCovering(companyId, staffIds, { from, to })
  const known = rows.map((row): PaidHow => ({ ...row, salaryType: wordOf(salaryTypes, row.salaryType) }))
  const byStaff: ReadonlyMap<number, ReadonlyArray<PaidHow>> = Map.groupBy(known, ({ staffId }) => staffId)
  return byStaff
})

/** The terms in force on a day out of an ascending list; undefined before the first. */
export const termsOn = (ascending: ReadonlyArray<Terms>, day: IsoDate): Terms | undefined =>
  ascending.findLast(({ effectiveFrom }) => effectiveFrom <= day)

/** How people are paid on days, in the order of those asked; undefined before the first terms. One statement. */
export const salaryTypesOn = Effect.fnUntraced(function* (companyId: number, asked: ReadonlyArray<SalaryTypeAsked>) {
  const types = yield* salaryTypeRows(companyId, asked)
  return types.map((type) => (type === undefined ? undefined : wordOf(salaryTypes, type)))
})

/** 特別徴収 of the fiscal year that begins in June of `fiscalYear`, by person; a person without a notice is absent. */
export const residentTaxOf = Effect.fn("People.residentTaxOf")(function* (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  fiscalYear: number,
) {
  const rows = staffIds.length === 0 ? [] : yield* residentTaxRows(companyId, staffIds, fiscalYear)
  return new Map<number, ResidentTax>(rows.map(({ companyId: _, ...row }) => [row.staffId, row]))
})
