/** What a paper prints: figures and names, not formatted texts. */
import type { PaperType, TaxRounding } from "../codes.ts"
import type { Party } from "../contract/party.ts"

export interface PrintedLine {
  readonly label: string
  readonly note: string
  readonly quantity: number
  readonly unit: string
  readonly unitPrice: number
  readonly rate: number
  readonly amount: number
}
export interface PaperPrint {
  readonly type: PaperType
  readonly no: string
  readonly edition: number
  /** Only what was issued is a paper; anything else says so at its head. */
  readonly state: "issued" | "draft" | "waiting" | "refused" | "replaced"
  readonly issuedOn: string
  readonly dueOn: string | null
  readonly seller: Party
  readonly buyer: Party
  readonly registrationNumber: string | null
  readonly title: string
  readonly place: string
  readonly period: { readonly from: string | null; readonly to: string | null }
  readonly isTaxIncluded: boolean
  readonly rounding: TaxRounding
  readonly lines: ReadonlyArray<PrintedLine>
  readonly charge: { readonly fixed: number; readonly percent: number | null; readonly percentYen: number }
  readonly discount: number
  readonly rates: ReadonlyArray<{ readonly rate: number; readonly subTotal: number; readonly tax: number }>
  readonly subTotal: number
  readonly tax: number
  readonly total: number
  readonly payTo: string
  readonly content: string
  /** 経過措置 of a seller without a number. */
  readonly deductible: ReadonlyArray<{ readonly from: string; readonly percent: number }>
}
