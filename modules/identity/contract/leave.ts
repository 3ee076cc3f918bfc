/** 休止 and 退会 on the wire. */
import { Schema } from "effect"
import { Instant } from "#modules/kernel/civil-day.ts"
import { requestStatuses } from "#modules/kernel/codes.ts"
import { GivenPassword } from "#modules/kernel/fields/password.ts"
import { oneOf, pageFields } from "#modules/kernel/fields/row.ts"
import { Keyword, Memo } from "#modules/kernel/fields/text.ts"
import { leaveKinds } from "../codes.ts"

const RequestStatus = oneOf(Object.values(requestStatuses))

export const CloseAccount = Schema.Struct({
  /** `pause` 休止 ends with the next sign-in that asks for it, `close` 退会 is decided by the platform. */
  kind: oneOf(leaveKinds),
  password: GivenPassword,
  reason: Schema.optionalKey(Memo),
})

const leave = {
  id: Schema.Int,
  kind: oneOf(leaveKinds),
  status: RequestStatus,
  reason: Schema.String,
  from: Instant,
  /** Null while it lasts. */
  to: Schema.NullOr(Instant),
}
export const Leave = Schema.Struct(leave)
export type Leave = typeof Leave.Type
export const LeaveBegun = Schema.Struct({ id: Schema.Int, kind: oneOf(leaveKinds), from: Instant })

export const Closing = Schema.Struct({
  ...leave,
  personId: Schema.Int,
  name: Schema.String,
  email: Schema.String,
  decidedAt: Schema.NullOr(Instant),
})
export type Closing = typeof Closing.Type

export const ClosingQuery = Schema.Struct({
  keyword: Schema.optionalKey(Keyword),
  status: Schema.optionalKey(RequestStatus),
  ...pageFields,
})
export type ClosingQuery = typeof ClosingQuery.Type

const { active, inactive, reject } = requestStatuses
/** 1 accepts, 3 refuses, 0 opens the account again. */
export const DecideLeave = Schema.Struct({ status: oneOf([active, reject, inactive]) })
export type DecideLeave = typeof DecideLeave.Type
