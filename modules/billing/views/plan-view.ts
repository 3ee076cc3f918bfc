/** A plan with its options → what anybody is shown, with its prices of today. */
import type { PlanOptionRow, PlanRow } from "#modules/companies/index.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { flags } from "#modules/kernel/codes.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { CampaignRow } from "../repository/campaigns.ts"
import { taxWithin } from "../rules/bill-lines.ts"
import { benefitOfCampaign, isBetterThan } from "../rules/campaign.ts"
import { type Benefit, expiryOf, priceOf } from "../rules/price.ts"

export const benefitOf = ({ benefit, benefitValue }: Pick<PlanOptionRow, "benefit" | "benefitValue">): Benefit =>
  benefit === "DISCOUNT" ? { kind: benefit, percent: benefitValue } : { kind: benefit, months: benefitValue }

interface Today {
  readonly today: IsoDate
  /** Whose code was said and is of this plan. */
  readonly campaign: CampaignRow | undefined
}
const counted = (price: number, months: number, own: Benefit | undefined, { campaign, today }: Today) => {
  const code = campaign === undefined ? undefined : benefitOfCampaign(campaign)
  const isByCode = code !== undefined && isBetterThan({ price, months }, own, code)
  const benefit = isByCode ? code : own
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
    campaign:
      campaign !== undefined && isByCode
        ? { name: campaign.name, benefit: campaign.kind, benefitValue: campaign.benefitValue }
        : null,
  }
}

export interface Offered {
  readonly plan: PlanRow
  readonly methods: PlanRow["paymentMethods"]
  readonly options: ReadonlyArray<PlanOptionRow>
}
export const planView = ({ methods, options, plan }: Offered, today: Today) => ({
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
