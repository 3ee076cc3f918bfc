/**
 * 打刻: what a press of a button does to what is open. Pure; the times are those pressed, not those arrived.
 *
 * A check-in never fails for what came before: an older open punch becomes 未退勤 and its end is asked for, so a
 * forgotten check-out can't block a queue that waited without a signal.
 */
import type { PressAction } from "../codes.ts"
import { longestWorkMillis } from "./longest-work.ts"

export interface OpenPunch {
  readonly id: number
  readonly checkIn: number
  readonly taskId: number | null
  readonly siteId: number | null
  readonly openRest: { readonly id: number; readonly startedAt: number } | undefined
  /** End of the latest closed rest. */
  readonly lastRestEnd: number | undefined
}

export interface Press {
  readonly action: Exclude<PressAction, "cancel"> | undefined
  /** Milliseconds since the epoch, as pressed. */
  readonly at: number
  readonly taskId: number | null
  readonly siteId: number | null
}

export type Decision =
  | { readonly kind: "checkIn"; readonly leavesUnfinished: number | undefined }
  | { readonly kind: "sameAgain"; readonly punchId: number }
  | { readonly kind: "checkOut"; readonly punchId: number; readonly endsRest: number | undefined }
  | { readonly kind: "startRest"; readonly punchId: number }
  | { readonly kind: "endRest"; readonly punchId: number; readonly restId: number }
  | {
      readonly kind: "refused"
      readonly why: "nothingOpen" | "tooSoon" | "beforeStart" | "workTooLong" | "alreadyResting" | "notResting"
    }

/** A second tap of an impatient thumb, from another queue entry. */
const sameTapMillis = 60_000

const isSamePlace = (open: OpenPunch, press: Press) => open.taskId === press.taskId && open.siteId === press.siteId

const checkIn = (open: OpenPunch | undefined, press: Press): Decision => {
  if (open !== undefined && isSamePlace(open, press) && Math.abs(press.at - open.checkIn) < sameTapMillis) {
    return { kind: "sameAgain", punchId: open.id }
  }
  if (open !== undefined && press.at < open.checkIn) return { kind: "refused", why: "beforeStart" }
  return { kind: "checkIn", leavesUnfinished: open?.id }
}

const latestKnown = (open: OpenPunch) => Math.max(open.checkIn, open.openRest?.startedAt ?? 0, open.lastRestEnd ?? 0)

const checkOut = (open: OpenPunch | undefined, press: Press): Decision => {
  if (open === undefined) return { kind: "refused", why: "nothingOpen" }
  if (press.at <= latestKnown(open)) return { kind: "refused", why: "beforeStart" }
  if (press.at - open.checkIn > longestWorkMillis) return { kind: "refused", why: "workTooLong" }
  // D88: without a word which of the two is meant, a double tap must not clock in and out.
  if (press.action === undefined && press.at - open.checkIn < sameTapMillis) return { kind: "refused", why: "tooSoon" }
  return { kind: "checkOut", punchId: open.id, endsRest: open.openRest?.id }
}

const startRest = (open: OpenPunch | undefined, press: Press): Decision => {
  if (open === undefined) return { kind: "refused", why: "nothingOpen" }
  if (open.openRest !== undefined) return { kind: "refused", why: "alreadyResting" }
  if (press.at < latestKnown(open)) return { kind: "refused", why: "beforeStart" }
  return { kind: "startRest", punchId: open.id }
}

const endRest = (open: OpenPunch | undefined, press: Press): Decision => {
  if (open?.openRest === undefined) return { kind: "refused", why: "notResting" }
  if (press.at < open.openRest.startedAt) return { kind: "refused", why: "beforeStart" }
  return { kind: "endRest", punchId: open.id, restId: open.openRest.id }
}

/** What a press does; without an action the state decides between in and out (D88). */
export const decidePress = (open: OpenPunch | undefined, press: Press): Decision => {
  switch (press.action ?? (open === undefined ? "in" : "out")) {
    case "in":
      return checkIn(open, press)
    case "out":
      return checkOut(open, press)
    case "restStart":
      return startRest(open, press)
    case "restEnd":
      return endRest(open, press)
  }
}
