/**
 * A company that pays afterwards is billed from the day on which it may be used: it begins with the platform's yes, rests
 * while the platform has stopped it, and goes on after that.
 */
import { Effect, Schema } from "effect"
import { companyById, planById } from "#modules/companies/index.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { type Delivery, subscriber } from "#modules/kernel/outbox.ts"
import { found } from "#modules/kernel/policy.ts"
import { tell, write } from "#modules/kernel/write.ts"
import { endUsage, insertUsage, reopenUsage, usagesForUpdate } from "../repository/usage.ts"

const CompanyDecided = Schema.Struct({ companyId: Schema.Int, status: Schema.Int })
const decode = Schema.decodeUnknownEffect(CompanyDecided)

/** In the company's scope, in a write. */
export const begin = Effect.fnUntraced(function* (companyId: number) {
  const company = yield* found(companyById(companyId))
  const usages = yield* usagesForUpdate(companyId)
  const isLater = company.paymentTerm === "PAY_LATER" && company.status === activeStatuses.active
  if (!isLater || usages.some(({ endsOn }) => endsOn === null)) return
  const startsOn = yield* todayInJapan
  // Stopped and let in again on one day, that day is counted once.
  const today = usages.find(({ endsOn }) => endsOn === startsOn)
  if (today !== undefined) {
    yield* reopenUsage(companyId, today.id)
    return
  }
  const plan = yield* found(planById(company.subscriptionId ?? 0))
  yield* insertUsage({
    companyId,
    planId: plan.id,
    planName: plan.name,
    planPrice: plan.price,
    totalUser: plan.totalUser,
    extraMembers: company.extraMembers,
    startsOn,
  })
  yield* tell({
    action: "billing.begin",
    subject: `company:${companyId}`,
    after: { plan: plan.name, price: plan.price, startsOn },
  })
})

const rest = Effect.fnUntraced(function* (companyId: number) {
  const usages = yield* usagesForUpdate(companyId)
  if (!usages.some(({ endsOn }) => endsOn === null)) return
  const endsOn = yield* todayInJapan
  yield* endUsage(companyId, endsOn)
  yield* tell({ action: "billing.rest", subject: `company:${companyId}`, after: { endsOn } })
})

const follow = Effect.fn("Billing.followDecision")(function* ({ body, id }: Delivery) {
  const { companyId, status } = yield* decode(body)
  const { adminId, paymentTerm } = yield* inCompany(companyId)(found(companyById(companyId)))
  if (paymentTerm !== "PAY_LATER" || adminId === null) return
  const actor = { companyId, personId: adminId }
  const change = status === activeStatuses.active ? begin(companyId) : rest(companyId)
  // With a space, which no request's key has: nobody can use it up before.
  yield* write({ actor, call: "billing.followDecision", key: `decision ${id}`, body: null }, Effect.as(change, {}))
})

export const followsDecisions = subscriber(
  "CompanyDecided",
  "billing begins and rests with the platform's word",
  follow,
)
