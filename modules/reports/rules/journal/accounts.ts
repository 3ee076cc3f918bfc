/**
 * 勘定科目 and 税区分 in the words of the three products, dated: what a product calls them by default. A company that calls an
 * account otherwise says so once in its settings.
 *
 * Sources: 弥生会計「仕訳データの項目と記述形式」, 弥生形式の仕訳帳の税区分 (freee Developers 2023-11-06), freee会計 税区分コード一覧
 * (令和8年改正の控70・控30), マネーフォワード クラウド会計「仕訳帳をインポートする」.
 */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { isoDate } from "#modules/kernel/civil-day.ts"
import type { AccountKey, AccountNames, JournalProduct } from "../../codes.ts"
import type { EntryTax } from "./entry.ts"

type Names = Readonly<Record<AccountKey, string>>
const usual: Names = {
  wages: "給料手当",
  travel: "旅費交通費",
  withheld: "預り金",
  accruedPay: "未払費用",
  payable: "未払金",
  receivable: "売掛金",
  sales: "売上高",
  outsourcing: "外注費",
  tradePayable: "買掛金",
  entertainment: "接待交際費",
  consumables: "消耗品費",
  meeting: "会議費",
  welfare: "福利厚生費",
  other: "雑費",
}
/** The latest last. */
const accounts: ReadonlyArray<{ readonly since: IsoDate; readonly names: Readonly<Record<JournalProduct, Names>> }> = [
  {
    since: isoDate("2023-10-01"),
    names: { yayoi: usual, freee: { ...usual, entertainment: "交際費" }, moneyForward: usual },
  },
]
export const usualName = (product: JournalProduct, key: AccountKey, on: IsoDate): string => {
  const { names } = accounts.findLast(({ since }) => since <= on) ?? { names: accounts[0]?.names }
  return names?.[product][key] ?? usual[key]
}
/** The company's own name, else the product's. */
export const accountName = (product: JournalProduct, key: AccountKey, on: IsoDate, own: AccountNames): string =>
  own[key] ?? usualName(product, key, on)

/** As the product writes it, and what stands beside it where it says apart how much may be deducted. */
interface TaxWords {
  readonly code: string
  readonly invoice: string
}
const outside: TaxWords = { code: "対象外", invoice: "" }
const isReduced = (rate: number) => rate === 8

/** 弥生, amounts with tax (込): the invoice's kind ends the word. */
const yayoi = (tax: EntryTax): TaxWords => {
  if (tax.kind === "none") return outside
  const rate = isReduced(tax.rate) ? `軽減${tax.rate}%` : `${tax.rate}%`
  if (tax.kind === "sale") return { code: `課税売上込${rate}`, invoice: "" }
  if (tax.deductible === 0) return outside
  return { code: `課対仕入込${rate}${tax.deductible === 100 ? "適格" : `区分${tax.deductible}%`}`, invoice: "" }
}
const freee = (tax: EntryTax): TaxWords => {
  if (tax.kind === "none") return outside
  const rate = isReduced(tax.rate) ? `${tax.rate}%（軽）` : `${tax.rate}%`
  if (tax.kind === "sale") return { code: `課税売上${rate}`, invoice: "" }
  if (tax.deductible === 0) return outside
  return { code: `課対仕入${tax.deductible === 100 ? "" : `（控${tax.deductible}）`}${rate}`, invoice: "" }
}
const moneyForward = (tax: EntryTax): TaxWords => {
  if (tax.kind === "none") return outside
  const rate = isReduced(tax.rate) ? `(軽)${tax.rate}%` : `${tax.rate}%`
  if (tax.kind === "sale") return { code: `課税売上 ${rate}`, invoice: "" }
  if (tax.deductible === 0) return outside
  return { code: `課税仕入 ${rate}`, invoice: tax.deductible === 100 ? "適格" : `${tax.deductible}%控除` }
}
export const taxWords: Readonly<Record<JournalProduct, (tax: EntryTax) => TaxWords>> = { yayoi, freee, moneyForward }
