import type { WorkShift } from "./shifts.ts"

/** What the arrangement window is opened for. */
export type TaskRequest =
  | { readonly kind: "open"; readonly taskId: number; readonly shift?: WorkShift }
  | {
      readonly kind: "create"
      readonly day: string
      readonly siteId?: number
      readonly shift?: WorkShift
      /** Who is put on it at once: the row that it was opened from. */
      readonly userId?: number
    }
