/**
 * 契約: everything that a company has of its plan, on which orders, payments and ends are decided. The rules beside this
 * take an account and give the next one; what is stored is the difference.
 *
 * A day on which something is ordered is paid already where the plan was paid in advance, so a prepaid term holds the days
 * after `startsOn`, up to `endsOn` itself: (startsOn, endsOn].
 */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import type { BillPurpose, BillState } from "../codes.ts"
import type { Line } from "./bill-lines.ts"
import type { Usage } from "./month-bill.ts"

export interface PlanFacts {
  readonly id: number
  readonly name: string
  /** A month, in whole yen. */
  readonly price: number
  /** Null: any number of people. */
  readonly totalUser: number | null
}

export interface AccountBill {
  /** Below nothing: not stored yet. */
  readonly id: number
  readonly purpose: BillPurpose
  readonly plan: PlanFacts
  readonly optionId: number | null
  /** By whose code it was reduced, of a bill that is made now. */
  readonly campaignId?: number | null | undefined
  readonly months: number
  readonly freeMonths: number
  /** Members beyond the plan that it is for. */
  readonly people: number
  readonly startsOn: IsoDate
  readonly endsOn: IsoDate
  readonly total: number
  /** What was taken off by credit: of the unused days first, then of the balance. */
  readonly credit: number
  /** What the unused days of the plan before come to; what `credit` leaves of it goes to the balance with the payment. */
  readonly unused: number
  readonly dueOn: IsoDate
  readonly status: BillState
  readonly isBanking: boolean
  /** What is held of it, while its rest is waited for. */
  readonly held?: number | undefined
  /** Who chose the transfer; of one that is stored. */
  readonly promisedBy?: number | null | undefined
  /** When the plan was said to end, before this was paid. */
  readonly stoppedOn?: IsoDate | null | undefined
  /** Where another plan took its place: its last day; what came after was credited. */
  readonly usedUntil: IsoDate | null
  /** Of a bill that was made to go on from a term: that term's last day. */
  readonly renews?: IsoDate | null | undefined
  /** Of a bill that is made now. */
  readonly lines?: ReadonlyArray<Line> | undefined
}

export interface AccountUsage extends Usage {
  readonly id: number
  readonly planId: number
  readonly planName: string
}

/** Why the balance moves; with the bill that it moves for. */
export interface Move {
  readonly yen: number
  readonly why: "given" | "overlap" | "returned" | "unused" | "used"
  readonly billId: number | null
}

export interface Account {
  /** The present plan, as it costs now; undefined before one was chosen. */
  readonly plan: PlanFacts | undefined
  readonly optionId: number | null
  readonly term: "PAY_LATER" | "PREPAYMENT" | null
  readonly extraMembers: number
  /** Its last day where it was said to end; null where it goes on by itself. */
  readonly endsOn: IsoDate | null
  readonly isActive: boolean
  /** By the platform; days before its yes are not used. */
  readonly isApproved: boolean
  readonly expiredAt: IsoDate | null
  /** None that is withdrawn. */
  readonly bills: ReadonlyArray<AccountBill>
  readonly usages: ReadonlyArray<AccountUsage>
  /** What the company has to its credit. */
  readonly balance: number
  /** Moves of the balance that are not stored yet. */
  readonly moves: ReadonlyArray<Move>
}

export const later = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other)
export const earlier = (one: IsoDate, other: IsoDate): IsoDate => (one < other ? one : other)

/** A number for what is not stored yet, of its own among bills and usages. */
export const freshId = ({ bills, usages }: Account): number =>
  Math.min(0, ...bills.map(({ id }) => id), ...usages.map(({ id }) => id)) - 1

export const moved = (account: Account, move: Move): Account =>
  move.yen === 0 ? account : { ...account, balance: account.balance + move.yen, moves: [...account.moves, move] }

/** Of its credit, what was taken from the balance. */
export const fromBalance = ({ credit, unused }: Pick<AccountBill, "credit" | "unused">): number =>
  credit - Math.min(unused, credit)

const offers: ReadonlyArray<BillPurpose> = ["register", "extend", "change", "members"]
/** What is ordered and not paid: it has no effect before. There is one at most. */
export const isOffer = ({ purpose, status }: AccountBill): boolean => status === "unpaid" && offers.includes(purpose)

/** Offers that fit the question are taken back, with what they held of the balance. */
export const withoutOffers = (account: Account, fits: (bill: AccountBill) => boolean = () => true): Account => {
  const gone = account.bills.filter((bill) => isOffer(bill) && fits(bill))
  const rest = { ...account, bills: account.bills.filter((bill) => !gone.includes(bill)) }
  const back = (next: Account, bill: AccountBill) =>
    moved(next, { yen: fromBalance(bill), why: "returned", billId: bill.id })
  return gone.reduce<Account>(back, rest)
}

/**
 * What is ordered and not paid is over with its day, a transfer that was promised as well (D114). A renewal stays: who stopped
 * with the term goes on by paying it. What has come in part stays, too, until a person sends the part back.
 */
export const lapsed = (account: Account, today: IsoDate): Account =>
  withoutOffers(
    account,
    ({ dueOn, held = 0, purpose, renews }) =>
      purpose !== "register" && (renews ?? null) === null && held === 0 && dueOn < today,
  )

/** What the company gave for a bill: money and credit. */
export const worthOf = ({ credit, total }: Pick<AccountBill, "credit" | "total">): number => total + credit
