/**
 * A company that pays afterwards is billed from the day on which it may be used: it begins with the platform's yes, rests
 * while the platform has stopped it, and goes on after that.
 */
import { Effect, Schema } from "effect"
import { companyById, companyForUpdate } from "#modules/companies/index.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { type Delivery, subscriber } from "#modules/kernel/outbox.ts"
import { found } from "#modules/kernel/policy.ts"
import { tell, write } from "#modules/kernel/write.ts"
import { currentUsage, endedOn, goneOn } from "../rules/usage.ts"
import { loadAccount, saveAccount } from "./account.ts"

const CompanyDecided = Schema.Struct({ companyId: Schema.Int, status: Schema.Int })
const decode = Schema.decodeUnknownEffect(CompanyDecided)

/** In the company's scope, in a write. */
export const begin = Effect.fnUntraced(function* (companyId: number) {
  const company = yield* found(companyForUpdate(companyId))
  const before = yield* loadAccount(company)
  const today = yield* todayInJapan
  const after = goneOn(before, today)
  if (after === before) return
  yield* saveAccount(company, before, after)
  const plan = after.plan
  yield* tell({
    action: "billing.begin",
    subject: `company:${companyId}`,
    after: { plan: plan?.name ?? null, price: plan?.price ?? null, startsOn: today },
  })
})

const rest = Effect.fnUntraced(function* (companyId: number) {
  const company = yield* found(companyForUpdate(companyId))
  const before = yield* loadAccount(company)
  const endsOn = yield* todayInJapan
  if (currentUsage(before, endsOn) === undefined) return
  yield* saveAccount(company, before, endedOn(before, endsOn))
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
