/**
 * The rows of each product's import file.
 *
 * 弥生: 仕訳データ, 25 columns without a head; an entry of one row is 2000, of several 2110, 2100 …, 2101. freee: 仕訳インポート,
 * rows of one 伝票番号 and day are one entry. マネーフォワード: 仕訳帳, 27 columns; rows of one 取引No are one entry.
 */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import type { AccountNames, JournalProduct } from "../../codes.ts"
import { accountName, taxWords } from "./accounts.ts"
import type { JournalEntry, Posting } from "./entry.ts"

type Cells = ReadonlyArray<string | number>
/** An entry with what the company called its accounts when it was booked. */
export interface NamedEntry {
  readonly entry: JournalEntry
  readonly names: AccountNames
}
interface Row extends NamedEntry {
  readonly no: number
  readonly at: number
  readonly rows: number
  readonly debit: Posting | undefined
  readonly credit: Posting | undefined
}
const rowsOf = ({ entry, names }: NamedEntry, no: number): ReadonlyArray<Row> => {
  const rows = Math.max(entry.debits.length, entry.credits.length)
  return Array.from({ length: rows }, (_, at) => ({
    no,
    entry,
    names,
    at,
    rows,
    debit: entry.debits[at],
    credit: entry.credits[at],
  }))
}

const slashed = (day: IsoDate) => day.replaceAll("-", "/")
const taxIn = (of: Posting) =>
  of.tax.kind === "none" || (of.tax.kind === "purchase" && of.tax.deductible === 0) ? "" : of.tax.tax
/** Account, 補助科目, 税区分, the invoice's kind, amount and tax in it; all empty on the shorter side of an entry. */
const wordsOf = (product: JournalProduct, of: Posting | undefined, { entry, names }: NamedEntry) => {
  if (of === undefined) return { account: "", sub: "", code: "", invoice: "", amount: "", tax: "" } as const
  const { code, invoice } = taxWords[product](of.tax)
  return {
    account: accountName(product, of.account, entry.on, names),
    sub: of.sub,
    code,
    invoice,
    amount: of.amount,
    tax: taxIn(of),
  }
}

const yayoiFlag = ({ at, rows }: Row) => {
  if (rows === 1) return 2000
  if (at === 0) return 2110
  return at === rows - 1 ? 2101 : 2100
}
/** Twelve full-width signs of an account, 32 of a summary: what is longer is cut by the product itself. */
const yayoiRow = (row: Row): Cells => {
  const [debit, credit] = [wordsOf("yayoi", row.debit, row), wordsOf("yayoi", row.credit, row)]
  const side = (of: typeof debit) => [of.account, of.sub, "", of.code, of.amount === "" ? 0 : of.amount, of.tax]
  return [
    ...[yayoiFlag(row), row.no, "", slashed(row.entry.on)],
    ...[...side(debit), ...side(credit)],
    ...[row.entry.summary, "", "", row.rows === 1 ? 0 : 3, "", "", 0, 0, "no"],
  ]
}

const freeeHead = [
  ...["日付", "伝票番号", "決算整理仕訳"],
  ...["借方勘定科目", "借方補助科目", "借方税区分", "借方金額", "借方税額"],
  ...["貸方勘定科目", "貸方補助科目", "貸方税区分", "貸方金額", "貸方税額", "摘要"],
]
const freeeRow = (row: Row): Cells => {
  const side = (of: Posting | undefined) => {
    const { account, amount, code, sub, tax } = wordsOf("freee", of, row)
    return [account, sub, code, amount, tax]
  }
  return [slashed(row.entry.on), row.no, "", ...side(row.debit), ...side(row.credit), row.entry.summary]
}

const sideHead = (side: "借方" | "貸方") =>
  ["勘定科目", "補助科目", "部門", "取引先", "税区分", "インボイス", "金額(円)", "税額"].map((word) => `${side}${word}`)
const moneyForwardHead = [
  ...["取引No", "取引日", ...sideHead("借方"), ...sideHead("貸方")],
  ...["摘要", "仕訳メモ", "タグ", "MF仕訳タイプ", "決算整理仕訳", "作成日時", "作成者", "最終更新日時", "最終更新者"],
]
const moneyForwardRow = (row: Row): Cells => {
  const side = (of: Posting | undefined) => {
    const { account, amount, code, invoice, sub, tax } = wordsOf("moneyForward", of, row)
    return [account, sub, "", "", code, invoice, amount, tax]
  }
  return [row.no, slashed(row.entry.on), ...side(row.debit), ...side(row.credit), row.entry.summary, ...nothing(8)]
}
const nothing = (count: number) => Array.from({ length: count }, () => "")

const forms: Readonly<Record<JournalProduct, { readonly head?: Cells; readonly row: (row: Row) => Cells }>> = {
  yayoi: { row: yayoiRow },
  freee: { head: freeeHead, row: freeeRow },
  moneyForward: { head: moneyForwardHead, row: moneyForwardRow },
}

/** A cell of text holds no line break, and no formula that a spreadsheet would run. */
const cell = (value: string | number): string => {
  const text = String(value).replace(/[\r\n\t]+/gu, " ")
  const safe = typeof value === "string" && /^[=+@-]/u.test(text) ? `'${text}` : text
  return /[",]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The whole file, each row ended by CRLF. */
export const journalFile = (product: JournalProduct, entries: ReadonlyArray<NamedEntry>): string => {
  const { head, row } = forms[product]
  const rows = entries.flatMap((entry, at) => rowsOf(entry, at + 1)).map(row)
  return [...(head === undefined ? [] : [head]), ...rows].map((cells) => `${cells.map(cell).join(",")}\r\n`).join("")
}
