/** What is wished for in the form, and what of it is sent: only what changes. */
import { shiftFields } from "#modules/scheduling/codes.ts"
import { shiftIds, type WorkShift, workShifts } from "@/features/scheduling/shifts.ts"
import type { WeekTask } from "./week-query.ts"

export interface WishDraft {
  readonly day: string
  readonly start: string | null
  readonly shifts: Readonly<Record<WorkShift, { readonly isOn: boolean; readonly heads: number }>>
  readonly comment: string
}
const shiftOf = (task: WeekTask | undefined, shift: WorkShift) =>
  task?.shifts.find((one) => one.shift === shiftIds[shift])

/** What is valid now. */
export const validDraft = (task: WeekTask | undefined, day: string): WishDraft => {
  const of = (shift: WorkShift) => {
    const stored = shiftOf(task, shift)
    return { isOn: stored !== undefined && (stored.customerAsks || stored.isOn), heads: stored?.heads ?? 1 }
  }
  const starts = task?.shifts.flatMap(({ from }) => (from === null ? [] : [from])).toSorted()[0] ?? null
  return {
    day: task?.day ?? day,
    start: task?.startTimeDesire ?? starts,
    shifts: { morning: of("morning"), afternoon: of("afternoon"), evening: of("evening"), other: of("other") },
    comment: "",
  }
}
/** The form opens on the wish that waits, but on what is valid once the company changed the arrangement since (TASK-19). */
export const firstDraft = (task: WeekTask | undefined, day: string): WishDraft => {
  const valid = validDraft(task, day)
  const pending = task?.metadataCustomerUpdate
  if (task === undefined || pending == null || task.isAdminUpdate) return valid
  const of = (shift: WorkShift) => {
    const { customerFlag, heads } = shiftFields[shift]
    const [flag, count] = [pending[customerFlag], pending[heads]]
    return {
      isOn: flag === undefined ? valid.shifts[shift].isOn : flag === 1,
      heads: count ?? valid.shifts[shift].heads,
    }
  }
  return {
    day: pending.date?.from ?? valid.day,
    start: pending.startTimeDesire ?? valid.start,
    shifts: { morning: of("morning"), afternoon: of("afternoon"), evening: of("evening"), other: of("other") },
    comment: pending.comment ?? "",
  }
}
/** The fields of the customer's side that differ from what is valid. */
export const wishBody = (valid: WishDraft, draft: WishDraft): Readonly<Record<string, unknown>> => {
  const body: Record<string, unknown> = {}
  if (draft.start !== valid.start) body.startTimeDesire = draft.start
  for (const shift of workShifts) {
    const { customerFlag, heads } = shiftFields[shift]
    const [before, after] = [valid.shifts[shift], draft.shifts[shift]]
    if (before.isOn !== after.isOn) body[customerFlag] = after.isOn ? 1 : 0
    if (after.isOn ? !before.isOn || before.heads !== after.heads : before.isOn)
      body[heads] = after.isOn ? after.heads : null
  }
  return body
}
export const isChanged = (valid: WishDraft, draft: WishDraft) =>
  draft.day !== valid.day || Object.keys(wishBody(valid, draft)).length > 0

/** Five minutes more or less. */
export const movedClock = (clock: string | null, minutes: number) => {
  const [hours = 8, rest = 0] = (clock ?? "08:00").split(":").map(Number)
  const total = (((hours * 60 + rest + minutes) % 1440) + 1440) % 1440
  return `${String(Math.floor(total / 60)).padStart(2, "0")}:${String(total % 60).padStart(2, "0")}`
}
