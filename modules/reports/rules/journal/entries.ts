/** Slips, papers and expenses of a month as 仕訳. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { ratio } from "#modules/kernel/ratio.ts"
import { addYen, dropUnderOneYen, subtractYen, type Yen } from "#modules/kernel/yen.ts"
import type { AccountKey } from "../../codes.ts"
import { type EntryTax, entryOf, type JournalEntry, noTax, type Posting } from "./entry.ts"

export interface BookedPay {
  readonly people: number
  readonly gross: Yen
  readonly commuting: Yen
  readonly repaid: Yen
  readonly net: Yen
  /** By the words of 補助科目. */
  readonly deductions: ReadonlyMap<string, Yen>
}

/**
 * The tax within a commuting allowance: it is a purchase of transport, deductible in full by the books alone, without a
 * receipt (消費税法基本通達 11-6-5, 施行規則 第15条の4). What is under one yen is dropped.
 */
const commutingRate = 10
const taxWithin = (amount: Yen): Yen =>
  dropUnderOneYen(ratio(BigInt(amount) * BigInt(commutingRate), 100 + commutingRate))

const plain = (account: AccountKey, amount: Yen, sub = ""): Posting => ({ account, sub, amount, tax: noTax })

/** One entry of the month: nobody's pay can be read out of it. */
export const payEntry = (on: IsoDate, month: string, pay: BookedPay): JournalEntry =>
  entryOf({
    kind: "payroll",
    on,
    summary: `${month} 給与 ${pay.people}名`,
    debits: [
      plain("wages", subtractYen(pay.gross, pay.commuting)),
      {
        account: "travel",
        sub: "通勤手当",
        amount: pay.commuting,
        tax: { kind: "purchase", rate: commutingRate, tax: taxWithin(pay.commuting), deductible: 100 },
      },
      plain("payable", pay.repaid, "立替金"),
    ],
    credits: [
      ...[...pay.deductions].map(([sub, amount]) => plain("withheld", amount, sub)),
      plain("accruedPay", pay.net, "給与"),
    ],
  })

export interface BookedPaper {
  readonly no: string
  readonly title: string
  readonly partyName: string
  readonly isOurs: boolean
  readonly issuedOn: IsoDate
  readonly total: Yen
  readonly rates: ReadonlyArray<{
    readonly rate: number
    readonly subTotal: Yen
    readonly tax: Yen
    /** Percent of its tax that we may deduct. */
    readonly deductible: number
  }>
}
/** A sale or a purchase, a line for each rate and share with exactly the paper's tax. */
export const paperEntry = (of: BookedPaper): JournalEntry => {
  const lines = of.rates.map(({ deductible, rate, subTotal, tax }): Posting => {
    const how: EntryTax = of.isOurs ? { kind: "sale", rate, tax } : { kind: "purchase", rate, tax, deductible }
    return { account: of.isOurs ? "sales" : "outsourcing", sub: "", amount: addYen(subTotal, tax), tax: how }
  })
  const whole = [plain(of.isOurs ? "receivable" : "tradePayable", of.total, of.partyName)]
  return entryOf({
    kind: of.isOurs ? "sales" : "purchases",
    on: of.issuedOn,
    summary: `${of.no} ${of.partyName} ${of.title}`,
    debits: of.isOurs ? whole : lines,
    credits: of.isOurs ? lines : whole,
  })
}
const accountOf: ReadonlyMap<number, AccountKey> = new Map([
  [1, "travel"],
  [2, "entertainment"],
  [3, "consumables"],
  [4, "meeting"],
  [5, "welfare"],
])
export interface BookedExpense {
  readonly id: number
  readonly category: number
  readonly bySlip: boolean
  readonly sum: Yen
}
/** An expense paid back, by its number. Whether a receipt lets its tax be deducted nobody has said: it bears none. */
export const expenseEntry = (on: IsoDate, { bySlip, category, id, sum }: BookedExpense): JournalEntry =>
  entryOf({
    kind: "expenses",
    on,
    summary: `経費精算 No.${id}${bySlip ? "（給与と一緒に支払）" : "（個別に支払）"}`,
    debits: [plain(accountOf.get(category) ?? "other", sum)],
    credits: [plain("payable", sum, "立替金")],
  })
