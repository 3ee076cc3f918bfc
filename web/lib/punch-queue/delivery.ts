/** How a press goes over the wire, and what an answer to it means. */
import { timekeepingCalls } from "#modules/timekeeping/calls.ts"
import type { Answer, Call, Input } from "../send.ts"
import type { PressKind, QueuedPress } from "./press.ts"

export interface Outgoing {
  readonly call: Call
  readonly input: Input
}
const calls = {
  in: timekeepingCalls.checkInCheckOut,
  out: timekeepingCalls.checkInCheckOut,
  claimEnd: timekeepingCalls.checkInCheckOut,
  restStart: timekeepingCalls.rest,
  restEnd: timekeepingCalls.rest,
  cancel: timekeepingCalls.cancel,
} as const satisfies Record<PressKind, Call>

const bodies = {
  in: ({ taskId, constructionSiteId, isOffice, position }) => ({
    action: "in",
    taskId,
    constructionSiteId,
    isOffice: isOffice === true ? 1 : undefined,
    ...position,
  }),
  out: ({ halfShifts, shifts, position }) => ({ action: "out", shifts, halfShifts, ...position }),
  claimEnd: ({ timekeepingId, claimsEnd, halfShifts, shifts }) => ({
    action: "out",
    timekeepingId,
    claimsEnd,
    shifts,
    halfShifts,
  }),
  restStart: () => ({ action: "start" }),
  restEnd: () => ({ action: "end" }),
  cancel: ({ cancels }) => ({ cancels }),
} as const satisfies Record<PressKind, (press: QueuedPress) => object>

/** A call that hangs in a tunnel must not hold the others back. */
const patienceMillis = 20_000

/** The call of a press. Its client id is its idempotency key, so the same content goes out each time. */
export const outgoing = (press: QueuedPress): Outgoing => ({
  call: calls[press.kind],
  input: {
    body: { ...bodies[press.kind](press), clientId: press.clientId, pressedAt: press.pressedAt },
    extraHeaders: { "idempotency-key": press.clientId },
    fetchOptions: { signal: AbortSignal.timeout(patienceMillis) },
  },
})

export type Verdict =
  | { readonly kind: "delivered" }
  | { readonly kind: "refused"; readonly code: string; readonly sentence: string }
  | { readonly kind: "later" }

/** The sign-in or the company's standing may come right again: the press waits and is not judged by it. */
const notAboutThePress = [
  "Your_Company_In_Header_Not_Valid",
  "You_Are_Blocked_From_This_Company",
  "Missing_Company_Id_In_Header",
  "Company_Blocked",
  "Company_Not_Verify",
  "User_Not_Verify",
  "Admin_Of_This_Company_Expire_Purchase",
  "User_Blocked",
  "User_Suspend",
]
const wordOf = (body: unknown, name: "errorCode" | "errorMessage") =>
  typeof body === "object" && body !== null ? String(Reflect.get(body, name) ?? "") : ""

/** Only a clear word about the press itself ends its waiting. */
export const verdictOf = ({ status, body }: Pick<Answer, "status" | "body">): Verdict => {
  if (status === 200) return { kind: "delivered" }
  const code = wordOf(body, "errorCode")
  const isOurs = code !== "" && !notAboutThePress.includes(code)
  const isJudged = isOurs && status >= 400 && status < 500 && ![401, 402, 408, 425, 426, 429].includes(status)
  return isJudged ? { kind: "refused", code, sentence: wordOf(body, "errorMessage") } : { kind: "later" }
}
