/** Money that pays no bill → what the platform is shown of it. */
import type { UnmatchedRow } from "../repository/money.ts"
import type { BillRow } from "../repository.ts"
import { referenceOf } from "./bill-view.ts"

/** What a bill's money came for, in words. */
export const meantForBill = (bill: Pick<BillRow, "companyId" | "id">) =>
  `company:${bill.companyId} bill:${referenceOf(bill)}`

/** The bill of which this is a part, with everything that is held for it. */
export interface Held {
  readonly bill: Pick<BillRow, "id" | "status" | "total">
  readonly came: number
}

export const moneyView = (row: UnmatchedRow, held?: Held) => ({
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
  heldFor:
    held === undefined
      ? null
      : {
          reference: referenceOf(held.bill),
          owed: held.bill.total,
          missing: held.bill.status === "unpaid" ? held.bill.total - held.came : 0,
          state: held.bill.status,
        },
  version: row.version,
})
/** Whose bill a rejected company's money has paid. */
export const meantBill = ({ meantFor }: Pick<UnmatchedRow, "meantFor">) => {
  const [, companyId, reference = ""] = /^company:(\d+) bill:(TH\d+)$/.exec(meantFor) ?? []
  const id = billIdOf(reference)
  return id === undefined ? undefined : { companyId: Number(companyId), id }
}

/** What of it is still here. */
export const leftOf = ({ refunded, total }: Pick<UnmatchedRow, "refunded" | "total">) => total - refunded

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
