/** A stored 休止 or 退会 → what its person and the platform see of it. */
import { requestStatuses } from "#modules/kernel/codes.ts"
import type { Closing, Leave } from "../contract/leave.ts"
import type { LeaveRow } from "../repository/leaves.ts"

export const leaveView = ({ askedAt, endedAt, id, kind, reason, state }: LeaveRow): Leave => ({
  id,
  kind,
  status: requestStatuses[state],
  reason,
  from: askedAt,
  to: endedAt,
})

interface ClosingRow {
  readonly leave: LeaveRow
  readonly name: string
  readonly email: string
}
export const closingView = ({ email, leave, name }: ClosingRow): Closing => ({
  ...leaveView(leave),
  personId: leave.personId,
  name,
  email,
  decidedAt: leave.decidedAt,
})
