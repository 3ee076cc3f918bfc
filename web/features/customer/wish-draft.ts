/** What is wished for in the form, and what of it is sent: only what changes. */
import { type EditScope, editScopes } from "#modules/kernel/codes/project.ts"
import { shiftFields } from "#modules/scheduling/codes.ts"
import { spanOf } from "#modules/scheduling/rules/shift-span.ts"
import { shiftIds, type WorkShift, workShifts } from "@/features/scheduling/shifts.ts"
import type { TaskView } from "@/features/scheduling/task/task-query.ts"
import { mayEdit } from "@/lib/permissions.tsx"
import type { Week, WeekTask } from "./week-query.ts"

const isClock = (text: string) => /^\d\d:\d\d$/.test(text)

/** What of an arrangement a wish starts from. */
export type WishTask = Pick<
  WeekTask,
  | "id"
  | "version"
  | "day"
  | "groupId"
  | "hasTimes"
  | "isAdminUpdate"
  | "startTimeDesire"
  | "endTimeDesire"
  | "metadataCustomerUpdate"
> & {
  readonly shifts: ReadonlyArray<
    Pick<WeekTask["shifts"][number], "shift" | "isOn" | "customerAsks" | "from" | "to" | "heads">
  >
}
/** The same out of the answer to who was late. */
export const wishTaskOf = (view: TaskView): WishTask => ({
  id: view.id,
  version: view.version,
  day: view.startDate,
  groupId: view.groupId,
  // Also of what is held, whose times are not told: its side is changed by request (TASK-49).
  hasTimes: !mayEdit(view, "morningShiftCustomer"),
  isAdminUpdate: view.isAdminUpdate === 1,
  startTimeDesire: view.startTimeDesire ?? null,
  endTimeDesire: view.endTimeDesire ?? null,
  ...(view.metadataCustomerUpdate === undefined ? {} : { metadataCustomerUpdate: view.metadataCustomerUpdate }),
  shifts: workShifts.map((shift) => {
    const { flag, customerFlag, from, to, heads } = shiftFields[shift]
    return {
      shift: shiftIds[shift],
      isOn: view[flag] === 1,
      customerAsks: view[customerFlag] === 1,
      from: view[from] ?? null,
      to: view[to] ?? null,
      heads: view[heads] ?? null,
    }
  }),
})

type Wished = Partial<NonNullable<WeekTask["metadataCustomerUpdate"]>>

export interface WishDraft {
  readonly day: string
  /** The last day of a new request for several days; empty for one. */
  readonly to: string
  /** Days that were typed and can't be read. */
  readonly unread: ReadonlyArray<"day" | "to">
  /** Which days of a series a request is about. */
  readonly scope: EditScope
  readonly start: string | null
  readonly end: string | null
  readonly shifts: Readonly<Record<WorkShift, { readonly isOn: boolean; readonly heads: number }>>
  readonly comment: string
}
const shiftOf = (task: WishTask | undefined, shift: WorkShift) =>
  task?.shifts.find((one) => one.shift === shiftIds[shift])

/** What is valid now. */
export const validDraft = (task: WishTask | undefined, day: string): WishDraft => {
  const of = (shift: WorkShift) => {
    const stored = shiftOf(task, shift)
    return { isOn: stored !== undefined && (stored.customerAsks || stored.isOn), heads: stored?.heads ?? 1 }
  }
  const planned = spanOf(task?.shifts ?? [])
  return {
    day: task?.day ?? day,
    to: "",
    unread: [],
    scope: editScopes.one,
    start: task?.startTimeDesire ?? planned.from,
    end: task?.endTimeDesire ?? planned.to,
    shifts: { morning: of("morning"), afternoon: of("afternoon"), evening: of("evening"), other: of("other") },
    comment: "",
  }
}
/** The form opens on the wish that waits; once the company changed the arrangement none is told (TASK-19). */
export const firstDraft = (task: WishTask | undefined, day: string): WishDraft => {
  const valid = validDraft(task, day)
  const pending = task?.metadataCustomerUpdate
  return pending == null ? valid : wishedOver(valid, pending)
}
/** What is valid, with what was wished for over it. */
export const wishedOver = (valid: WishDraft, pending: Wished): WishDraft => {
  const of = (shift: WorkShift) => {
    const { customerFlag, heads } = shiftFields[shift]
    const [flag, count] = [pending[customerFlag], pending[heads]]
    return {
      isOn: flag === undefined ? valid.shifts[shift].isOn : flag === 1,
      heads: count ?? valid.shifts[shift].heads,
    }
  }
  return {
    ...valid,
    day: pending.date?.from ?? valid.day,
    // Null is a wish too: no time any more.
    start: pending.startTimeDesire === undefined ? valid.start : pending.startTimeDesire,
    end: pending.endTimeDesire === undefined ? valid.end : pending.endTimeDesire,
    shifts: { morning: of("morning"), afternoon: of("afternoon"), evening: of("evening"), other: of("other") },
    comment: pending.comment ?? "",
  }
}
/** An end is open again only where one was wished for: what the company planned is no wish to be taken back. */
export const mayOpenEnd = (task: WishTask | undefined, valid: WishDraft, { end }: WishDraft) =>
  end !== null && (valid.end === null || (task?.endTimeDesire ?? null) !== null)

/** The fields of the customer's side that differ from what is valid; a site that counts no heads is sent none (TASK-47). */
export const wishBody = (valid: WishDraft, draft: WishDraft, countsHeads = true): Readonly<Record<string, unknown>> => {
  const body: Record<string, unknown> = {}
  if (draft.start !== valid.start) body.startTimeDesire = draft.start
  if (draft.end !== valid.end) body.endTimeDesire = draft.end
  for (const shift of workShifts) {
    const { customerFlag, heads } = shiftFields[shift]
    const [before, after] = [valid.shifts[shift], draft.shifts[shift]]
    if (before.isOn !== after.isOn) body[customerFlag] = after.isOn ? 1 : 0
    if (countsHeads && (after.isOn ? !before.isOn || before.heads !== after.heads : before.isOn))
      body[heads] = after.isOn ? after.heads : null
  }
  return body
}
export const isChanged = (valid: WishDraft, draft: WishDraft) =>
  draft.day !== valid.day || Object.keys(wishBody(valid, draft)).length > 0

/** A day as it is chosen or typed anew. */
export const withDay = (draft: WishDraft, field: "day" | "to", day: string): WishDraft => ({
  ...draft,
  [field]: day,
  unread: draft.unread.filter((one) => one !== field),
})

type Usual = Week["usualTimes"]
/** When work of what is wished for begins and ends as a rule: the company's own hours, from its first shift to its last. */
export const usualSpan = (usual: Usual, draft: WishDraft) => {
  const asked = workShifts.filter((shift) => draft.shifts[shift].isOn).map((shift) => shiftIds[shift])
  const of = usual.filter(
    ({ shift, from }) => from !== null && (asked.length === 0 || asked.some((id) => id === shift)),
  )
  return { from: of[0]?.from ?? "08:00", to: of.at(-1)?.to ?? "17:00" }
}
/** Five minutes more or less; the first press, without a time, begins at the usual one. */
export const movedClock = (clock: string | null, minutes: number, usual: string) => {
  if (clock === null || !isClock(clock)) return usual
  const [hours = 0, rest = 0] = clock.split(":").map(Number)
  const total = (((hours * 60 + rest + minutes) % 1440) + 1440) % 1440
  return `${String(Math.floor(total / 60)).padStart(2, "0")}:${String(total % 60).padStart(2, "0")}`
}
