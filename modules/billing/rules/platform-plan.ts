/** プラン: what may be said of one, and which of its options are opened and closed. */
import { plans } from "#modules/companies/codes.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import type { OptionGiven, SavePlan } from "../contract/platform-plan.ts"

export type PlanFault = readonly [field: string, message: string]

const refused = messageKey("unknownField")
const faultOfUnpriced = ({ paymentMethods, subscriptionOptions }: SavePlan): PlanFault | undefined => {
  if (paymentMethods.length > 0) return ["paymentMethods", refused]
  return subscriptionOptions.length > 0 ? ["subscriptionOptions", refused] : undefined
}

const faultOfOptions = (options: ReadonlyArray<OptionGiven>): PlanFault | undefined => {
  const months = options.map(({ numberOfPaymentMonths }) => numberOfPaymentMonths)
  const twice = months.findIndex((one, at) => months.indexOf(one) !== at)
  if (twice >= 0) return [`subscriptionOptions.${twice}.numberOfPaymentMonths`, messageKey("duplicate")]
  // More months for nothing than are paid are a slip of the hand.
  const generous = options.findIndex(
    ({ benefit, benefitValue, numberOfPaymentMonths }) =>
      benefit === "FREE_MONTH" && benefitValue > numberOfPaymentMonths,
  )
  if (generous < 0) return
  return [
    `subscriptionOptions.${generous}.benefitValue`,
    messageKey("tooLarge", options[generous]?.numberOfPaymentMonths ?? 0),
  ]
}

/** What costs nothing is paid by no way and in no months at once; the free plan and the trial stay free (D8). */
export const faultInPlan = (of: SavePlan, id?: number): PlanFault | undefined => {
  if ((id === plans.free || id === plans.trial) && of.price > 0) return ["price", messageKey("tooLarge", 0)]
  if (of.isContact === 1 && of.price > 0) return ["price", messageKey("tooLarge", 0)]
  if (of.price === 0) return faultOfUnpriced(of)
  return of.paymentMethods.length === 0
    ? ["paymentMethods", messageKey("notChosen")]
    : faultOfOptions(of.subscriptionOptions)
}

interface Open {
  readonly id: number
  readonly months: number
  readonly benefit: string
  readonly benefitValue: number
}
const isSame = (one: Open, other: OptionGiven) =>
  one.months === other.numberOfPaymentMonths && one.benefit === other.benefit && one.benefitValue === other.benefitValue

/** An option that was chosen is never another one: what changes is closed and opened anew. */
export const optionsMoved = (open: ReadonlyArray<Open>, wanted: ReadonlyArray<OptionGiven>) => ({
  closed: open.filter((one) => !wanted.some((other) => isSame(one, other))).map(({ id }) => id),
  opened: wanted.filter((one) => !open.some((other) => isSame(other, one))),
})
