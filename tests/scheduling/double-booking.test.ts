import { expect, test } from "vitest"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "./board.ts"

let board: Board
let here: number
let there: number
const running = runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "BOOKED"))
  here = await board.site({ name: "豊洲三丁目計画" })
  there = await board.site({ name: "品川駅西口再開発" })
})
const worker = () => board.staff("worker")

test("double booking is refused with who, where, which shift and which day", async () => {
  const first = await board.arrange(there, { startDate: "2026-12-04", workers: [inTheMorning(worker())] })
  const clash = await board.arrange(here, {
    startDate: "2026-12-01",
    endDate: "2026-12-05",
    morningFrom: "11:55",
    morningTo: "15:00",
    workers: [inTheMorning(board.staff("partTimeWorker")), inTheMorning(worker())],
  })
  expect([clash.status, clash.body.errorCode]).toEqual([409, "Worker_Double_Booked"])
  expect(clash.body.fields).toEqual([
    {
      field: "workers.1.userId",
      message: "BOOKED workerさんは12/4（金）の午前（08:00–12:00）に「品川駅西口再開発」へ手配されています。",
    },
  ])
  expect(clash.body.view.clashes).toEqual([
    {
      userId: worker(),
      name: "BOOKED worker",
      taskId: first.body.data.id,
      constructionSiteId: there,
      constructionSiteName: "品川駅西口再開発",
      day: "2026-12-04",
      shift: 1,
      from: "08:00",
      to: "12:00",
    },
  ])
})

test("TIME-22 a night shift reaches into the next morning", async () => {
  const night = { userId: worker(), eveningShift: 1 }
  await board.arrange(there, { startDate: "2026-12-10", eveningShift: 1, workerEvening: 1, workers: [night] })
  const early = { startDate: "2026-12-11", morningFrom: "04:00", morningTo: "08:00", workers: [inTheMorning(worker())] }
  const told = await board.arrange(here, early)
  expect([told.body.errorCode, told.body.view?.clashes[0].day]).toEqual(["Worker_Double_Booked", "2026-12-10"])
  expect((await board.arrange(here, { ...early, morningFrom: "05:00" })).status).toBe(200)
})

test("somebody can't be on two overlapping shifts of one arrangement either", async () => {
  const both = { userId: worker(), morningShift: 1, otherShift: 1, price: 3000 }
  const option = { otherShift: 1, workerOther: 1, otherTo: "13:00", startDate: "2026-12-12", workers: [both] }
  expect((await board.arrange(here, { ...option, otherFrom: "11:00" })).body.errorCode).toBe("Worker_Double_Booked")
  expect((await board.arrange(here, { ...option, otherFrom: "12:00" })).status).toBe(200)
})

test("of two managers who book the same person at once exactly one wins, and the other is told where he is", async () => {
  for (let round = 1; round <= 8; round++) {
    const startDate = `2027-02-${String(round).padStart(2, "0")}`
    const workers = [inTheMorning(worker()), inTheMorning(board.staff("otherWorker"))]
    const told = await Promise.all([
      board.arrange(here, { startDate, workers }),
      board.arrange(there, { startDate, workers: workers.toReversed() }),
    ])
    expect(told.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = told[0]?.status === 200 ? here : there
    const loser = told.find(({ status }) => status === 409)
    expect(loser?.body.errorCode).toBe("Worker_Double_Booked")
    expect(loser?.body.view.clashes).toHaveLength(2)
    expect(loser?.body.view.clashes[0].constructionSiteId).toBe(winner)
  }
})

test("the database itself refuses a double booking that no code saw, unless a reason is recorded", async () => {
  const { owner } = running()
  const { id } = board.company
  const one = (await board.arrange(here, { startDate: "2027-03-01", workers: [inTheMorning(worker())] })).body.data.id
  const two = (await board.arrange(there, { startDate: "2027-03-01" })).body.data.id
  const book = (reason: string | null) => owner`
    insert into scheduling.task_worker (company_id, task_id, shift, staff_id, day, during, override_reason)
    select ${id}, ${two}, 1, staff_id, day, during, ${reason} from scheduling.task_worker where task_id = ${one}`
  await expect(book(null)).rejects.toThrow(/task_worker_double_booked/)
  await book("応援のため")
})

test("a deleted arrangement frees its people; bringing it back asks again", async () => {
  const first = (await board.arrange(here, { startDate: "2027-04-01", workers: [inTheMorning(worker())] })).body.data
  const del = await board.as("manager", "PUT", `/v2/task/${first.id}`, { version: 1, status: 0, mode: "one" })
  expect([del.status, del.body.data.status]).toEqual([200, 0])
  const second = await board.arrange(there, { startDate: "2027-04-01", workers: [inTheMorning(worker())] })
  expect(second.status).toBe(200)
  const back = { version: 2, status: 1 }
  expect((await board.as("manager", "PUT", `/v2/task/${first.id}`, back)).body.errorCode).toBe("Worker_Double_Booked")
  await board.as("manager", "PUT", `/v2/task/${second.body.data.id}`, { version: 1, status: 0 })
  const restored = await board.as("manager", "PUT", `/v2/task/${first.id}`, back)
  expect([restored.status, restored.body.data?.workers.length]).toEqual([200, 1])
})

test("a person's clashes at one place are one sentence, with the days and how many more there are", async () => {
  const days = { startDate: "2029-01-08", endDate: "2029-01-14", workers: [inTheMorning(worker())] }
  await board.arrange(there, days)
  const told = await board.arrange(here, days)
  expect(told.body.fields).toEqual([
    {
      field: "workers.0.userId",
      message:
        "BOOKED workerさんは1/8（月）、1/9（火）、1/10（水）、1/11（木）、ほか3日の午前（08:00–12:00）に「品川駅西口再開発」へ手配されています。",
    },
  ])
  expect(told.body.view.clashes).toHaveLength(7)
})
