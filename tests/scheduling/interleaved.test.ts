/** Two to five people at one arrangement at once: whatever comes between, it ends as if they had come one after another. */
import { expect, test } from "vitest"
import { addDays, isoDate } from "#modules/kernel/civil-day.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "./board.ts"
import { chance } from "./crowd.ts"

let board: Board
let site: number
runningProduct(
  async (started) => {
    board = await aBoard(started.url, await aCompany(started, "WEAVE"))
    site = await board.site()
  },
  { limits: { address: 1e9, stranger: 1e9, person: 1e9, company: 1e9 } },
)
const isHard = process.env.HARD === "1"
const rounds = isHard ? 2000 : 12

/** What of an arrangement the editors touch. */
interface State {
  readonly note: string
  readonly meetingPlace: string | null
  readonly needed: number
  readonly crew: ReadonlyArray<number>
  readonly isHeld: boolean
}
interface Edit {
  readonly change: Partial<State>
  /** The call, made with the version that was read last. */
  readonly send: (id: number, version: number) => ReturnType<Board["as"]>
}
const editors = ["admin", "manager", "officeManager"] as const
const people = ["worker", "otherWorker", "partTimeWorker"] as const
const pick = <A>(random: () => number, from: ReadonlyArray<A>): A => {
  const one = from[Math.floor(random() * from.length)]
  if (one === undefined) throw new Error("nothing to pick from")
  return one
}
const anEdit = (random: () => number): Edit => {
  const role = pick(random, editors)
  const save = (change: Partial<State>, body: object): Edit => ({
    change,
    send: (id, version) => board.as(role, "PUT", `/v2/task/${id}`, { version, ...body }),
  })
  const note = pick(random, ["朝礼", "搬入", "雨天中止"])
  const meetingPlace = pick(random, ["北ゲート", "詰所", null])
  const needed = pick(random, [1, 1.5, 3])
  const crew = people.flatMap((one) => (random() < 0.5 ? [board.staff(one)] : []))
  const isHeld = random() < 0.5
  return pick(random, [
    save({ note }, { note }),
    save({ note, meetingPlace }, { note, meetingPlace }),
    save({ needed }, { morningShift: 1, maxWorkerMorning: needed }),
    save({ crew: crew.toSorted() }, { workers: crew.map((userId) => inTheMorning(userId)) }),
    {
      change: { isHeld },
      send: (id, version) =>
        board.as(role, "PUT", `/v3/task/update-reserve-status/${id}`, {
          ...{ version, mode: "one", reserveStatus: isHeld ? 1 : 0 },
        }),
    },
  ])
}
interface View {
  readonly note: string
  readonly meetingPlace: string | null
  readonly maxWorkerMorning: number
  readonly workers: ReadonlyArray<{ readonly userId: number }>
  readonly reserveStatus: number
}
const stateOf = (view: View): State => ({
  note: view.note,
  meetingPlace: view.meetingPlace,
  needed: view.maxWorkerMorning,
  crew: view.workers.map(({ userId }) => userId).toSorted(),
  isHeld: view.reserveStatus === 1,
})

/** What each order of the changes would leave. */
const statesAfter = (before: State, changes: ReadonlyArray<Partial<State>>): ReadonlyArray<string> =>
  changes.length === 0
    ? [JSON.stringify(before)]
    : changes.flatMap((change) =>
        statesAfter(
          { ...before, ...change },
          changes.filter((one) => one !== change),
        ),
      )

/** Tries until it is through, each time over what is stored by then; gives how many tries it took. */
const through = async (edit: Edit, id: number, seen: number): Promise<{ edit: Edit; tries: number }> => {
  let version = seen
  for (let tries = 1; tries < 40; tries++) {
    const told = await edit.send(id, version)
    if (told.status === 200) return { edit, tries }
    expect([told.status, told.body.errorCode], told.text).toEqual([409, "Update_Expired"])
    version = (await board.read(id)).body.data.version
  }
  throw new Error("never got through")
}

test("Point 6 whatever order several editors come in, the arrangement ends as one serial order of them leaves it", {
  timeout: isHard ? 3_600_000 : 240_000,
}, async () => {
  const random = chance(21)
  let late = 0
  for (let round = 0; round < rounds; round++) {
    const startDate = addDays(isoDate("2040-01-01"), round)
    const { id, version, ...view } = (await board.arrange(site, { startDate, maxWorkerMorning: 2 })).body.data
    const edits = Array.from({ length: 2 + Math.floor(random() * 4) }, () => anEdit(random))
    const done = await Promise.all(edits.map((edit) => through(edit, id, version)))
    late += done.filter(({ tries }) => tries > 1).length
    const before = stateOf(view)
    const stored = stateOf((await board.read(id)).body.data)
    const made = done.map(({ edit }) => edit.change)
    expect(statesAfter(before, made), JSON.stringify({ before, made })).toContain(JSON.stringify(stored))
  }
  // They really came between one another.
  expect(late).toBeGreaterThan(rounds / 2)
})
