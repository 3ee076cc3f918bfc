import { useState } from "react"
import type { Check } from "../queries.ts"

/** Only those whose slip something stops may be left out of a close; the server says the same. */
const stoppedOf = (checks: ReadonlyArray<Check> | undefined) => {
  const found = (checks ?? []).filter(({ severity }) => severity === "stop").flatMap(({ findings }) => findings)
  return [...new Map(found.map(({ userId, name }) => [userId, { userId, name }])).values()]
}

/** Whom the next close goes on without, and why; without a reason nobody is left out. */
export const useLeaveOut = (checks: ReadonlyArray<Check> | undefined) => {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [reason, setReason] = useState("")
  const people = stoppedOf(checks)
  const leftOut = reason.trim() === "" ? [] : people.filter(({ userId }) => chosen.has(userId))
  const left = new Set(leftOut.map(({ userId }) => userId))
  return {
    people,
    chosen,
    choose: (userId: number, isOut: boolean) =>
      setChosen(new Set(isOut ? [...chosen, userId] : [...chosen].filter((id) => id !== userId))),
    reason,
    setReason,
    /** Once the close is done: the next one asks anew. */
    forget: () => {
      setChosen(new Set())
      setReason("")
    },
    isReasonMissing: chosen.size > 0 && reason.trim() === "",
    leftOut,
    without: leftOut.map(({ userId }) => ({ userId, reason: reason.trim() })),
    /** How many findings stop a close that goes on without them. */
    stops: checks
      ?.filter(({ severity }) => severity === "stop")
      .flatMap(({ findings }) => findings)
      .filter(({ userId }) => !left.has(userId)).length,
  }
}
export type LeaveOut = ReturnType<typeof useLeaveOut>
