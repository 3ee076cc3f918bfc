/** 仕訳: one entry with its two sides, before any accounting product's words. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { noYen, subtractYen, sumYen, type Yen } from "#modules/kernel/yen.ts"
import type { AccountKey } from "../../codes.ts"

/** 税区分: what we sold, or what we bought and how much of its tax may be deducted. */
export type EntryTax =
  | { readonly kind: "none" }
  | { readonly kind: "sale"; readonly rate: number; readonly tax: Yen }
  | { readonly kind: "purchase"; readonly rate: number; readonly tax: Yen; readonly deductible: number }
export const noTax: EntryTax = { kind: "none" }

/** One line of a side; with its tax in it. */
export interface Posting {
  readonly account: AccountKey
  /** 補助科目: whom or what it is of; empty where the account says all. */
  readonly sub: string
  readonly amount: Yen
  readonly tax: EntryTax
}
export type EntryKind = "payroll" | "sales" | "purchases" | "expenses"
export interface JournalEntry {
  readonly kind: EntryKind
  readonly on: IsoDate
  readonly summary: string
  readonly debits: ReadonlyArray<Posting>
  readonly credits: ReadonlyArray<Posting>
}

const backwards = (posting: Posting): Posting => ({
  ...posting,
  amount: subtractYen(noYen, posting.amount),
  tax: posting.tax.kind === "none" ? noTax : { ...posting.tax, tax: subtractYen(noYen, posting.tax.tax) },
})

/** Amounts of products have no sign: what is below zero stands on the other side, what is nothing nowhere. */
export const entryOf = ({ credits, debits, ...about }: JournalEntry): JournalEntry => {
  const above = (side: ReadonlyArray<Posting>) => side.filter(({ amount }) => amount > 0)
  const below = (side: ReadonlyArray<Posting>) => side.filter(({ amount }) => amount < 0).map(backwards)
  return {
    ...about,
    debits: [...above(debits), ...below(credits)],
    credits: [...above(credits), ...below(debits)],
  }
}

export const sumOf = (side: ReadonlyArray<Posting>): Yen => sumYen(side.map(({ amount }) => amount))
/** Products drop or split an entry whose sides differ. */
export const isBalanced = ({ credits, debits }: JournalEntry) => sumOf(debits) === sumOf(credits)

/** The same with its sides turned, which undoes it in the books. */
export const takenBack = (entry: JournalEntry): JournalEntry => ({
  ...entry,
  summary: `【取消】${entry.summary}`,
  debits: entry.credits,
  credits: entry.debits,
})
