/** What the company was asked by a customer waits under 返事がいる until it is answered, whoever answers and how. */
import { expect, test } from "vitest"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "./board.ts"

let board: Board
let site: number
runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "WISHTOLD"))
  site = await board.site({ name: "品川駅西口再開発" })
})
let day = 0
const arranged = async () => {
  day++
  const startDate = `2027-03-${String(day).padStart(2, "0")}`
  const told = await board.arrange(site, { startDate, morningShiftCustomer: 1, workerMorning: 4 })
  expect(told.status, told.text).toBe(200)
  const { id } = told.body.data
  const asked = await save("customer", id, { version: 1, metadataCustomerUpdate: { workerMorning: 6 } })
  expect(asked.status, asked.text).toBe(200)
  return id
}
const save = (role: "customer" | "manager", id: number, body: object) => board.as(role, "PUT", `/v2/task/${id}`, body)
const answer = (how: "confirm" | "reject", id: number, body: object) =>
  board.as("manager", "POST", `/v3/task/${how}-customer-update-task/${id}`, body)
const noticeOf =
  (id: number, role: "manager" | "officeManager" = "officeManager") =>
  async () => {
    const { data } = (await board.as(role, "GET", "/notification")).body
    const notice = data.find(
      (one: { kind: string; path: string }) => one.kind === "customerWish" && one.path.endsWith(`=${id}`),
    )
    return { isWaiting: notice?.isWaiting, isRead: notice?.isRead }
  }
const waits = { isWaiting: true, isRead: false }
const settled = { isWaiting: false, isRead: true }

test("TASK-20 TASK-21 a wish waits with everybody who arranges until one of them accepts or refuses it; then it counts as read", async () => {
  const accepted = await arranged()
  expect(await noticeOf(accepted)()).toEqual(waits)
  await board.as("officeManager", "GET", "/notification")
  expect((await answer("confirm", accepted, { version: 2 })).status).toBe(200)
  await expect.poll(noticeOf(accepted)).toEqual(settled)
  await expect.poll(noticeOf(accepted, "manager")).toEqual(settled)

  const refused = await arranged()
  expect((await answer("reject", refused, { version: 2, reason: "有資格者がほかの現場です" })).status).toBe(200)
  await expect.poll(noticeOf(refused)).toEqual(settled)
  // The reason that was sent stands in what the customer is told.
  const [told] = (await board.as("customer", "GET", "/notification")).body.data
  expect(told).toMatchObject({ kind: "wishAnswered", text: expect.stringContaining("「有資格者がほかの現場です」") })
})

test("TASK-22 a wish that is taken back or whose day is deleted is asked of nobody any more; another's goes on waiting", async () => {
  const [open, withdrawn, deleted] = [await arranged(), await arranged(), await arranged()]
  expect((await save("customer", withdrawn, { version: 2, metadataCustomerUpdate: null })).status).toBe(200)
  expect((await save("manager", deleted, { version: 2, status: 0 })).status).toBe(200)
  await expect.poll(noticeOf(deleted)).toEqual(settled)
  const unanswered = async () =>
    (await board.as("officeManager", "GET", "/notification?isWaiting=1")).body.data.map(
      (one: { path: string }) => one.path,
    )
  await expect.poll(unanswered).toEqual([`/calendar?task=${open}`])
  // A change that leaves the wish as it is answers nothing: whom the same fact tells of it, is told after wishes are settled.
  const told = async () =>
    (await board.as("worker", "GET", "/notification")).body.data.map(({ kind }: { kind: string }) => kind)
  const on = { workers: [inTheMorning(board.staff("worker"))] }
  expect((await save("manager", open, { version: 2, note: "搬入口は北", ...on })).status).toBe(200)
  await expect.poll(told).toEqual(["task.arranged"])
  expect(await unanswered()).toEqual([`/calendar?task=${open}`])
})
