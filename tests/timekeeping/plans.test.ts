import { expect, test } from "vitest"
import { png } from "../files/a-picture.ts"
import { fileOf } from "../files/files-product.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "../scheduling/board.ts"

let board: Board
let url: string
runningProduct(
  async (running) => {
    url = running.url
    board = await aBoard(running.url, await aCompany(running, "PLANS"))
  },
  { startsAt: "2026-11-20T00:00:00.000Z" },
)

const nextOf = async (role: "worker" | "otherWorker") =>
  (await board.as(role, "GET", "/v5/timekeeping/today")).body.data.next[0]

test("whoever is arranged gets the leader's telephone, and the leader not his own", async () => {
  const [worker, leader] = [board.staff("worker"), board.staff("otherWorker")]
  const { version } = (await board.as("admin", "GET", `/staff/detail-staff/${leader}`)).body.data
  const phone = "09012345678"
  const saved = await board.as("admin", "PUT", `/staff/admin-update-staff/${leader}`, { version, phone })
  expect(saved.status).toBe(200)
  const arranged = await board.arrange(await board.site(), {
    startDate: "2026-11-21",
    leaderId: leader,
    workers: [inTheMorning(worker), inTheMorning(leader)],
  })
  expect(arranged.status).toBe(200)
  expect(await nextOf("worker")).toMatchObject({ leaderName: "PLANS otherWorker", leaderPhone: phone })
  expect(await nextOf("otherWorker")).toMatchObject({ leaderName: "PLANS otherWorker", leaderPhone: null })
})

test("次の手配 are all shifts of the next day that has any, of two sites too", async () => {
  const worker = board.staff("partTimeWorker")
  const [first, second] = [await board.site({ name: "一の現場" }), await board.site({ name: "二の現場" })]
  const wholeDay = { morningShift: 1, afternoonShift: 1, workerAfternoon: 1 }
  const on = async (siteId: number, startDate: string, shifts: object, of: object) => {
    const made = await board.arrange(siteId, { startDate, ...shifts, workers: [{ userId: worker, ...of }] })
    expect(made.status).toBe(200)
  }
  await on(second, "2026-11-25", { morningShift: 1 }, { morningShift: 1 })
  await on(first, "2026-11-24", wholeDay, { morningShift: 1, afternoonShift: 1 })
  await on(second, "2026-11-24", { eveningShift: 1, morningShift: 0, workerEvening: 1 }, { eveningShift: 1 })
  const { next } = (await board.as("partTimeWorker", "GET", "/v5/timekeeping/today")).body.data
  expect(
    next.map(({ day, shift, siteName }: { day: string; shift: number; siteName: string }) => [day, shift, siteName]),
  ).toEqual([
    ["2026-11-24", 1, "一の現場"],
    ["2026-11-24", 2, "一の現場"],
    ["2026-11-24", 3, "二の現場"],
  ])
})

test("BEY-01 今日 has the files of the arrangement and of its site, each at an address that opens", async () => {
  const picture = fileOf(
    png(3, 3, () => [255, 0, 0]),
    "配管図.png",
  )
  const [file] = (await board.as("manager", "POST", "/upload", { files: [picture] })).body.data.files
  const made = await board.arrange(await board.site({ name: "図面の現場" }), {
    startDate: "2026-11-22",
    description: { files: [file.id] },
    workers: [inTheMorning(board.staff("vendorWorker"))],
  })
  expect(made.status, made.text).toBe(200)
  const { next } = (await board.as("vendorWorker", "GET", "/v5/timekeeping/today")).body.data
  expect(next[0].files.map(({ name }: { name: string }) => name)).toEqual(["配管図.png"])
  expect((await fetch(`${url}${next[0].files[0].url}`)).status).toBe(200)
})
