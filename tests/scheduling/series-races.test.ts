/** Two who change a whole series at the same moment: what one adds is not left out by the other. */
import { expect, test } from "vitest"
import { addDays } from "#modules/kernel/civil-day.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board } from "./board.ts"
import type { Step } from "./scope-model.ts"
import { play, seenSeries } from "./scope-player.ts"
import { newSeries } from "./scope-steps.ts"

let board: Board
let site: number
const running = runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "PAIR"))
  site = await board.site()
})

test.each([
  ["hold", { kind: "hold", isHeld: true }],
  ["deletion", { kind: "delete" }],
] as const)("TASK-13 TASK-14 a %s of all days reaches days that are added at the same moment", async (_, move) => {
  for (let round = 0; round < 25; round++) {
    const groupId = await newSeries(board, site, 3, [])
    const seen = await seenSeries(running(), groupId)
    const days = [...seen.days.keys()].toSorted()
    const [first = days[0], last = first] = [days[0], days.at(-1)]
    if (first === undefined || last === undefined) throw new Error("no series")
    const longer: Step = { at: last, scope: "future", move: { kind: "end", day: addDays(last, 3) } }
    const [added, moved] = await Promise.all([
      play(board, seen, longer, "admin"),
      play(board, seen, { at: first, scope: "all", move }, "manager"),
    ])
    const after = [...(await seenSeries(running(), groupId)).days.values()].map(({ isHeld }) => isHeld)
    // Whoever came second was told so and changed nothing, or reached what the first one left.
    if (moved.status === 409) expect(after, moved.text).toEqual(Array(6).fill(false))
    else if (move.kind === "delete") expect(after, added.text).toEqual([])
    else expect(after, added.text).toEqual(Array(added.status === 200 ? 6 : 3).fill(true))
  }
})
