/** お試し (D8, D91): a plan that ends by itself, once a company. */
import { addDays, type IsoDate } from "#modules/kernel/civil-day.ts"
import { plans } from "../codes.ts"

/** D91 */
const trialDays = 30

interface Tried {
  readonly subscriptionId: number | null
  readonly triedOn: IsoDate | null
}
/** What the platform's yes makes of a company on trial: its last day, the thirtieth with the day of the yes; nothing of any other, nor a second time. */
export const trialFrom = ({ subscriptionId, triedOn }: Tried, today: IsoDate) =>
  subscriptionId === plans.trial && triedOn === null ? { triedOn: today, expiredAt: addDays(today, trialDays - 1) } : {}

/** Whether a plan would be tried a second time. */
export const triesAgain = ({ triedOn }: Pick<Tried, "triedOn">, subscriptionId: number) =>
  subscriptionId === plans.trial && triedOn !== null
