import { expect, test } from "vitest"
import { addMember } from "#modules/companies/index.ts"
import { registerPerson } from "#modules/identity/index.ts"
import type { Role } from "#modules/kernel/codes.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { registerPartner } from "#modules/people/index.ts"
import { TaskVendorView } from "#modules/scheduling/contract/task-vendor.ts"
import { TaskView, TaskWorkerView } from "#modules/scheduling/contract/task-view.ts"
import { taskHiding } from "#modules/scheduling/policy.ts"
import { acting } from "../kernel/acting.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, password, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "./board.ts"
import { doneBy, seenBy, seenOfVendors, seenOfWorkers, type Viewer, viewers } from "./task-grid.ts"

let board: Board
let company: TestCompany
let flagged: { readonly id: number; readonly token: string }
const running = runningProduct(async (started) => {
  company = await aCompany(started, "GRID")
  board = await aBoard(started.url, company)
  const person = registerPerson({ email: "flagged@grid.example", name: "兼業 担当", password })
  const personId = await started.run(writeAcross({ reason: "a vendor that orders", personId: null }, person))
  const partner = { companyName: "兼業の協力", isCustomer: true, isVendor: true }
  const id = await acting(started, company)(registerPartner(company.id, partner))
  await acting(started, company)(addMember(company.id, { personId, role: "vendor", partnerId: id }))
  flagged = { id, token: await signIn(started.url, "flagged@grid.example") }
})

/** On the morning is one of every kind of worker, and both vendors are asked; on the afternoon is nobody. */
const wholeTask = async () => {
  const site = await board.site()
  const workers = (["worker", "partTimeWorker", "otherWorker", "vendorWorker"] as const).map((role) =>
    inTheMorning(board.staff(role), { priceMorning: 15_000 }),
  )
  const slot = (userId: number) => ({ userId, morningShift: 1, maxWorkerMorning: 2, priceMorning: 20_000 })
  const told = await board.arrange(site, {
    ...{ startDate: "2026-12-28", endDate: "2026-12-29" },
    ...{ morningShiftCustomer: 1, workerMorning: 6, startTimeDesireMorning: "09:00" },
    ...{ afternoonShift: 1, afternoonShiftCustomer: 1, workerAfternoon: 2 },
    leaderId: board.staff("worker"),
    workers,
    vendors: [slot(company.vendorId), slot(flagged.id)],
  })
  const { id } = told.body.data
  const wish = { version: 1, metadataCustomerUpdate: { workerMorning: 7 } }
  await board.as("customer", "PUT", `/v2/task/${id}`, wish)
  return id as number
}
/** Staff prices: the admin side all, a vendor its own workers', staff their own. */
const pricesBy: Readonly<Partial<Record<Viewer, ReadonlyArray<Role>>>> = {
  admin: ["vendorWorker", "partTimeWorker", "otherWorker", "worker"],
  manager: ["vendorWorker", "partTimeWorker", "otherWorker", "worker"],
  officeManager: ["vendorWorker", "partTimeWorker", "otherWorker", "worker"],
  vendor: ["vendorWorker"],
  vendorWorker: ["vendorWorker"],
  partTimeWorker: ["partTimeWorker"],
  otherWorker: ["otherWorker"],
  worker: ["worker"],
}
const lines = (grid: Readonly<Record<string, ReadonlyArray<Viewer>>>) =>
  Object.entries(grid).map(([name, who]) => `${name}: ${viewers.filter((viewer) => who.includes(viewer)).join(" ")}`)

type Rows = ReadonlyArray<{ userId: number }>
type View = Record<string, unknown> & { workers?: Rows; vendors?: Rows }
const readBy = (id: number, viewer: Viewer) =>
  viewer === "flaggedVendor"
    ? ask(running().url, `/v2/task/${id}`, { token: flagged.token, company: company.id })
    : board.read(id, viewer)
const whoHas = (names: ReadonlyArray<string>, has: (viewer: Viewer, name: string) => boolean) =>
  Object.fromEntries(names.map((name) => [name, viewers.filter((viewer) => has(viewer, name))]))

test("TASK-33 each field that an answer has is in the grid of 0§6, those of its people and vendors too", () => {
  const fieldsOf = (view: { readonly fields: object }) => Object.keys(view.fields).toSorted()
  expect(Object.keys(seenBy).toSorted()).toEqual(fieldsOf(TaskView))
  expect(Object.keys(seenOfWorkers).toSorted()).toEqual(fieldsOf(TaskWorkerView))
  expect(Object.keys(seenOfVendors).toSorted()).toEqual(fieldsOf(TaskVendorView))
  expect(fieldsOf(TaskView)).toEqual(expect.arrayContaining(Object.keys(taskHiding.fields)))
})

