import { expect, test } from "vitest"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "../scheduling/board.ts"

let board: Board
runningProduct(
  async (running) => {
    board = await aBoard(running.url, await aCompany(running, "PLANS"))
  },
  { startsAt: "2026-11-20T00:00:00.000Z" },
)

const nextOf = async (role: "worker" | "otherWorker") =>
  (await board.as(role, "GET", "/v5/timekeeping/today")).body.data.next

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
