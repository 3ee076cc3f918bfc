/** 請求 and 振込 on the wire. */
import { Schema } from "effect"
import { paymentMethods } from "#modules/companies/codes.ts"
import { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import { activeStatuses, flags, wireValues } from "#modules/kernel/codes.ts"
import { Id, oneOf, pageFields } from "#modules/kernel/fields/row.ts"
import { Keyword, Memo } from "#modules/kernel/fields/text.ts"
import { billPaperKinds, billPurposes, billStatuses, lineKinds } from "../codes.ts"

const Flag = oneOf(wireValues(flags))
const Status = oneOf(wireValues(billStatuses))
const count = Schema.NullOr(Schema.Int)

export const BillsQuery = Schema.Struct({ status: Schema.optionalKey(Status), ...pageFields })
export type BillsQuery = typeof BillsQuery.Type

/** Which paper of a bill. */
export const BillPaperQuery = Schema.Struct({ kind: oneOf(billPaperKinds) })
/** The same where the path names the company. */
export const CompanyBillPaperQuery = Schema.Struct({ billId: Id, kind: oneOf(billPaperKinds) })

/** A line with what it was counted from; `money` is exact: a decimal, or a fraction that no decimal ends. */
export const BillLine = Schema.Struct({
  kind: oneOf(lineKinds),
  unitYen: count,
  months: count,
  percent: count,
  days: count,
  ofDays: count,
  people: count,
  money: Schema.String,
})

/** A bill as it was when it was made. */
export const Bill = Schema.Struct({
  id: Schema.Int,
  time: Instant,
  /** An order (register, change, extend, members) takes effect with its payment; a month was used. */
  purpose: oneOf(billPurposes),
  /** The plan's name then. */
  name: Schema.String,
  start: IsoDate,
  end: IsoDate,
  /** A month of the plan. */
  price: Schema.Int,
  totalUser: count,
  /** What it comes to, raised to whole yen. */
  money: Schema.Int,
  /** Of the money: what has come in part and waits for the rest, which alone is asked for. */
  held: Schema.Int,
  /** Of the money. */
  tax: Schema.Int,
  status: Status,
  isMultiMonthPayment: Flag,
  numberOfPaymentMonths: Schema.Int,
  freeMonths: Schema.Int,
  lines: Schema.Array(BillLine),
  dueOn: IsoDate,
  /** What a transfer is known by. */
  reference: Schema.String,
  isBanking: Flag,
  /** Of the next term, billed without an order: it is told until it is paid. */
  isRenewal: Flag,
  paidAt: Schema.NullOr(Instant),
})
export type Bill = typeof Bill.Type

/** Bills of the company; the sum is of all that were asked for, on whatever page. */
export const BillsPage = Schema.Struct({
  success: Schema.Literal(true),
  data: Schema.Array(Bill),
  pageIndex: Schema.Int,
  totalPages: Schema.Int,
  totalItems: Schema.Int,
  total: Schema.Int,
  /** Of all that is owed, what no transfer is waited for. */
  unpromised: Schema.Int,
  /** By which ways that can be paid now. */
  paymentMethods: Schema.Array(oneOf(wireValues(paymentMethods))),
})

const Account = Schema.Struct({
  bankName: Schema.String,
  branch: Schema.String,
  type: Schema.String,
  number: Schema.String,
  holder: Schema.String,
})
export const TransferQuery = Schema.Struct({ companyId: Id })
/** Whether a transfer was chosen, and everything that whoever makes it types at his bank. */
export const Transfer = Schema.Struct({
  companyId: Schema.Int,
  companyName: Schema.String,
  isBanking: Flag,
  chosenAt: Schema.NullOr(Instant),
  chosenBy: Schema.NullOr(Schema.String),
  bills: Schema.Array(Bill),
  /** Of all bills that the transfer is for: of those that are waited for, where any is. */
  amount: Schema.Int,
  tax: Schema.Int,
  dueOn: Schema.NullOr(IsoDate),
  reference: Schema.NullOr(Schema.String),
  /** What stands before the name of whoever transfers. */
  payer: Schema.NullOr(Schema.String),
  /** Null where the platform takes no transfers any more. */
  account: Schema.NullOr(Account),
  /** Why the platform refused the last one; empty where it did not. */
  refusal: Schema.String,
  /** The order was given back because its money did not come in time: nothing is owed, a plan is chosen anew. */
  isLapsed: Flag,
  /** Whether a transfer can be chosen for what is owed. */
  isChoosable: Flag,
  /** What is said of payment and of the registration: paid, and approved. */
  paymentStatus: Flag,
  status: oneOf(wireValues(activeStatuses)),
  /** Where the mail with the same words went. */
  email: Schema.NullOr(Schema.String),
})
export type Transfer = typeof Transfer.Type

export const PayByBank = Schema.Struct({
  companyId: Id,
  billIds: Schema.Array(Id).check(Schema.isMinLength(1), Schema.isMaxLength(100)),
})
export type PayByBank = typeof PayByBank.Type
export const ChooseBanking = Schema.Struct({ companyId: Id })
/** Set or cleared by the platform. */
export const MarkBanking = Schema.Struct({ companyId: Id, isBanking: Flag })
export type MarkBanking = typeof MarkBanking.Type

/** 1 received, 3 refused with its reason, which goes out as it is. */
export const AcceptBanking = Schema.Struct({
  companyId: Id,
  status: oneOf([activeStatuses.active, activeStatuses.rejectVerify]),
  /** What came, in whole yen: another amount than what is owed is no receipt. */
  amount: Schema.optionalKey(Schema.Int),
  reason: Schema.optionalKey(Memo),
})
export type AcceptBanking = typeof AcceptBanking.Type
export const BankingMarked = Schema.Struct({ companyId: Schema.Int, isBanking: Flag, amount: Schema.Int })
export const BankingAccepted = Schema.Struct({
  companyId: Schema.Int,
  name: Schema.String,
  status: Schema.Int,
  paymentStatus: Flag,
  expiredAt: Schema.NullOr(IsoDate),
  amount: Schema.Int,
  /** Of which bills. */
  references: Schema.Array(Schema.String),
  /** Whether it took an order up again that was given back. */
  isLapsed: Flag,
})

export const WaitingQuery = Schema.Struct({
  /** In the company's name, its 登録番号, its address or telephone. */
  keyword: Schema.optionalKey(Keyword),
  ...pageFields,
})
export type WaitingQuery = typeof WaitingQuery.Type
/** A transfer that the platform waits for. */
export const WaitingBill = Schema.Struct({
  ...Bill.fields,
  companyId: Schema.Int,
  companyName: Schema.String,
  chosenAt: Schema.NullOr(Instant),
  /** What all transfers of the company that are waited for come to. */
  waitingTotal: Schema.Int,
})
export type WaitingBill = typeof WaitingBill.Type
