/** 更新を止める・再開する, and how bills are paid from now on (BILL-18). */
import { Effect } from "effect"
import { planById, savePaymentStanding, waysOpen } from "#modules/companies/index.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { flags } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { tell } from "#modules/kernel/write.ts"
import type { ChangeWay, EndRenewal } from "../contract/order.ts"
import { forgetLapsed } from "../repository/account.ts"
import { isStillUsed, resumedRenewal, stoppedRenewal } from "../rules/renewal.ts"
import { saveAccount } from "./account.ts"
import { accountToOrder } from "./own-plan.ts"
import { planOfCompany } from "./show-plan.ts"

/** Fails with Subscription_Never for a plan that nobody pays for, and for one that is over already. */
export const endRenewal = Effect.fn("Billing.endRenewal")(function* (asked: EndRenewal) {
  const { account, company } = yield* accountToOrder(asked, "endRenewal")
  const today = yield* todayInJapan
  const resumes = asked.isRenewing === flags.on
  if (account.term === null || !isStillUsed(account, today)) return yield* refuse("Subscription_Never")
  // Said twice it is said once.
  if (resumes === (account.endsOn === null)) return yield* planOfCompany(company.id)
  const after = resumes ? resumedRenewal(account, today) : stoppedRenewal(account, today)
  yield* saveAccount(company, account, after)
  if (!resumes) yield* forgetLapsed(company.id)
  yield* tell({
    action: resumes ? "billing.resumeRenewal" : "billing.endRenewal",
    subject: `company:${company.id}`,
    before: { endsOn: account.endsOn },
    after: { endsOn: after.endsOn },
  })
  return yield* planOfCompany(company.id)
})

/** Fails with Subscription_Type_Update_Failed for a way that the plan cannot be paid by now. */
export const changeWay = Effect.fn("Billing.changeWay")(function* (asked: ChangeWay) {
  const { account, company } = yield* accountToOrder(asked, "change")
  const plan = account.plan === undefined ? undefined : yield* planById(account.plan.id)
  const open = plan === undefined ? [] : yield* waysOpen(plan.paymentMethods)
  const isBanking = asked.isBanking === flags.on
  if (!open.includes(isBanking ? "bank" : "credit")) return yield* refuse("Subscription_Type_Update_Failed")
  yield* savePaymentStanding(company.id, { isBanking, planVersion: company.planVersion + 1 })
  yield* tell({
    action: "billing.changeWay",
    subject: `company:${company.id}`,
    before: { isBanking: company.isBanking },
    after: { isBanking },
  })
  return yield* planOfCompany(company.id)
})
