import { expect, test } from "vitest"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "./board.ts"

let board: Board
let site: number
const running = runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "PICK"))
  site = await board.site({ name: "品川駅西口再開発" })
})
const search = (body: object, role: Parameters<Board["as"]>[0] = "manager") =>
  board.as(role, "POST", "/v2/common/search-construction-site-worker", { shift: 1, workingDay: "2026-11-26", ...body })
const one = (told: { body: { data: ReadonlyArray<{ userId: number }> } }, userId: number) =>
  told.body.data.find((candidate) => candidate.userId === userId)

test("TASK-30 everyone comes with a verdict: who can first, then who asks for a second look, then who can't", async () => {
  const worker = board.staff("worker")
  for (const startDate of ["2026-11-26", "2026-11-27"])
    await board.arrange(site, { startDate, workers: [inTheMorning(worker)] })
  await running().owner`update people.terms set works_on_site = false where staff_id = ${board.staff("officeManager")}`
  const told = await search({ workingDates: ["2026-11-26", "2026-11-27", "2026-11-28"] })
  expect(told.status, told.text).toBe(200)
  const order = told.body.data.map(({ verdict }: { verdict: string }) => verdict)
  expect(order).toEqual(
    [...order].sort((a, b) => ["ok", "warn", "refused"].indexOf(a) - ["ok", "warn", "refused"].indexOf(b)),
  )
  expect(one(told, worker)).toMatchObject({
    verdict: "refused",
    reasons: [
      {
        kind: "doubleBooked",
        title: "二重手配",
        fact: "11/26（木）、11/27（金） 品川駅西口再開発 午前",
        days: ["2026-11-26", "2026-11-27"],
        clashes: [{ constructionSiteId: site, shift: 1, day: "2026-11-26" }, { day: "2026-11-27" }],
      },
      { kind: "offDay", verdict: "warn", days: ["2026-11-28"] },
    ],
  })
  // 2026-11-28 is a Saturday, off by everyone's weekday schedule.
  expect(one(told, board.staff("otherWorker"))).toMatchObject({
    verdict: "warn",
    reasons: [{ kind: "offDay", fact: "11/28（土）" }],
  })
  expect(one(await search({}), board.staff("officeManager"))).toMatchObject({
    verdict: "warn",
    reasons: [{ kind: "notOnSite" }],
  })
})

test("the arrangement that is being edited is not in its own people's way; other times are not either", async () => {
  const worker = board.staff("worker")
  const task = (await board.arrange(site, { startDate: "2026-12-07", workers: [inTheMorning(worker)] })).body.data
  const day = { workingDay: "2026-12-07" }
  expect(one(await search(day), worker)).toMatchObject({ verdict: "refused" })
  expect(one(await search({ ...day, taskId: task.id }), worker)).toMatchObject({ verdict: "ok" })
  expect(one(await search({ ...day, shift: 2 }), worker)).toMatchObject({ verdict: "ok" })
  expect(one(await search({ ...day, shift: 2, startTime: "11:00", endTime: "15:00" }), worker)).toMatchObject({
    verdict: "refused",
  })
})

test("who ends before the other work begins is not in its way, and a minute later is", async () => {
  const worker = board.staff("worker")
  const early = { workingDay: "2026-12-07", startTime: "06:00" }
  expect(one(await search({ ...early, endTime: "08:00" }), worker)).toMatchObject({ verdict: "ok" })
  expect(one(await search({ ...early, endTime: "08:05" }), worker)).toMatchObject({ verdict: "refused" })
})