test("TASK-33 the viewer × field grid of an arrangement is the one of 0§6, for ten roles and the flagged vendor", async () => {
  const id = await wholeTask()
  const views = new Map<Viewer, View>()
  const acts = new Map<Viewer, ReadonlyArray<string>>()
  for (const viewer of viewers) {
    const told = await readBy(id, viewer)
    expect(told.status, `${viewer} ${told.text}`).toBe(200)
    views.set(viewer, told.body.data)
    acts.set(viewer, told.body.data.permissions.actions)
  }
  const fields = whoHas(Object.keys(seenBy), (viewer, name) => Object.hasOwn(views.get(viewer) ?? {}, name))
  expect(lines(fields)).toEqual(lines(seenBy))
  const row = (name: string, who: ReadonlyArray<Viewer>) =>
    [name.padEnd(38), ...viewers.map((viewer) => (who.includes(viewer) ? "x" : "·").padEnd(viewer.length))].join(" ")
  const head = ["field".padEnd(38), ...viewers].join(" ")
  const rowsHave = (part: "workers" | "vendors") => (viewer: Viewer, name: string) =>
    (views.get(viewer)?.[part] ?? []).some((one) => Object.hasOwn(one, name))
  const ofWorkers = whoHas(Object.keys(seenOfWorkers), rowsHave("workers"))
  expect(lines(ofWorkers)).toEqual(lines(seenOfWorkers))
  const ofVendors = whoHas(Object.keys(seenOfVendors), rowsHave("vendors"))
  expect(lines(ofVendors)).toEqual(lines(seenOfVendors))
  const printed = [
    ...Object.entries(fields),
    ...Object.entries(ofWorkers).map(([name, who]) => [`workers[].${name}`, who] as const),
    ...Object.entries(ofVendors).map(([name, who]) => [`vendors[].${name}`, who] as const),
  ]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, who]) => row(name, who))
  await expect(`${[head, ...printed].map((line) => line.trimEnd()).join("\n")}\n`).toMatchFileSnapshot("task-grid.txt")
  const actions = whoHas(Object.keys(doneBy), (viewer, name) => acts.get(viewer)?.includes(name) === true)
  expect(lines(actions)).toEqual(lines(doneBy))
  for (const viewer of viewers) {
    const priced = (views.get(viewer)?.workers ?? []).filter((worker) => Object.hasOwn(worker, "priceMorning"))
    const ids = (pricesBy[viewer] ?? []).map((role) => board.staff(role))
    expect(priced.map(({ userId }) => userId).toSorted(), viewer).toEqual(ids.toSorted())
  }
  // Absent is absent: no field that is not told comes as null.
  expect(views.get("customer")).not.toHaveProperty("workers")
  const own = (viewer: Viewer) => views.get(viewer)?.vendors as Rows
  expect(own("vendor").map(({ userId }) => userId)).toEqual([company.vendorId])
  expect(own("flaggedVendor").map(({ userId }) => userId)).toEqual([flagged.id])
  expect(own("manager")).toHaveLength(2)
})

test("TASK-33 a vendor that orders, as the customer of an arrangement, is told what a customer is, and of its own people", async () => {
  const site = await board.site({ name: "兼業の現場", customerId: flagged.id })
  const told = await board.arrange(site, {
    ...{ startDate: "2026-12-21", morningShiftCustomer: 1, workerMorning: 2, morningShift: 1 },
    workers: [inTheMorning(board.staff("worker"))],
  })
  expect(told.status, told.text).toBe(200)
  const view: View = (await readBy(told.body.data.id, "flaggedVendor")).body.data
  const ownNow = Object.keys(seenBy).filter((name) => seenBy[name]?.includes("customer") === true)
  expect(ownNow.filter((name) => !Object.hasOwn(view, name))).toEqual([])
  const hidden = Object.keys(seenBy).filter((name) => !ownNow.includes(name) && Object.hasOwn(view, name))
  expect(hidden).toEqual(["workers"])
  expect(view.workers).toEqual([])
  expect(view).toMatchObject({ permissions: { actions: expect.arrayContaining(["read", "propose"]) } })
})
