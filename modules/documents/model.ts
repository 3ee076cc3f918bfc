/** What a PDF says about itself. Everything in it is fixed by the caller, so equal papers are equal byte for byte. */
export interface PaperMeta {
  readonly title: string
  /** The issuing company. */
  readonly author: string
  readonly subject?: string
  readonly keywords?: string
  readonly language: "ja" | "vi" | "en"
  /** UTC instant of the paper's issue, never of its drawing. */
  readonly createdAt: string
}

export interface PaperRequest {
  /** The module file that exports `template`: `new URL("./payslip.tsx", import.meta.url)`. */
  readonly template: URL
  /** Plain JSON. */
  readonly view: object
  readonly meta: PaperMeta
}
