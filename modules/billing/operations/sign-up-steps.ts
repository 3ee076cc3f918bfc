/** The steps of a sign-up's payment, as its job takes them; each may run again after a crash and takes effect once. */
import { Clock, Effect } from "effect"
import { companyForUpdate } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { writeStep } from "#modules/kernel/jobs/step.ts"
import { found } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import { heldByBill } from "../repository/money.ts"
import { countReminders, endSignUps, type SignUpRow, signUpForUpdate, signUpWithBill } from "../repository/sign-up.ts"
import type { BillRow } from "../repository.ts"
import { nextOf } from "../rules/sign-up-time.ts"
import { referenceOf } from "../views/bill-view.ts"
import { type SignUpInput, withdrawBills } from "./sign-up-order.ts"
import { tellActivated, tellGivenBack, tellReminder } from "./tell-sign-up.ts"

interface Found {
  readonly order: SignUpRow
  readonly bill: BillRow
}
const timeOf = Effect.fnUntraced(function* ({
  bill: { bankingAt, companyId, dueOn, id },
  order: { reminders, waitsSince },
}: Found) {
  return {
    isBanking: bankingAt !== null,
    since: waitsSince,
    dueOn,
    reminders,
    isHeld: (yield* heldByBill(companyId)).has(id),
  }
})

/** What has become of the order, and what is to be done or waited for next. Changes nothing. */
export const lookAtSignUp = Effect.fn("Billing.lookAtSignUp")(function* ({ billId }: SignUpInput) {
  const { companyId } = yield* CurrentActor
  const { time, ...seen } = yield* inCompany(companyId)(
    Effect.gen(function* () {
      const one = yield* found(signUpWithBill(companyId, billId))
      return { ...one, time: yield* timeOf(one) }
    }),
  )
  if (seen.bill.status === "paid") return { is: "paid" } as const
  const { outcome, turn } = seen.order
  // Whoever has withdrawn the bill without a word on the order has made another of it.
  if (outcome !== null || seen.bill.status === "withdrawn")
    return { is: "ended", outcome: outcome ?? "replaced" } as const
  const next = nextOf(time, yield* Clock.currentTimeMillis)
  return { ...next, turn, way: seen.bill.bankingAt === null ? "card" : "transfer" } as const
})

/** The order locked with its company, as whoever pays it locks them. */
const locked = Effect.fnUntraced(function* (billId: number) {
  const { companyId } = yield* CurrentActor
  const company = yield* found(companyForUpdate(companyId))
  return { company, ...(yield* found(signUpForUpdate(companyId, billId))) }
})

/** Says once that the money is waited for; what was paid or changed meanwhile is not reminded of. */
export const remindOfSignUp = Effect.fn("Billing.remindOfSignUp")((input: SignUpInput & { readonly turn: number }) =>
  writeStep(
    Effect.gen(function* () {
      const { company, ...seen } = yield* locked(input.billId)
      const next = nextOf(yield* timeOf(seen), yield* Clock.currentTimeMillis)
      const isOpen = seen.bill.status === "unpaid" && seen.order.outcome === null
      if (!isOpen || seen.order.turn !== input.turn || next.is !== "reminds") return { isReminded: false }
      yield* countReminders(company.id, input.billId, next.reminders)
      yield* tellReminder(company, seen)
      yield* tell({
        action: "billing.remind",
        subject: `bill:${input.billId}`,
        before: { reminders: seen.order.reminders },
        after: { reminders: next.reminders },
      })
      return { isReminded: true }
    }),
  ),
)

/** The time is over: the bill is withdrawn, unless it was paid or put off in the last moment. */
export const giveBackSignUp = Effect.fn("Billing.giveBackSignUp")((input: SignUpInput) =>
  writeStep(
    Effect.gen(function* () {
      const { bill, company, order } = yield* locked(input.billId)
      const isOver = nextOf(yield* timeOf({ bill, order }), yield* Clock.currentTimeMillis).is === "over"
      if (bill.status !== "unpaid" || order.outcome !== null || !isOver) return { isGivenBack: false }
      yield* withdrawBills(company.id, [bill], "timedOut")
      yield* tellGivenBack(company, bill, "timedOut")
      return { isGivenBack: true }
    }),
  ),
)

/** The money came: the order is at its end, and its founder hears how it goes on. */
export const activateSignUp = Effect.fn("Billing.activateSignUp")((input: SignUpInput) =>
  writeStep(
    Effect.gen(function* () {
      const { bill, company, order } = yield* locked(input.billId)
      if (order.outcome === null) {
        yield* endSignUps(company.id, [input.billId], "activated", yield* instantNow)
        yield* tell({
          action: "billing.activate",
          subject: `company:${company.id}`,
          before: { outcome: null },
          after: { outcome: "activated", bill: referenceOf(bill), expiredAt: company.expiredAt },
        })
        yield* tellActivated(company, bill)
      }
      return { expiredAt: company.expiredAt }
    }),
  ),
)
