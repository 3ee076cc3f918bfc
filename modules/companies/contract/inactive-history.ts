/** When somebody could not act, as he and who manages him see it. */
import { Schema } from "effect"
import { leaveKinds } from "#modules/identity/codes.ts"
import { Instant } from "#modules/kernel/civil-day.ts"
import { requestStatuses } from "#modules/kernel/codes.ts"
import { oneOf } from "#modules/kernel/fields/row.ts"

export const BlockView = Schema.Struct({
  reason: Schema.String,
  from: Instant,
  /** Null while it lasts. */
  to: Schema.NullOr(Instant),
  by: Schema.String,
  endedBy: Schema.NullOr(Schema.String),
  /** Why he was let in again; empty where nobody said. */
  endReason: Schema.String,
})

/** `block` is a company's; `pause` and `close` are one's own, of the whole account. */
export const InactiveTime = Schema.Struct({
  ...BlockView.fields,
  kind: oneOf([...leaveKinds, "block"]),
  status: oneOf(Object.values(requestStatuses)),
  companyId: Schema.NullOr(Schema.Int),
  companyName: Schema.NullOr(Schema.String),
  by: Schema.NullOr(Schema.String),
})
