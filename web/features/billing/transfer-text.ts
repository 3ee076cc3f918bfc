/** What is copied of a transfer: as a bank's form takes it. */
import type { Transfer } from "./transfer-query.ts"

export interface TransferRow {
  readonly key: "account" | "bank" | "branch" | "holder" | "payer"
  readonly value: string
}
export const rowsOf = ({ account, payer }: Transfer): ReadonlyArray<TransferRow> =>
  account === null
    ? []
    : [
        { key: "bank", value: account.bankName },
        { key: "branch", value: account.branch },
        { key: "account", value: `${account.type} ${account.number}` },
        { key: "holder", value: account.holder },
        { key: "payer", value: payer ?? "" },
      ]

/** Everything, a line each, under the words of the page; the amount as digits alone. */
export const wholeText = (transfer: Transfer, word: (key: TransferRow["key"] | "amount" | "due") => string) =>
  [
    `${word("amount")}: ${transfer.amount}`,
    `${word("due")}: ${transfer.dueOn ?? ""}`,
    ...rowsOf(transfer).map(({ key, value }) => `${word(key)}: ${value}`),
  ].join("\n")

/** Where it stands: to be chosen, waited for, refused, past its day, given back, paid, and in use. */
export type TransferState =
  | "approved"
  | "lapsed"
  | "none"
  | "overdue"
  | "paid"
  | "refused"
  | "unchosen"
  | "waiting"
export const stateOf = (
  { bills, dueOn, isBanking, isLapsed, paymentStatus, refusal, status }: Transfer,
  today: string,
): TransferState => {
  if (isLapsed === 1) return "lapsed"
  if (bills.length === 0) return paymentStatus === 0 ? "none" : status === 1 ? "approved" : "paid"
  if (refusal !== "") return "refused"
  if (isBanking === 0) return "unchosen"
  return dueOn !== null && dueOn < today ? "overdue" : "waiting"
}
