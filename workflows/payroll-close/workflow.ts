/**
 * 締め: freeze the month, read who is in it, calculate piece by piece, close.
 *
 * Reads like the rule; what the steps do is payroll's.
 */
import type { CloseInput } from "#modules/payroll/index.ts"
import { commandsFor, progress, StepFailed, type Steps } from "../commands.ts"
import type { activities } from "./activities.ts"

const { activity } = commandsFor<typeof activities>()

export function* closeMonth(input: CloseInput): Steps<{ readonly revision: number; readonly slips: number }> {
  yield* progress(0, 0, "freeze")
  yield* activity("freeze", input)
  try {
    const { people, pieces } = yield* activity("plan", input)
    let done = 0
    yield* progress(done, people, "compute")
    for (let piece = 0; piece < pieces; piece++) {
      const { written, unchanged } = yield* activity("compute", { ...input, piece })
      done += written + unchanged
      yield* progress(done, people, "compute")
    }
    yield* progress(people, people, "finish")
    return yield* activity("finish", input)
  } catch (fault) {
    if (fault instanceof StepFailed) yield* activity("release", input)
    throw fault
  }
}
