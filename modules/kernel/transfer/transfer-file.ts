/**
 * 全銀 transfer files: one header, a record for each payee, a trailer with count and sum, an end. 120 bytes a record in
 * JIS X 0201, no line breaks, so a file is n × 120 bytes; figures right with zeros, names left with spaces.
 *
 * Pure, without any library: half-width kana are one byte each, the same in Shift_JIS.
 */
import type { IsoDate } from "../civil-day.ts"
import { sumYen, type Yen } from "../yen.ts"

/** 種別コード. */
export const transferKinds = { general: "21", salary: "11", bonus: "12" } as const
export type TransferKind = keyof typeof transferKinds

/** 預金種目: 1 ordinary, 2 current, 4 savings. Names in bank kana. */
export interface TransferAccount {
  readonly bankCode: string
  readonly bankKana: string
  readonly branchCode: string
  readonly branchKana: string
  readonly type: 1 | 2 | 4
  readonly number: string
  readonly holder: string
}
/** The company's own account; `clientCode` is 振込依頼人コード, which its bank has given. */
export interface TransferSender extends TransferAccount {
  readonly clientCode: string
}
export interface Payee {
  readonly account: TransferAccount
  readonly amount: Yen
  /** 社員番号 of pay, 顧客番号 of other transfers: ours, to find who it was. */
  readonly number: number
}

export const recordBytes = 120

const firstKana = 0xff61
const lastKana = 0xff9f
/** ｡ is 0xA1, and so on to ﾟ. */
const byteOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0
  if (code >= firstKana && code <= lastKana) return code - firstKana + 0xa1
  if (code >= 0x20 && code < 0x7f) return code
  throw new RangeError(`No sign of a transfer: ${sign}`)
}

const digits = (value: string | number, length: number): string => {
  const text = String(value).padStart(length, "0")
  if (!/^\d+$/.test(text) || text.length > length) throw new RangeError(`Not ${length} digits: ${value}`)
  return text
}
/** A name that is longer than its field is cut: the numbers beside it say which bank it is. */
const name = (text: string, length: number): string => text.slice(0, length).padEnd(length, " ")
/** 受取人名 is compared by the bank: it is never cut. */
const wholeName = (text: string, length: number): string => {
  if (text.length > length) throw new RangeError(`Longer than ${length} signs: ${text}`)
  return name(text, length)
}

const header = (kind: TransferKind, from: TransferSender, day: IsoDate) =>
  [
    "1",
    transferKinds[kind],
    "0",
    digits(from.clientCode, 10),
    name(from.holder, 40),
    digits(day.slice(5).replace("-", ""), 4),
    digits(from.bankCode, 4),
    name(from.bankKana, 15),
    digits(from.branchCode, 3),
    name(from.branchKana, 15),
    digits(from.type, 1),
    digits(from.number, 7),
    name("", 17),
  ].join("")

/** 新規コード and 振込指定区分 as the association writes them: 0 for all but a first transfer, 7 for 電信. */
const record = (kind: TransferKind, { account, amount, number }: Payee) =>
  [
    "2",
    digits(account.bankCode, 4),
    name(account.bankKana, 15),
    digits(account.branchCode, 3),
    name(account.branchKana, 15),
    digits(0, 4),
    digits(account.type, 1),
    digits(account.number, 7),
    wholeName(account.holder, 30),
    digits(amount, 10),
    "0",
    digits(number, 10),
    kind === "general" ? name("", 10) : digits(0, 10),
    "7",
    name("", 8),
  ].join("")

const trailer = (payees: ReadonlyArray<Payee>) =>
  ["8", digits(payees.length, 6), digits(sumYen(payees.map(({ amount }) => amount)), 12), name("", 101)].join("")

export interface TransferOrder {
  readonly kind: TransferKind
  readonly sender: TransferSender
  readonly transferOn: IsoDate
  readonly payees: ReadonlyArray<Payee>
}

/** The file's bytes. Throws where an account was not judged before: a file is never made of half of the people. */
export const transferFile = ({ kind, payees, sender, transferOn }: TransferOrder): Uint8Array => {
  const records = [
    header(kind, sender, transferOn),
    ...payees.map((payee) => record(kind, payee)),
    trailer(payees),
    `9${name("", recordBytes - 1)}`,
  ]
  return Uint8Array.from(records.join(""), byteOf)
}
