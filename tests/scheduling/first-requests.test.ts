/** What a customer asks for first: seen by the company as 調整中, taken, called off with a reason, or taken back (D64). */
import { expect, test } from "vitest"
import type { Role } from "#modules/kernel/codes.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { atRest } from "../security/state.ts"
import { aBoard, type Board } from "./board.ts"

let board: Board
let site: number
const running = runningProduct(
  async (started) => {
    board = await aBoard(started.url, await aCompany(started, "FIRST"))
    site = await board.site({ name: "品川" })
  },
  { startsAt: "2036-11-20T00:00:00Z" },
)
const request = async (startDate: string, over: object = {}) => {
  const body = { constructionSiteId: site, startDate, morningShiftCustomer: 1, workerMorning: 3, ...over }
  const told = await board.as("customer", "POST", "/v2/task", body)
  expect(told.status, told.text).toBe(200)
  return told.body.data
}
const calendarOf = async (role: Role, day: string) =>
  (await board.as(role, "POST", "/nest/calendar/super-calendar", { from: day, to: day })).body.data
const waiting = async (role: Role) => (await board.as(role, "GET", "/workspace")).body.data.counts.calendar
const entries = async (id: number) =>
  (await board.as("customer", "POST", "/v2/task/list-proposal", { pageSize: 50 })).body.data
    .filter(({ taskId }: { taskId: number }) => taskId === id)
    .map(({ status, reason }: { status: number; reason: string | null }) => [status, reason])
const toldCustomer = async () =>
  (await board.as("customer", "GET", "/notification")).body.data.map(({ text }: { text: string }) => text)
const auditOf = async (id: number) => {
  const told = await running().owner`select action from kernel.audit_entry where subject = ${`task:${id}`} order by 1`
  return told.map(({ action }) => action)
}
const save = (id: number, body: object) => board.as("manager", "PUT", `/v2/task/${id}`, body)
const answer = (which: "confirm" | "reject", id: number, body: object, role: Role = "manager") =>
  board.as(role, "POST", `/v3/task/${which}-customer-update-task/${id}`, body)

test("D64 TASK-19 a request without times stands on the company's calendar and counts as waiting until it is answered", async () => {
  const { id } = await request("2036-12-01", { startTimeDesireMorning: "09:00" })
  for (const role of ["manager", "financeManager", "customer"] as const) {
    const { tasks, slots, days } = await calendarOf(role, "2036-12-01")
    expect([role, tasks.id, slots.shift, slots.time]).toEqual([role, [id], [1], [-1]])
    if ("needed" in slots) expect([slots.needed, days[0].needed]).toEqual([[0], 0])
  }
  for (const role of ["worker", "vendor"] as const) expect((await calendarOf(role, "2036-12-01")).tasks.id).toEqual([])
  expect([await waiting("manager"), await waiting("worker"), await waiting("customer")]).toEqual([
    1,
    undefined,
    undefined,
  ])
  // A shift that the company ticks beside it ends the waiting; the wished one is no slot of its own then.
  const told = await save(id, {
    version: 1,
    afternoonShift: 1,
    maxWorkerAfternoon: 2,
    morningShift: 1,
    maxWorkerMorning: 3,
  })
  expect(told.status, told.text).toBe(200)
  const { slots, times } = await calendarOf("manager", "2036-12-01")
  expect(slots.time.map((at: number) => times[at].from)).toEqual(["08:00", "13:00"])
  expect(await waiting("manager")).toBe(0)
  await expect.poll(toldCustomer).toContain("12/1（月）「品川」の依頼が決まりました。時間をご確認ください。")
})

test("TASK-20 D64 a request is taken at the usual times, all its days at once, and the customer hears it once", async () => {
  const { id, seriesDays } = await request("2036-12-03", { endDate: "2036-12-05" }).then(
    async (made) => (await board.read(made.id)).body.data,
  )
  expect((await answer("confirm", id, { version: 1 }, "customer")).body.errorCode).toBe("Permission_Denied")
  expect((await answer("confirm", id, { version: 2 })).body.errorCode).toBe("Update_Expired")
  const told = await answer("confirm", id, { version: 1 })
  expect(told.status, told.text).toBe(200)
  expect(told.body.data).toMatchObject({ morningShift: 1, morningFrom: "08:00", maxWorkerMorning: 3, workerMorning: 3 })
  for (const day of seriesDays) {
    expect((await board.read(day.id)).body.data).toMatchObject({ morningShift: 1, maxWorkerMorning: 3 })
    expect(await entries(day.id)).toEqual([[1, null]])
  }
  const settled = "12/3（水）、12/4（木）、12/5（金）「品川」の依頼が決まりました。時間をご確認ください。"
  await expect.poll(toldCustomer).toContain(settled)
  expect((await answer("confirm", id, { version: 2 })).body.errorCode).toBe("Not_Found")
})

