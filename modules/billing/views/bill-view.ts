/** A bill and its lines → what is shown of them. */
import { flags } from "#modules/kernel/codes.ts"
import type { Bill } from "../contract/bill.ts"
import type { BillRow, LineRow } from "../repository.ts"
import { taxWithin } from "../rules/bill-lines.ts"

/** What a transfer of this bill is known by: letters and digits that every bank takes. */
export const referenceOf = ({ id }: Pick<BillRow, "id">) => `TH${String(id).padStart(5, "0")}`

export const lineView = ({ countedFrom, kind, money }: Pick<LineRow, "countedFrom" | "kind" | "money">) => ({
  kind,
  unitYen: countedFrom.unitYen ?? null,
  months: countedFrom.months ?? null,
  percent: countedFrom.percent ?? null,
  days: countedFrom.days ?? null,
  ofDays: countedFrom.ofDays ?? null,
  people: countedFrom.people ?? null,
  money,
})

/** `held`: what of each is held, while its rest is waited for. */
export const billView = (row: BillRow, lines: ReadonlyArray<LineRow>, held: ReadonlyMap<number, number>): Bill => ({
  id: row.id,
  time: row.madeAt,
  purpose: row.purpose,
  name: row.planName,
  start: row.startsOn,
  end: row.endsOn,
  price: row.planPrice,
  totalUser: row.totalUser,
  money: row.total,
  held: held.get(row.id) ?? 0,
  tax: taxWithin(row.total),
  status: row.status === "paid" ? "paid" : "unpaid",
  isMultiMonthPayment: row.months > 1 ? flags.on : flags.off,
  numberOfPaymentMonths: row.months,
  freeMonths: row.freeMonths,
  lines: lines.filter(({ billId }) => billId === row.id).map(lineView),
  dueOn: row.dueOn,
  reference: referenceOf(row),
  isBanking: row.bankingAt === null ? flags.off : flags.on,
  isRenewal: row.renews === null ? flags.off : flags.on,
  paidAt: row.paidAt,
})
