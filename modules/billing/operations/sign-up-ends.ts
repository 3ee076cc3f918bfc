/** Orders that end before their time: the platform rejects the company, or somebody ends the job that waits. */
import { Effect, Schema } from "effect"
import { companyForUpdate } from "#modules/companies/index.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { type Delivery, subscriber } from "#modules/kernel/outbox.ts"
import { found } from "#modules/kernel/policy.ts"
import { write } from "#modules/kernel/write.ts"
import { openSignUpOf } from "../repository/sign-up.ts"
import { unpaidForUpdate } from "../repository.ts"
import { signUpKind, withdrawBills } from "./sign-up-order.ts"
import { tellGivenBack } from "./tell-sign-up.ts"

/** What the company owes for its order is withdrawn; of what is paid, nothing. */
const end = Effect.fnUntraced(function* (companyId: number, outcome: "cancelled" | "rejected", delivery: number) {
  const order = yield* inCompany(companyId)(openSignUpOf(companyId))
  if (order === undefined) return
  const actor = { companyId, personId: order.orderedBy }
  const withdrawing = Effect.gen(function* () {
    const company = yield* found(companyForUpdate(companyId))
    const bill = (yield* unpaidForUpdate(companyId)).find(({ id }) => id === order.billId)
    // The platform may have let it in again before this was heard.
    const isLate = outcome === "rejected" && company.status !== activeStatuses.rejectVerify
    if (bill === undefined || isLate) return {}
    yield* withdrawBills(companyId, [bill], outcome)
    // Who is rejected hears it with the reason, from who decided.
    if (outcome === "cancelled") yield* tellGivenBack(company, bill, outcome)
    return {}
  })
  // With a space, which no request's key has: nobody can use it up before.
  yield* write({ actor, call: "billing.endSignUp", key: `sign-up ${delivery}`, body: null }, withdrawing)
})

const Decided = Schema.Struct({ companyId: Schema.Int, status: Schema.Int })
export const followsRejections = subscriber(
  "CompanyDecided",
  "billing withdraws what a rejected company owes",
  Effect.fn("Billing.followRejection")(function* ({ body, id }: Delivery) {
    const { companyId, status } = yield* Schema.decodeUnknownEffect(Decided)(body)
    if (status === activeStatuses.rejectVerify) yield* end(companyId, "rejected", id)
  }),
)

const Ended = Schema.Struct({ kind: Schema.String, key: Schema.String, state: Schema.String })
/** A job that broke leaves its order open: it can be paid as before, and the job be started again. */
export const followsSignUpEnd = subscriber(
  "JobEnded",
  "billing withdraws an order whose job was cancelled",
  Effect.fn("Billing.followSignUpEnd")(function* ({ body, companyId, id }: Delivery) {
    const { key, kind, state } = yield* Schema.decodeUnknownEffect(Ended)(body)
    if (companyId === null || kind !== signUpKind || state !== "cancelled") return
    const order = yield* inCompany(companyId)(openSignUpOf(companyId))
    // A later order has a job of its own.
    if (order !== undefined && key === `bill.${order.billId}`) yield* end(companyId, "cancelled", id)
  }),
)
