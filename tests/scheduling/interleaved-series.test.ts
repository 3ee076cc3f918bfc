/** Two to five people at one series at once, with edits, holds, scopes and wishes: it ends as some serial order of them leaves it. */
import { expect, test } from "vitest"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board } from "./board.ts"
import { chance } from "./crowd.ts"
import { after, asText, type Model, type Step } from "./scope-model.ts"
import { modelOf, play, type Seen, seenSeries } from "./scope-player.ts"
import { aStep, newSeries } from "./scope-steps.ts"

let board: Board
let site: number
const running = runningProduct(
  async (started) => {
    board = await aBoard(started.url, await aCompany(started, "WEAVE"))
    site = await board.site()
  },
  { limits: { address: 1e9, stranger: 1e9, person: 1e9, company: 1e9 } },
)
const isHard = process.env.HARD === "1"
const rounds = isHard ? 2000 : 30
const editors = ["admin", "manager", "officeManager"] as const

/** What became of somebody's step: saved, or refused for good, and at which try. */
interface Done {
  readonly step: Step
  readonly isSaved: boolean
  readonly tries: number
  readonly said: string
}

/** Sends until it is saved or refused for another reason than that somebody was first; each time over what is stored by then. */
const through = async (step: Step, groupId: number, opened: Seen, by: (typeof editors)[number]): Promise<Done> => {
  let seen = opened
  for (let tries = 1; tries < 40; tries++) {
    // The day that he had open is gone: there is nothing left to send.
    if (!seen.days.has(step.at)) return { step, isSaved: false, tries, said: "gone" }
    const told = await play(board, seen, step, by)
    const { errorCode } = told.body
    const isLate = told.status === 409 && ["Update_Expired", "Admin_Update_Task"].includes(errorCode)
    if (told.status === 200) return { step, isSaved: true, tries, said: "saved" }
    if (!isLate) return { step, isSaved: false, tries, said: `${told.status} ${errorCode}` }
    seen = await seenSeries(running(), groupId)
  }
  throw new Error(`never got through: ${JSON.stringify(step)}`)
}

/** Whether the steps can come one after another, each saved or refused as it was, and leave what is stored. */
const isSerial = (model: Model, done: ReadonlyArray<Done>, stored: string): boolean =>
  done.length === 0
    ? asText(model) === stored
    : done.some((one) => {
        const next = after(model, one.step)
        if ((next !== undefined) !== one.isSaved) return false
        return isSerial(
          next ?? model,
          done.filter((other) => other !== one),
          stored,
        )
      })

test(
  "TASK-13 Point 6 whatever several do to a series at once, it ends as one serial order of them leaves it",
  async () => {
    const staff = [board.staff("worker"), board.staff("otherWorker"), board.staff("partTimeWorker")]
    const met = { late: 0, refused: 0, saved: 0 }
    for (let round = 0; round < rounds; round++) {
      const random = chance(7_000_000 + round)
      const groupId = await newSeries(board, site, 2 + Math.floor(random() * 3), staff.slice(0, 1))
      const [first] = modelOf(await seenSeries(running(), groupId)).keys()
      // Half of them begin with a wish that waits, so that answers come in between, too.
      if (first !== undefined && random() < 0.5) {
        const wish = { at: first, scope: "all", move: { kind: "wish", heads: 5 } } as const
        const told = await play(board, await seenSeries(running(), groupId), wish)
        expect(told.status, told.text).toBe(200)
      }
      const opened = await seenSeries(running(), groupId)
      const steps = Array.from({ length: 2 + Math.floor(random() * 4) }, () => aStep(modelOf(opened), staff, random))
      const done = await Promise.all(
        steps.map((step, at) => through(step, groupId, opened, editors[at % editors.length] ?? "admin")),
      )
      met.late += done.filter(({ tries }) => tries > 1).length
      met.saved += done.filter(({ isSaved }) => isSaved).length
      met.refused += done.filter(({ isSaved }) => !isSaved).length
      const stored = asText(modelOf(await seenSeries(running(), groupId)))
      const begun = asText(modelOf(opened))
      expect(isSerial(modelOf(opened), done, stored), `${round}\n${begun}\n${JSON.stringify(done)}\n${stored}`).toBe(
        true,
      )
    }
    // They really came between one another, and most of them got through.
    expect(met.late).toBeGreaterThan(rounds / 4)
    expect(met.saved).toBeGreaterThan(rounds)
    expect(met.refused).toBeGreaterThan(0)
    console.info("interleaved", JSON.stringify({ rounds, ...met }))
  },
  isHard ? 7_200_000 : 240_000,
)
