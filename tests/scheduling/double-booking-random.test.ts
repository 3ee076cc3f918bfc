/** Random series, ten thousand under HARD=1, against a search through everything: no clash missed, none invented. */
import { expect, test } from "vitest"
import { addDays, isoDate } from "#modules/kernel/civil-day.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board } from "./board.ts"
import { clashesOf, type Stay, stayOn } from "./booking-oracle.ts"
import { chance } from "./crowd.ts"

let board: Board
let site: number
runningProduct(
  async (started) => {
    board = await aBoard(started.url, await aCompany(started, "CROWD"))
    site = await board.site()
  },
  { limits: { address: 1e9, stranger: 1e9, person: 1e9, company: 1e9 } },
)
const isHard = process.env.HARD === "1"
const series = isHard ? 10_000 : 150
/** Night shifts reach into the next morning, others touch one another at noon. */
const shifts = [
  ["evening", "Evening", "20:00", "05:00"],
  ["evening", "Evening", "04:00", "08:30"],
  ["evening", "Evening", "22:00", "23:55"],
  ["evening", "Evening", "00:00", "04:00"],
  ["morning", "Morning", "06:30", "12:00"],
  ["afternoon", "Afternoon", "11:55", "18:00"],
  ["afternoon", "Afternoon", "12:00", "17:00"],
] as const

/** A series that was arranged: where its people are, and whether they are pencilled in only. */
interface Arranged {
  readonly id: number
  readonly version: number
  readonly stays: ReadonlyArray<Stay>
}
interface Told {
  readonly status: number
  readonly body: { readonly errorCode?: string; readonly view?: { readonly clashes: ReadonlyArray<Named> } }
}
interface Named {
  readonly userId: number
  readonly taskId: number
}
const namedBy = ({ body }: Told) => {
  const all = (body.view?.clashes ?? []).map(({ taskId, userId }) => `${userId} ${taskId}`)
  return [...new Set(all)].toSorted()
}
const answerOf = (told: Told) => [told.body.errorCode ?? told.status, namedBy(told)]
const answerFor = (clashes: ReadonlyArray<string>) => [clashes.length > 0 ? "Worker_Double_Booked" : 200, clashes]

test(
  "what is refused is what really overlaps, each clash named, whatever the days, shifts, people and holds",
  async () => {
    const random = chance(9)
    const below = (count: number) => Math.floor(random() * count)
    const people = [board.staff("worker"), board.staff("otherWorker"), board.staff("partTimeWorker")]
    let taken: ReadonlyArray<Stay> = []
    const held: Array<Arranged> = []
    const met = { refused: 0, arranged: 0, released: 0, notReleased: 0 }
    const hold = async ({ id, version }: Arranged, reserveStatus: 0 | 1) => {
      const { seriesVersion } = (await board.read(id)).body.data
      const body = { version, seriesVersion, mode: "all", reserveStatus }
      return board.as("manager", "PUT", `/v3/task/update-reserve-status/${id}`, body)
    }
    for (let round = 0; round < series; round++) {
      // As crowded with 10,000 series as with 150.
      const first = addDays(isoDate("2028-05-01"), below(Math.max(40, series / 4)))
      const days = Array.from({ length: 1 + below(7) }, (_, index) => addDays(first, index))
      const dayOffs = days.slice(1, -1).filter(() => random() < 0.3)
      const [flag, at, from, to] = shifts[below(shifts.length)] ?? shifts[0]
      const staffIds = people.filter(() => random() < 0.5)
      const worked = days.filter((day) => !dayOffs.includes(day))
      const wanted = worked.flatMap((day) => staffIds.map((staffId) => ({ day, staffId, ...stayOn(day, from, to) })))
      const told = await board.arrange(site, {
        ...{ startDate: first, endDate: days.at(-1), dayOffs, morningShift: 0, workerMorning: null },
        ...{ [`${flag}Shift`]: 1, [`worker${at}`]: 1, [`${flag}From`]: from, [`${flag}To`]: to },
        workers: staffIds.map((userId) => ({ userId, [`${flag}Shift`]: 1 })),
      })
      const said = `${round}: ${JSON.stringify({ first, worked, from, to, staffIds })}`
      const clashes = clashesOf(taken, wanted)
      expect(answerOf(told), said).toEqual(answerFor(clashes))
      if (clashes.length > 0) {
        met.refused += 1
      } else {
        met.arranged += 1
        const { id, version, seriesDays, startDate } = told.body.data
        const ids = new Map<string, number>([[startDate, id]])
        for (const one of seriesDays ?? []) ids.set(one.day, one.id)
        const stays = wanted.map(({ day, ...stay }) => ({ ...stay, taskId: ids.get(day) ?? 0 }))
        // Whoever is on a held arrangement is free for others.
        if (random() < 0.15) {
          const one = { id, version, stays }
          expect((await hold(one, 1)).status, said).toBe(200)
          held.push({ ...one, version: version + 1 })
        } else taken = [...taken, ...stays]
      }
      const [back] = random() < 0.1 ? held.splice(below(held.length), 1) : []
      if (back === undefined) continue
      const inTheWay = clashesOf(taken, back.stays)
      expect(answerOf(await hold(back, 0)), `${said}, released ${back.id}`).toEqual(answerFor(inTheWay))
      if (inTheWay.length === 0) taken = [...taken, ...back.stays]
      met[inTheWay.length === 0 ? "released" : "notReleased"] += 1
    }
    for (const [what, count] of Object.entries(met)) expect(count, what).toBeGreaterThan(0)
    console.info("double booking", JSON.stringify({ series, ...met }))
  },
  isHard ? 7_200_000 : 240_000,
)
