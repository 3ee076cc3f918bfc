/** What the desk is about to change. */
import type { AttendanceDay, PunchView } from "#modules/timekeeping/contract.ts"

export type Change =
  /** Without a punch: one is added. */
  | { readonly kind: "correct"; readonly day: AttendanceDay; readonly punch: PunchView | undefined }
  | { readonly kind: "remove"; readonly punch: PunchView }
  | { readonly kind: "rest"; readonly punch: PunchView }
