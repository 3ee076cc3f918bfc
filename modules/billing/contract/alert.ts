/** What an admin is told of plan and bills on the wire. */
import { Schema } from "effect"
import { IsoDate } from "#modules/kernel/civil-day.ts"
import { alertActions, alertKinds, switchKinds } from "../codes.ts"

const facts = {
  /** Whether it can be put away without one of its actions. */
  closable: Schema.Boolean,
  /** The first is what OK does. */
  actions: Schema.Array(Schema.Literals(alertActions)),
  /** What is owed in all, in whole yen. */
  amount: Schema.Int,
  /** Of what is owed, the day that comes first. */
  dueOn: Schema.NullOr(IsoDate),
  /** The last day of use. */
  lastDay: Schema.NullOr(IsoDate),
}
export const PlanAlert = Schema.Struct({ kind: Schema.Literals(alertKinds), ...facts })
export type PlanAlert = typeof PlanAlert.Type

/** On going over to the company that the call is made in; null where nothing is to be said. */
export const SwitchAlert = Schema.NullOr(
  Schema.Struct({ kind: Schema.Literals(switchKinds), companyName: Schema.String, ...facts }),
)
