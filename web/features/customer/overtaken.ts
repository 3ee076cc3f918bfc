/** What somebody else changed of an arrangement while a wish about it was being written. */
import { workShifts } from "@/features/scheduling/shifts.ts"
import type { LastChange } from "@/lib/api-error.ts"
import { firstDraft, validDraft, type WishDraft, type WishTask } from "./wish-draft.ts"

export interface Overtaken {
  readonly before: WishTask
  readonly now: WishTask
  /** Who was first, as the server lets it be known. */
  readonly change: LastChange | undefined
}
/** One's own side changes what is asked for; the company what is valid; of a vendor, whom nobody names, neither. */
const isOfOwnSide = ({ change }: Overtaken) => change !== undefined && !change.isCompany && change.by !== null

type Shown = "day" | "start" | "end" | "comment" | (typeof workShifts)[number] | "meeting" | "held"
export interface Change {
  readonly part: Shown
  readonly before: string | number | null
  readonly now: string | number | null
}
const shown = (
  task: WishTask,
  { day, start, end, comment, shifts }: WishDraft,
): Readonly<Record<Shown, Change["now"]>> => {
  const heads = (shift: (typeof workShifts)[number]) => (shifts[shift].isOn ? shifts[shift].heads : null)
  return {
    ...{ day, start, end, comment: comment === "" ? null : comment },
    ...{ morning: heads("morning"), afternoon: heads("afternoon"), evening: heads("evening"), other: heads("other") },
    meeting: [task.meetingTime, task.meetingPlace].filter(Boolean).join(" ") || null,
    held: task.isHeld ? 1 : null,
  }
}
/** Field by field, in the form's order: what it was when the form opened, and what it is now. */
export const changesOf = (overtaken: Overtaken): ReadonlyArray<Change> => {
  const { before, now } = overtaken
  const draftOf = isOfOwnSide(overtaken) ? firstDraft : validDraft
  const [then, since] = [shown(before, draftOf(before, before.day)), shown(now, draftOf(now, now.day))]
  const order: ReadonlyArray<Shown> = ["held", "day", ...workShifts, "start", "end", "meeting", "comment"]
  return order
    .filter((part) => then[part] !== since[part])
    .map((part) => ({ part, before: then[part], now: since[part] }))
}
