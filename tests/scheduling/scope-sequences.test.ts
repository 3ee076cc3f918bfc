/** Random sequences of scopes over series, ten thousand under HARD=1: they leave what they would leave of a plain list of days. */
import { expect, test } from "vitest"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board } from "./board.ts"
import { chance } from "./crowd.ts"
import { after, asText, type Step } from "./scope-model.ts"
import { modelOf, play, seenSeries } from "./scope-player.ts"
import { aStep, newSeries } from "./scope-steps.ts"

let board: Board
let site: number
const running = runningProduct(
  async (started) => {
    board = await aBoard(started.url, await aCompany(started, "RANDOM"))
    site = await board.site()
  },
  { limits: { address: 1e9, stranger: 1e9, person: 1e9, company: 1e9 } },
)
const isHard = process.env.HARD === "1"
/** Side by side, so that the company meets several at once. */
const [sequences, lanes, mostSteps] = [isHard ? 10_000 : 200, 4, 6]
const staff = () => [board.staff("worker"), board.staff("otherWorker"), board.staff("partTimeWorker")]
const played = new Map<string, { taken: number; refused: number }>()

/** One series of its own, step by step; its seed says which. */
const sequence = async (seed: number) => {
  const random = chance(seed)
  const groupId = await newSeries(board, site, 2 + Math.floor(random() * 6), staff().slice(0, 1))
  let seen = await seenSeries(running(), groupId)
  let model = modelOf(seen)
  const steps: Array<Step> = []
  for (let step = 0; step < mostSteps && model.size > 0; step++) {
    const next = aStep(model, staff(), random)
    steps.push(next)
    const told = await play(board, seen, next)
    const said = `seed ${seed}: ${JSON.stringify(steps)}\n${told.text}`
    const expected = after(model, next)
    const kind = `${next.move.kind} ${next.scope}`
    const count = played.get(kind) ?? { taken: 0, refused: 0 }
    played.set(kind, count)
    count[expected === undefined ? "refused" : "taken"] += 1
    if (expected === undefined) expect([400, 404], said).toContain(told.status)
    else expect(told.status, said).toBe(200)
    model = expected ?? model
    seen = await seenSeries(running(), groupId)
    expect(asText(modelOf(seen)), said).toBe(asText(model))
  }
}

test(
  "TASK-13 random sequences of scopes leave a series as a plain list of days would be",
  async () => {
    const ofLane = Array.from({ length: lanes }, async (_, lane) => {
      for (let n = lane; n < sequences; n += lanes) await sequence(20_261_127 + n)
    })
    await Promise.all(ofLane)
  },
  isHard ? 7_200_000 : 240_000,
)

test("TASK-13 the sequences met every way of changing a series in every scope, and what is to be refused", () => {
  const kinds = ["note", "needed", "crew", "hold", "delete", "skip", "move", "wish"]
  for (const kind of kinds)
    for (const scope of ["one", "future", "all"]) expect(played.get(`${kind} ${scope}`)?.taken, kind).toBeGreaterThan(0)
  const refused = [...played.values()].reduce((sum, count) => sum + count.refused, 0)
  expect(refused).toBeGreaterThan(sequences / 20)
})
