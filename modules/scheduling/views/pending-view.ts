/** A wish that waits, as its customer and the admin side see it. */
import type { PendingRow } from "../repository/task-rows.ts"

export const pendingView = (pending: PendingRow | null) =>
  pending === null ? null : { ...pending.dataUpdate, comment: pending.comment, createdAt: pending.createdAt }
