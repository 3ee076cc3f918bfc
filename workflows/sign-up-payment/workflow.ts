/**
 * 申込のお支払い: the bill stands since the registration; wait for its money, remind, activate; or give the order back.
 *
 * Reads like the rule; until when is waited, what is said and what is given back is billing's. Each change of the bill
 * raises its turn and signals it, and the job looks at what became of it: paid, another way to pay, given back.
 */
import type { SignUpInput, SignUpOutcome } from "#modules/billing/index.ts"
import { commandsFor, progress, type Steps, signalUntil } from "../commands.ts"
import type { activities } from "./activities.ts"

const { activity } = commandsFor<typeof activities>()

/** As billing names the signal of a turn. */
const turn = (number: number) => `turn/${number}`

export function* signUpPayment(input: SignUpInput): Steps<{ readonly outcome: SignUpOutcome }> {
  yield* progress(0, 2)
  for (;;) {
    const seen = yield* activity("look", input)
    if (seen.is === "ended") return { outcome: seen.outcome }
    if (seen.is === "paid") break
    if (seen.is === "over") yield* activity("giveBack", input)
    else if (seen.is === "reminds") yield* activity("remind", { ...input, turn: seen.turn })
    else {
      yield* progress(0, 2, seen.way)
      yield* signalUntil(turn(seen.turn + 1), seen.until)
    }
  }
  yield* progress(1, 2, "activate")
  yield* activity("activate", input)
  yield* progress(2, 2)
  return { outcome: "activated" }
}
