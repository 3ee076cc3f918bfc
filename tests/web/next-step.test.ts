import { expect, test } from "vitest"
import { nextStepOf } from "@/features/notices/next-step.ts"

test("TASK-20 TASK-21 a customer that is told of an answer is offered to read it, once", () => {
  for (const kind of ["wishAnswered", "task.settled"]) {
    expect(nextStepOf({ kind, isRead: false, isWaiting: false })).toBe("seeAnswer")
    expect(nextStepOf({ kind, isRead: true, isWaiting: false })).toBeUndefined()
  }
})
