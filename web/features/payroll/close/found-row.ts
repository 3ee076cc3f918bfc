/** A finding as the close draws it. */
import type { InsuranceOfAge } from "#modules/payroll/codes.ts"
import type { Fixable } from "./fix-link.tsx"

export interface Wage {
  readonly hourly: string
  readonly minimum: number
  readonly prefecture: string
  /** From which day it is raised here. */
  readonly from: string
}
export interface FoundRow extends Fixable {
  readonly name: string
  readonly uncollected?: { readonly month: string; readonly yen: number }
  /** A premium typed by hand that the age has none of. */
  readonly premium?: { readonly insurance: InsuranceOfAge; readonly month: string; readonly yen: number }
  readonly wage?: Wage
  /** Terms that are mended here: those in force on `to`, from `from` on. */
  readonly mend?: { readonly from: string; readonly to: string }
  /** A commuting allowance that is taxed whole. */
  readonly commuting?: number
  /** Overtime of the month, or the rest of a day, beside what the law allows or asks. */
  readonly minutes?: { readonly is: number; readonly limit: number }
  /** Of what stops nothing: what 確認した names it by. */
  readonly mark?: string
  readonly lookedAt?: { readonly by: string; readonly at: string; readonly reason: string | null }
}
