/** A plan with its options → what anybody is shown, with its prices of today. */
import type { PlanOptionRow, PlanRow } from "#modules/companies/index.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { flags } from "#modules/kernel/codes.ts"
import { yen } from "#modules/kernel/yen.ts"
import { taxWithin } from "../rules/bill-lines.ts"
import { type Benefit, expiryOf, priceOf } from "../rules/price.ts"

export const benefitOf = ({ benefit, benefitValue }: Pick<PlanOptionRow, "benefit" | "benefitValue">): Benefit =>
  benefit === "DISCOUNT" ? { kind: benefit, percent: benefitValue } : { kind: benefit, months: benefitValue }

const counted = (price: number, months: number, benefit: Benefit | undefined, today: IsoDate) => {
  const { freeMonths, perMonth, total, usableMonths } = priceOf({ price: yen(price), months, benefit })
  const gross = price * months
  return {
    total,
    tax: taxWithin(total),
    gross,
    discount: gross - total,
    freeMonths,
    usableMonths,
    perMonth,
    expiredAt: expiryOf(today, usableMonths),
  }
}

export interface Offered {
  readonly plan: PlanRow
  readonly methods: PlanRow["paymentMethods"]
  readonly options: ReadonlyArray<PlanOptionRow>
}
export const planView = ({ methods, options, plan }: Offered, today: IsoDate) => ({
  id: plan.id,
  name: plan.name,
  price: plan.price,
  totalUser: plan.totalUser,
  description: plan.description,
  isContact: plan.isContact ? flags.on : flags.off,
  isMultiMonthPayment: options.length > 0 ? flags.on : flags.off,
  paymentMethods: methods,
  subscriptionOptions: options.map((option) => ({
    id: option.id,
    numberOfPaymentMonths: option.months,
    benefit: option.benefit,
    benefitValue: option.benefitValue,
    // What is closed is on offer to nobody.
    status: flags.on,
    ...counted(plan.price, option.months, benefitOf(option), today),
  })),
  oneMonth: counted(plan.price, 1, undefined, today),
})
