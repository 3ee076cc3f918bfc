/** Whether payment terms with a vendor or freelancer pay later than the law lets them; asked while they are written (BEY-20). */
import { Effect } from "effect"
import { type PaymentTerms, paymentOf } from "#modules/companies/index.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { Law } from "#modules/kernel/law/law.ts"
import { authorize } from "#modules/kernel/policy.ts"
import type { AskPaymentLimit } from "../contract/payment-limit.ts"
import type { Partner } from "../model.ts"
import { partnerPolicy } from "../policy/partner-policy.ts"
import { everyPartner } from "../repository/partners.ts"
import { afterReceiptLimit, firstLatePeriod, freelanceLimit } from "../rules/payment-limits.ts"

type Customer = Pick<Partner, "customerClosingDate" | "customerPaymentDate" | "customerPaymentMonth">
const customersTerms = (of: Customer): PaymentTerms | null =>
  of.customerClosingDate === null || of.customerPaymentMonth === null || of.customerPaymentDate === null
    ? null
    : { closingDate: of.customerClosingDate, monthOffset: of.customerPaymentMonth, payDate: of.customerPaymentDate }

/** When these customers pay for work whose last day this is, by what is agreed with each. */
export const receiptsOf = (customers: ReadonlyArray<Customer>, lastDayOfWork: IsoDate): ReadonlyArray<IsoDate> =>
  customers.flatMap((one) => {
    const terms = customersTerms(one)
    return terms === null ? [] : [paymentOf(lastDayOfWork, terms).due]
  })

/** Fails with Permission_Denied. */
export const paymentLimit = Effect.fn("People.paymentLimit")(function* (asked: AskPaymentLimit) {
  const { companyId } = yield* authorize(partnerPolicy, "list", undefined)
  const law = yield* Law
  const today = yield* todayInJapan
  const customers =
    asked.kind === "freelancer"
      ? []
      : (yield* everyPartner(companyId)).filter(
          ({ isCustomer, status }) => isCustomer && status === activeStatuses.active,
        )
  const late = firstLatePeriod(asked, today, ({ to }) =>
    asked.kind === "freelancer" ? freelanceLimit(law, to) : afterReceiptLimit(law, receiptsOf(customers, to)),
  )
  if (late === null) return { late: null }
  const { limit, period } = late
  return { late: { rule: limit.rule, from: period.from, to: period.to, due: period.due, lastDay: limit.lastDay } }
})
