/** What waits for a vendor's answer, whichever week it looks at: on its page and at the menu's entry. */
import { expect, test } from "vitest"
import { addDays, isoDate } from "#modules/kernel/civil-day.ts"
import { runningProduct } from "../kernel/product.ts"
import { inTheMorning } from "./board.ts"
import { type Slotted, slottedBoard } from "./slotted.ts"

let at: Slotted
runningProduct(async (started) => {
  at = await slottedBoard(started, "WAIT")
})
const slotsOf = async (from: string) =>
  (await at.board.as("vendor", "POST", "/v2/task/list-slot", { from, to: addDays(isoDate(from), 6) })).body.data
const badge = async () => {
  const { menu } = (await at.board.as("vendor", "GET", "/workspace")).body.data
  return menu.find(({ key }: { key: string }) => key === "slots").badge
}

test("D81 D117 what waits is counted over all weeks, until it is answered in full, held or deleted", async () => {
  const { board, asked, fill, crew, company } = at
  const [one, other, third] = [await asked(), await asked(), await asked()]
  const far = await slotsOf("2028-01-10")
  expect(far.slots).toEqual([])
  expect(far.waiting).toEqual({ count: 3, days: [one, other, third].map(({ startDate }) => startDate) })
  expect(await badge()).toBe(3)

  const workers = [inTheMorning(crew[0] ?? 0), inTheMorning(crew[1] ?? 0)]
  const vendors = [{ userId: company.vendorId, morningShift: 1, csmStatus: 1 }]
  const partly = await fill(one.id, { version: 1, workers, vendors })
  expect(partly.status, partly.text).toBe(200)
  // Two of two and a half: half a man is asked for still.
  expect(await badge()).toBe(3)
  await fill(other.id, { version: 1, workers: [], vendors: [{ ...vendors[0], csmStatus: 3, reason: "休業日です" }] })
  expect(await badge()).toBe(2)
  await board.as("manager", "PUT", `/v3/task/update-reserve-status/${third.id}`, { version: 1, reserveStatus: 1 })
  expect((await slotsOf(one.startDate)).waiting).toEqual({ count: 1, days: [one.startDate] })
})

test("D119 a held arrangement's slot stays in sight with whom the vendor put in, asks for nothing, and is there again after the hold", async () => {
  const { board, asked, fill, crew, company } = at
  const task = await asked()
  const vendors = [{ userId: company.vendorId, morningShift: 1, csmStatus: 1 }]
  const filled = await fill(task.id, { version: 1, workers: [inTheMorning(crew[0] ?? 0)], vendors })
  expect(filled.status, filled.text).toBe(200)
  const before = await badge()
  const hold = (version: number, reserveStatus: 0 | 1) =>
    board.as("manager", "PUT", `/v3/task/update-reserve-status/${task.id}`, { version, reserveStatus })
  expect((await hold(2, 1)).status).toBe(200)
  const held = await slotsOf(task.startDate)
  expect(held.slots).toMatchObject([{ taskId: task.id, isHeld: true, isOpen: false, workers: [{ name: "金子 拓" }] }])
  // Whom it had put in is free again.
  expect(held.days[0]).toMatchObject({ filled: 0, out: 0 })
  expect(await badge()).toBe(before - 1)
  expect((await hold(3, 0)).status).toBe(200)
  expect((await slotsOf(task.startDate)).slots).toMatchObject([{ isHeld: false, isOpen: true, filled: 1 }])
  expect(await badge()).toBe(before)
})

test("D81 a slot is to be answered by the evening before, and a day says who is out though no slot asked for him", async () => {
  const { board, asked, crew, site, nextDay } = at
  const task = await asked()
  const [slot] = (await slotsOf(task.startDate)).slots
  expect(slot.answerBy).toBe(`${addDays(isoDate(task.startDate), -1)}T09:00:00.000Z`)
  const day = nextDay()
  const arranged = await board.arrange(site, { startDate: day, workers: [inTheMorning(crew[2] ?? 0)] })
  expect(arranged.status, arranged.text).toBe(200)
  const [shown] = (await slotsOf(day)).days
  expect(shown).toMatchObject({ day, filled: 0, out: 1 })
})
