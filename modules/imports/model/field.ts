/** A field that a sheet can carry: the wire's own name, how a cell of it is read, and which headings mean it. */
import type { Message } from "#modules/kernel/errors.ts"
import type { ChoiceName } from "../rules/choices.ts"

/** Records that a cell names by their name. */
export type NamedKind = "customer" | "vendor" | "staff"
export type Reads =
  | "text"
  | "furigana"
  | "day"
  | "birthday"
  | "phone"
  | "postalCode"
  | "email"
  | "number"
  | "yen"
  | "registrationNumber"
  | "account"
  | "accountHolder"
  | "bankCode"
  | "branchCode"
  | "trade"
  | "dayOfMonth"
  | { readonly choice: ChoiceName }
  | { readonly named: NamedKind }

export interface ImportField {
  /** A dot leads into a part of the request: "bankInfo.bankName". */
  readonly name: string
  readonly reads: Reads
  readonly isRequired?: true
  /** What an empty cell means, where that is something. */
  readonly empty?: number
  /** In the languages of our sheets; compared without width, case and spaces. */
  readonly headings: ReadonlyArray<string>
}

/** How a sheet is read: as it is sent and shown. Rows and columns are counted as Excel does, from 1. */
export interface Mapping {
  readonly sheet: number
  readonly headRow: number
  /** The column of each field that has one. */
  readonly columns: Readonly<Record<string, number>>
  /** What a word of the sheet means where a field is a choice: { roleId: { 社員: 12 } }. */
  readonly values: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** What is taken where a field has no column or its cell is empty. */
  readonly constants: Readonly<Record<string, string>>
}

/** What a company's next sheet of the kind is read by: columns are found again by their headings. */
export interface KeptMapping extends Pick<Mapping, "values" | "constants"> {
  readonly headings: Readonly<Record<string, string>>
}

export interface Sheet {
  readonly name: string
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
}
/** Its columns: as many as the longest of its rows has cells. */
export const widthOf = ({ rows }: Sheet) => rows.reduce((most, cells) => Math.max(most, cells.length), 0)

/** A row of the sheet by its fields, as texts. */
export interface SheetRow {
  readonly row: number
  readonly cells: Readonly<Record<string, string>>
}
/** What is wrong with a row, worded by the view; a question is answered by whoever imports it. */
export interface Trouble {
  readonly field: string
  readonly message: Message
  readonly isQuestion: boolean
}