test("who was on this site last comes before others; keyword and vendor narrow the list", async () => {
  const told = await search({ workingDay: "2027-01-06", constructionSiteId: site })
  expect(told.body.data[0]).toMatchObject({ userId: board.staff("worker"), lastHere: "2026-12-07" })
  expect((await search({ keyword: "otherWorker" })).body.data).toHaveLength(1)
  const vendors = await search({ vendorIds: [board.company.vendorId] })
  expect(vendors.body.data.map(({ userId }: { userId: number }) => userId)).toEqual([board.staff("vendorWorker")])
  expect(vendors.body.data[0].vendorCompanyName).toBe("PICK 協力")
  expect((await search({ pageSize: 2 })).body).toMatchObject({ pageIndex: 1, totalPages: 4, totalItems: 8 })
})

test("what is missing is named; only who arranges may ask", async () => {
  const blamed = async (body: object) => (await search(body)).body.fields?.map(({ field }: { field: string }) => field)
  expect(await blamed({ workingDay: undefined })).toEqual(["workingDay"])
  expect(await blamed({ shift: 4 })).toEqual(["startTime"])
  expect(await blamed({ shift: 9 })).toEqual(["shift"])
  for (const role of ["financeManager", "customer", "worker"] as const)
    expect((await search({}, role)).status).toBe(403)
})

test("TASK-30 roles and a leader's crew narrow the list; an unknown role or leader finds nobody of his", async () => {
  const ids = async (body: object) =>
    (await search(body)).body.data.map(({ userId }: { userId: number }) => userId).toSorted()
  expect(await ids({ roleIds: [2] })).toEqual([board.staff("admin")])
  expect(await ids({ roleIds: [12, 11] })).toEqual([board.staff("worker"), board.staff("otherWorker")].toSorted())
  expect(await ids({ roleIds: [] })).toEqual([])
  expect(await ids({ roleIds: [99] })).toEqual([])
  const [leader, hand] = [board.staff("worker"), board.staff("partTimeWorker")]
  const led = [inTheMorning(leader), inTheMorning(hand)]
  await board.arrange(site, { startDate: "2027-02-03", leaderId: leader, workers: led })
  expect(await ids({ leaderId: leader })).toEqual([leader, hand].toSorted())
  expect(await ids({ leaderId: leader, roleIds: [10] })).toEqual([hand])
  expect(await ids({ leaderId: 999_999 })).toEqual([])
})

test("TASK-30 a vendor is offered its own workers and nobody else", async () => {
  const told = await search({}, "vendor")
  expect(told.status, told.text).toBe(200)
  expect(told.body.data.map(({ userId }: { userId: number }) => userId)).toEqual([board.staff("vendorWorker")])
  expect((await search({ vendorIds: [board.company.customerId] }, "vendor")).body.data).toEqual([])
})

test("TASK-30 who was asked by mail and has not answered can be arranged, and is marked", async () => {
  const invited = await board.as("admin", "POST", "/staff/invite-staff", {
    ...{ name: "招待 花子", email: "asked@pick.example", roleId: 12, gender: 2, birthday: "1990-04-01" },
  })
  expect(invited.status, invited.text).toBe(200)
  const [asked] = await running().owner<Array<{ id: number }>>`select id from people.staff where name = '招待 花子'`
  const id = asked?.id ?? 0
  expect(one(await search({}), id)).toMatchObject({ hasJoined: 0 })
  expect(one(await search({}), board.staff("otherWorker"))).toMatchObject({ hasJoined: 1 })
  const people = await board.as("manager", "POST", "/common/search-construction-site-worker", { keyword: "招待" })
  expect(people.body.data).toMatchObject([{ userId: id, hasJoined: 0 }])
  const workers = [inTheMorning(id), inTheMorning(board.staff("otherWorker"))]
  const made = await board.arrange(site, { startDate: "2026-12-18", workers })
  const marks = Object.fromEntries(
    made.body.data.workers.map((who: { userId: number; hasJoined: number }) => [who.userId, who.hasJoined]),
  )
  expect(marks).toEqual({ [id]: 0, [board.staff("otherWorker")]: 1 })
  const asWorker = await board.read(made.body.data.id, "otherWorker")
  for (const person of asWorker.body.data.workers) expect(person).not.toHaveProperty("hasJoined")
})
