/** Money that pays no bill → what the platform is shown of it. */
import type { UnmatchedRow } from "../repository/money.ts"
import type { BillRow } from "../repository.ts"
import { referenceOf } from "./bill-view.ts"

/** What a bill's money came for, in words. */
export const meantForBill = (bill: Pick<BillRow, "companyId" | "id">) =>
  `company:${bill.companyId} bill:${referenceOf(bill)}`

export const moneyView = (row: UnmatchedRow) => ({
  id: row.id,
  cameBy: row.cameBy,
  intent: row.intent,
  reason: row.reason,
  total: row.total,
  currency: row.currency,
  refunded: row.refunded,
  meantFor: row.meantFor,
  sender: row.sender,
  cameOn: row.cameOn,
  foundAt: row.foundAt,
  version: row.version,
})
const between = /[\s,、，]+/
/** The numbers of several bills, in the order in which they stand; undefined where one is none, or stands twice. */
export const billIdsOf = (references: string): ReadonlyArray<number> | undefined => {
  const ids = references.trim().split(between).map(billIdOf)
  const known = ids.filter((id) => id !== undefined)
  return known.length === ids.length && new Set(known).size === ids.length ? known : undefined
}

/** A number that a bill is known by → the bill's; undefined for anything else. */
export const billIdOf = (reference: string): number | undefined => {
  const digits = /^TH(\d{5,9})$/.exec(reference.trim().normalize("NFKC").toUpperCase())?.[1]
  return digits === undefined ? undefined : Number(digits)
}
