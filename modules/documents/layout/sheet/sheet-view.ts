/** What a commercial paper prints (請求書, 見積書, 領収書 …): figures and names, not formatted texts. */
export interface SheetParty {
  readonly name: string
  /** The person there who is written to. */
  readonly person: string | null
  readonly postalCode: string | null
  readonly address: string | null
  readonly phone: string | null
  /** Written to as 様; a company is written to as 御中. */
  readonly isPerson?: boolean
}
export interface SheetLine {
  readonly label: string
  readonly note: string
  readonly quantity: number
  readonly unit: string
  readonly unitPrice: number
  readonly rate: number
  readonly amount: number
}
/** What papers of one kind say alike. Papers are Japanese, whoever reads them. */
export interface SheetWords {
  readonly title: string
  /** Whom it is addressed to; the other one has made it. */
  readonly to: "seller" | "buyer"
  /** What its subject is called: 件名, 但し書き. */
  readonly subjectLabel: string
  readonly greeting: string
  readonly totalLabel: string
  readonly dueLabel: string | null
  readonly payToLabel: string | null
  /** Printed below the totals. */
  readonly clause: string | null
}
/** 印影: the picture of its maker's seal, or (null) one that is drawn of his name. */
export interface SheetSeal {
  readonly picture: string | null
}
export interface SheetFacts {
  /** Beside the name of whoever made it; nothing where he has none. */
  readonly seal?: SheetSeal | null
  readonly no: string
  readonly edition: number
  readonly issuedOn: string
  readonly dueOn: string | null
  readonly seller: SheetParty
  readonly buyer: SheetParty
  readonly registrationNumber: string | null
  readonly title: string
  readonly place: string
  readonly period: { readonly from: string | null; readonly to: string | null }
  readonly isTaxIncluded: boolean
  readonly rounding: "floor" | "halfUp" | "ceil"
  readonly lines: ReadonlyArray<SheetLine>
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
export interface SheetView extends SheetFacts {
  readonly words: SheetWords
  /** Stands beside the title of what is no issued paper: 下書き, 旧版. */
  readonly stamp: string | null
}
