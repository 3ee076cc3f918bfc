/** One call saves an arrangement, whoever asks: the company all of it, a vendor its own slots (D81). */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { TaskPatch } from "../contract/task.ts"
import { sideOf } from "../policy/vendor-policy.ts"
import { changeTask } from "./change-task.ts"
import { fillSlots } from "./fill-slots.ts"

/** Fails as changing and filling do. */
export const saveTask = Effect.fn("Scheduling.saveTask")(function* (id: number, patch: TaskPatch) {
  const side = sideOf(yield* CurrentActor)
  return yield* side === "vendor" ? fillSlots(id, patch) : changeTask(id, patch)
})
