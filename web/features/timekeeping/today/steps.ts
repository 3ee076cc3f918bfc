/** What stands over 今日 while a button is being pressed. The time pressed is kept in each step. */
import type { PressFacts, QueuedPress } from "@/lib/punch-queue/press.ts"
import type { Arrangement } from "../day/arrangement.ts"
import type { MyDay } from "../day/my-day.ts"
import type { Stretch } from "../day/stretch.ts"

export type Unusual = "early" | "noArrangement" | "otherSite"

export type Step =
  | { readonly kind: "sites"; readonly pressedAt: string }
  | { readonly kind: "confirm"; readonly pressedAt: string; readonly facts: PressFacts; readonly why: Unusual }
  | { readonly kind: "ticks"; readonly pressedAt: string; readonly facts: PressFacts; readonly of: Stretch }
  | { readonly kind: "notKept"; readonly pressedAt: string; readonly facts: PressFacts }
  | { readonly kind: "receipt"; readonly press: QueuedPress }

/** How long a press can be taken back (D111). */
export const undoSeconds = 60

const earlyMillis = 30 * 60_000

/** The facts of 出勤 for an arrangement. */
export const inFor = ({ taskId, siteName }: Arrangement): PressFacts => ({ kind: "in", taskId, siteName })

/** Why a check-in is asked about; undefined for the ordinary one, which one tap makes (D111). */
export const unusualOf = (facts: PressFacts, day: MyDay, pressedAt: string): Unusual | undefined => {
  const plan = day.arrangements.find(({ taskId }) => taskId === facts.taskId)
  if (plan === undefined) return day.nextUp === undefined ? "noArrangement" : "otherSite"
  return Date.parse(pressedAt) < plan.startsAt - earlyMillis ? "early" : undefined
}
