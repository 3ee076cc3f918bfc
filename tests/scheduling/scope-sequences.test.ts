import { expect, test } from "vitest"
import { addDays, type IsoDate, isoDate } from "#modules/kernel/civil-day.ts"
import { editScopes } from "#modules/kernel/codes.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "./board.ts"
import { chance } from "./crowd.ts"
import { after, asText, type Model, type Move, type Step } from "./scope-model.ts"
import { modelOf, play, seenSeries } from "./scope-player.ts"

let board: Board
let site: number
const running = runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "RANDOM"))
  site = await board.site()
})
const isHard = process.env.HARD === "1"
const scopes = Object.values(editScopes)
/** Stretches of days that no two series share. */
const stretch = 40
const length = 7
let used = 0

const newSeries = async (crew: ReadonlyArray<number>) => {
  used += 1
  const startDate = addDays(isoDate("2030-01-01"), used * stretch)
  const told = await board.arrange(site, {
    startDate,
    endDate: addDays(startDate, length - 1),
    workers: crew.map((id) => inTheMorning(id)),
  })
  if (told.status !== 200) throw new Error(told.text)
  return Number(told.body.data.groupId)
}

/** A step that the product takes, from one of the days that there are. */
const aStep = (model: Model, staff: ReadonlyArray<number>, random: () => number): Step => {
  const pick = <A>(from: ReadonlyArray<A>): A => {
    const one = from[Math.floor(random() * from.length)]
    if (one === undefined) throw new Error("nothing to pick from")
    return one
  }
  const days = [...model.keys()].toSorted()
  const at = pick(days)
  const last = days.at(-1) ?? at
  const later = days.filter((day) => day >= at)
  const free = Array.from({ length: 5 }, (_, n) => addDays(last, n + 1))
  const gaps = Array.from({ length: 10 }, (_, n) => addDays(at, n + 1)).filter((day) => !model.has(day))
  const end = (): IsoDate => (random() < 0.5 ? pick(later) : pick(free))
  const moves: ReadonlyArray<() => Move> = [
    () => ({ kind: "note", note: pick(["朝礼", "搬入", "雨天中止", ""]) }),
    () => ({ kind: "needed", needed: pick([1, 1.5, 2, 4]) }),
    () => ({ kind: "crew", crew: staff.filter(() => random() < 0.5) }),
    () => ({ kind: "hold", isHeld: random() < 0.5 }),
    () => ({ kind: "delete" }),
    () => (later.length > 1 ? { kind: "skip", day: pick(later.slice(1)) } : { kind: "end", day: pick(free) }),
    () => ({ kind: "end", day: end() }),
    () => ({ kind: "move", day: pick(gaps) }),
  ]
  return { at, scope: pick(scopes), move: pick(moves)() }
}

test("TASK-13 random sequences of scopes leave a series as a plain list of days would be", async () => {
  const random = chance(20_261_126)
  const staff = [board.staff("worker"), board.staff("otherWorker"), board.staff("partTimeWorker")]
  const sequences = isHard ? 10_000 : 60
  for (let sequence = 0; sequence < sequences; sequence++) {
    const groupId = await newSeries(staff.slice(0, 1))
    let model = modelOf(await seenSeries(running(), groupId))
    const steps: Array<Step> = []
    for (let step = 0; step < 6 && model.size > 0; step++) {
      const next = aStep(model, staff, random)
      steps.push(next)
      const told = await play(board, await seenSeries(running(), groupId), next)
      const said = `${JSON.stringify(steps)}\n${told.text}`
      expect(told.status, said).toBe(200)
      model = after(model, next)
      expect(asText(modelOf(await seenSeries(running(), groupId))), said).toBe(asText(model))
    }
  }
})