test("TASK-21 D64 a request is called off with a reason that the customer reads; brought back, it waits again", async () => {
  const { id } = await request("2036-12-08")
  const told = await answer("reject", id, { version: 1, reason: "人が足りません" })
  expect(told.status, told.text).toBe(200)
  expect(await entries(id)).toEqual([[3, "人が足りません"]])
  expect((await calendarOf("manager", "2036-12-08")).tasks.id).toEqual([])
  const [latest] = (await board.as("customer", "GET", "/notification")).body.data
  expect(latest).toMatchObject({ kind: "wishAnswered", text: expect.stringContaining("お受けできませんでした") })
  await atRest(running())
  // Told that it is refused, it is not told besides that it is deleted.
  expect((await toldCustomer()).filter((text: string) => text.includes("12/8"))).toEqual([latest.text])
  expect(await auditOf(id)).toEqual(["task.arrange", "task.delete", "task.rejectProposal"])
  const back = await save(id, { version: 2, status: 1 })
  expect(back.status, back.text).toBe(200)
  expect(await entries(id)).toEqual([[2, null]])
})

test("TASK-22 D64 a customer takes its own request back while nobody has set times", async () => {
  const { id } = await request("2036-12-10")
  const withdraw = (version: number) =>
    board.as("customer", "PUT", `/v2/task/${id}`, { version, metadataCustomerUpdate: null })
  const told = await withdraw(1)
  expect(told.status, told.text).toBe(200)
  expect(await entries(id)).toEqual([[0, null]])
  expect((await calendarOf("manager", "2036-12-10")).tasks.id).toEqual([])
  expect((await withdraw(2)).body.errorCode).toBe("Task_Deleted")
})

test("TASK-19 a day of another year is told with its year, and one farther than two years is refused by the field", async () => {
  const noticesOf = async () =>
    (await board.as("manager", "GET", "/notification")).body.data.map(({ text }: { text: string }) => text)
  await request("2038-11-20")
  expect(await noticesOf()).toContain("2038年11月20日 品川 の手配の依頼が届きました。")
  const body = { constructionSiteId: site, startDate: "2038-11-21", morningShiftCustomer: 1, workerMorning: 3 }
  const told = await board.as("customer", "POST", "/v2/task", body)
  expect([told.status, told.body.fields]).toEqual([
    400,
    [{ field: "startDate", message: "2年以内の日付を入力してください。" }],
  ])
})

test("TASK-20 TASK-21 D64 a day that the customer asked for otherwise since is answered by itself", async () => {
  const wish = { startTimeDesire: "09:00" }
  const days = async (startDate: string, endDate: string): Promise<ReadonlyArray<{ readonly id: number }>> => {
    const { id } = await request(startDate, { endDate, ...wish })
    return (await board.read(id)).body.data.seriesDays
  }
  const otherwise = async (id: number, over: object) => {
    const told = await board.as("customer", "PUT", `/v2/task/${id}`, { version: 1, ...over })
    expect(told.status, told.text).toBe(200)
  }
  const waits = async (id = 0) => (await entries(id)).map(([status]: [number]) => status)
  for (const [first, last, over] of [
    ["2036-12-15", "2036-12-17", { workerMorning: 5 }],
    ["2036-12-22", "2036-12-24", { startTimeDesire: "10:00" }],
  ] as const) {
    const [one, two, three] = await days(first, last)
    await otherwise(two?.id ?? 0, over)
    const told = await answer("confirm", one?.id ?? 0, { version: 1, isTimeTaken: 1 })
    expect(told.status, told.text).toBe(200)
    expect(told.body.data).toMatchObject({ morningFrom: "09:00", maxWorkerMorning: 3 })
    expect((await board.read(two?.id ?? 0)).body.data).toMatchObject({ morningShift: 0, ...over })
    expect([await waits(one?.id), await waits(three?.id)]).toEqual([[1], [2]])
    expect(await waits(two?.id)).toContain(2)
  }
  const [one, two] = await days("2036-12-29", "2036-12-30")
  await otherwise(two?.id ?? 0, { workerMorning: 1 })
  expect((await answer("reject", one?.id ?? 0, { version: 1 })).status).toBe(200)
  expect((await board.read(two?.id ?? 0)).body.data).toMatchObject({ status: 1, workerMorning: 1 })
})
