/** Until when a company may be used: the one answer, from what is paid, what is owed and what was ended (D10, D11). */
import { plans } from "#modules/companies/codes.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { type Account, earlier } from "./account.ts"
import { paidUntil } from "./unused.ts"

interface Owed {
  readonly purpose: string
  readonly dueOn: IsoDate
}
/** The last day of use while months are owed that were to be paid afterwards (D11); null where none is. */
export const stopUnpaid = (owed: ReadonlyArray<Owed>): IsoDate | null =>
  owed
    .filter(({ purpose }) => purpose === "month")
    .map(({ dueOn }) => dueOn)
    .toSorted()[0] ?? null

export const stopOf = ({ bills }: Account): IsoDate | null =>
  stopUnpaid(bills.filter(({ status }) => status === "unpaid"))

/** Of what costs nothing only a trial has an end, which the platform's yes set (D91). */
const endOfTerm = (account: Account): IsoDate | null => {
  if (account.term === "PREPAYMENT") return paidUntil(account)
  if (account.term === "PAY_LATER") return account.endsOn
  return account.plan?.id === plans.trial ? account.expiredAt : null
}

export const lastDayOf = (account: Account): IsoDate | null => {
  const end = endOfTerm(account)
  const days = [stopOf(account), end].filter((day) => day !== null)
  return days.length === 0 ? null : days.reduce(earlier)
}

export const withLastDay = (account: Account): Account => ({ ...account, expiredAt: lastDayOf(account) })

/** Whether months that are owed have stopped it before today. */
export const isStopped = (account: Account, today: IsoDate): boolean => {
  const stop = stopOf(account)
  return stop !== null && stop < today
}
