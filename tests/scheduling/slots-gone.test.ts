/** 「枠が届きました」 leads nobody to a slot that is gone or waits for nobody, whichever day of a series it was told of. */
import { expect, test } from "vitest"
import { runningProduct } from "../kernel/product.ts"
import { type Slotted, slottedBoard } from "./slotted.ts"

let at: Slotted
runningProduct(async (started) => {
  at = await slottedBoard(started, "GONE")
})
const offerOf = (id: number) => async () => {
  const { data } = (await at.board.as("vendor", "GET", "/notification")).body
  return data.find(
    ({ kind, path }: { kind: string; path: string }) => kind === "slotAsked" && path.includes(`slot=${id}-`),
  )?.isRead
}
const series = async () => {
  const [startDate, , endDate] = [at.nextDay(), at.nextDay(), at.nextDay()]
  const made = await at.asked({ startDate, endDate })
  await expect.poll(offerOf(made.id)).toBe(false)
  return made
}
const save = (id: number, body: object) => at.board.as("manager", "PUT", `/v2/task/${id}`, body)

test("TASK-13 D81 each day of a series says which vendors are asked on it", async () => {
  const { seriesDays } = await series()
  expect(seriesDays.map(({ vendors }: { vendors: ReadonlyArray<string> }) => vendors.length)).toEqual([1, 1, 1])
})

test("D81 a vendor that is taken off a whole series from its last day's form is led to no slot of it any more", async () => {
  const { id, seriesDays, seriesVersion } = await series()
  const last = seriesDays[2].id
  const told = await save(last, { version: 1, mode: "all", seriesVersion, vendors: [] })
  expect(told.status, told.text).toBe(200)
  await expect.poll(offerOf(id)).toBe(true)
})

test("D81 a vendor that is taken off the last day alone is still asked for the days before", async () => {
  const { id, seriesDays } = await series()
  const told = await save(seriesDays[2].id, { version: 1, vendors: [] })
  expect(told.status, told.text).toBe(200)
  const gone = async () =>
    (await at.board.as("vendor", "GET", "/notification")).body.data.some(
      ({ kind, path }: { kind: string; path: string }) =>
        kind === "slotTakenBack" && path.includes(`slot=${seriesDays[2].id}-`),
    )
  await expect.poll(gone).toBe(true)
  expect(await offerOf(id)()).toBe(false)
})

test("D119 TASK-54 a held day's slot waits for nobody, and a deleted series' either: the offer counts as read", async () => {
  const { board } = at
  const held = await at.asked()
  await expect.poll(offerOf(held.id)).toBe(false)
  const hold = { version: 1, reserveStatus: 1 }
  expect((await board.as("manager", "PUT", `/v3/task/update-reserve-status/${held.id}`, hold)).status).toBe(200)
  await expect.poll(offerOf(held.id)).toBe(true)

  const { id, seriesDays, seriesVersion } = await series()
  const deleted = await save(seriesDays[2].id, { version: 1, mode: "all", seriesVersion, status: 0 })
  expect(deleted.status, deleted.text).toBe(200)
  await expect.poll(offerOf(id)).toBe(true)
})
