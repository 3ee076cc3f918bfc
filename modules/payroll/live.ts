/** Which open screens are told that a month was locked, closed or opened again. */
import { Effect, Schema } from "effect"
import type { Database } from "#modules/kernel/database/scope.ts"
import type { LiveRule } from "#modules/kernel/live/model.ts"
import { payMonthPolicy } from "./policy.ts"

const OfMonth = Schema.decodeUnknownEffect(Schema.Struct({ month: Schema.String }))

/** A month is one for the whole company: who may read that it stands where it stands is told that it moved. */
export const payrollLive: LiveRule<Database> = {
  topics: ["PayMonthLocked", "PayMonthClosed", "PayMonthReopened"],
  about: "payMonth",
  audience: Effect.fn("Payroll.audience")(function* (_, facts) {
    yield* Effect.forEach(facts, ({ body }) => OfMonth(body))
    return (actor) => payMonthPolicy.actions.read(actor, { state: "open" }) === true
  }),
}
