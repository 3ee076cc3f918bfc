/** Until when something is to be paid. */
import { addDays, type IsoDate } from "#modules/kernel/civil-day.ts"
import { bankDayFrom } from "#modules/kernel/law/bank-days.ts"

const days = 10

/** A transfer's day: ten days after the order, or the next day on which banks work (D114). */
export const transferDue = (orderedOn: IsoDate): IsoDate => bankDayFrom(addDays(orderedOn, days))

interface Dated {
  readonly purpose: string
  readonly dueOn: IsoDate
  readonly endsOn: IsoDate
}
/** Owed again after a receipt that was a mistake: a transfer's time from now, of members no longer than the term that they are for. */
export const dueAnew = ({ dueOn, endsOn, purpose }: Dated, today: IsoDate): IsoDate => {
  const due = transferDue(today)
  const anew = due > dueOn ? due : dueOn
  return purpose === "members" && endsOn < anew ? endsOn : anew
}

/** A registration by card is waited for three days (BILL-12). */
export const cardDue = (orderedOn: IsoDate): IsoDate => addDays(orderedOn, 3)
