/** 自動のお支払い: which bills a saved card is charged for without a press, and on which days (BILL-05, BILL-18). */
import { addDays, type IsoDate } from "#modules/kernel/civil-day.ts"
import type { BillPurpose } from "../codes.ts"
import { daysBeforeDue } from "./reminders.ts"

interface Owed {
  readonly id: number
  readonly purpose: BillPurpose
  readonly renews: IsoDate | null
  readonly dueOn: IsoDate
  readonly bankingAt: string | null
}

/** The last day on which a bill can be due that is charged today: from the day on which it is spoken of once more. */
export const chargedUntil = (today: IsoDate): IsoDate => addDays(today, daysBeforeDue)

/** A month that was used and the next term, from three days before their day until it; what somebody ordered is paid by his own press. */
export const billsToCharge = <Bill extends Owed>(owed: ReadonlyArray<Bill>, today: IsoDate): ReadonlyArray<Bill> =>
  owed.filter(
    ({ bankingAt, dueOn, purpose, renews }) =>
      (purpose === "month" || renews !== null) && bankingAt === null && dueOn >= today && dueOn <= chargedUntil(today),
  )
