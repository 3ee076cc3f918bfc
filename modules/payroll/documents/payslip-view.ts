/**
 * 給与明細 as data: what one slip shows, in the order it is shown. Plain JSON, browser-safe; money is whole yen.
 *
 * The template formats figures and drops every part that has no data. Names of lines are the caller's, in `language`.
 */
export interface SlipLine {
  readonly label: string
  /** Whole yen. What takes from the net is positive among deductions; a refund there is negative and printed ▲. */
  readonly amount: number
  /** Set bold: 基本給, 社会保険計. */
  readonly strong?: boolean
}

/** A line of attendance or leave in its own unit. */
export type SlipQuantity =
  | { readonly label: string; readonly days: number }
  | { readonly label: string; readonly minutes: number }
  | { readonly label: string; readonly times: number }

/** Lines from the left, then the section's sums, bold, in its last cells. */
export interface SlipSection {
  readonly lines: ReadonlyArray<SlipLine>
  readonly totals: ReadonlyArray<SlipLine>
}

export interface PayslipView {
  readonly language: "ja" | "vi" | "en"
  /** Pay month YYYY-MM. */
  readonly month: string
  /** IsoDate. */
  readonly payDay?: string
  /** First and last day (IsoDate, inclusive) of the worked period. */
  readonly period?: { readonly from: string; readonly to: string }
  /** 0 for the first slip of the month, n for its n-th correction. */
  readonly revision: number
  readonly company: { readonly name: string; readonly address?: string; readonly phone?: string }
  readonly person: {
    readonly name: string
    readonly employeeNo?: string
    readonly team?: string
    /** 月給, 日給月給, 時給 … as the company calls it. */
    readonly payForm?: string
  }
  readonly totals: {
    readonly pay: number
    readonly deductions: number
    /** 立替金精算, where something is paid back beside the wages. */
    readonly repaid?: number
    readonly net: number
  }
  readonly attendance: ReadonlyArray<SlipQuantity>
  readonly pay: SlipSection
  readonly deductions: SlipSection
  readonly yearToDate: ReadonlyArray<SlipLine>
  readonly leave: ReadonlyArray<SlipQuantity>
  /** Where the net goes; the account number already masked. */
  readonly bank?: string
  readonly note?: string
}
