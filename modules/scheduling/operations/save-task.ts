/** One call makes and one saves an arrangement, whoever asks: the company all of it, a vendor its slots, a customer its wish. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { TaskDraft, TaskPatch } from "../contract/task.ts"
import { sideOf } from "../policy/vendor-policy.ts"
import { createTask } from "./arrange-task.ts"
import { changeTask } from "./change-task.ts"
import { fillSlots } from "./fill-slots.ts"
import { proposeChange } from "./propose-change.ts"
import { requestTask } from "./request-task.ts"

/** Fails as changing, filling and proposing do. */
export const saveTask = Effect.fn("Scheduling.saveTask")(function* (id: number, patch: TaskPatch) {
  const side = sideOf(yield* CurrentActor, patch)
  if (side === "vendor") return yield* fillSlots(id, patch)
  return yield* side === "customer" ? proposeChange(id, patch) : changeTask(id, patch)
})

/** Fails as arranging and asking do. */
export const makeTask = Effect.fn("Scheduling.makeTask")(function* (draft: TaskDraft) {
  return yield* sideOf(yield* CurrentActor, draft) === "customer" ? requestTask(draft) : createTask(draft)
})
