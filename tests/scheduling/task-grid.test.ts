import { expect, test } from "vitest"
import { addMember } from "#modules/companies/index.ts"
import { registerPerson } from "#modules/identity/index.ts"
import type { Role } from "#modules/kernel/codes.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { registerPartner } from "#modules/people/index.ts"
import { acting } from "../kernel/acting.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, everyRole, password, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "./board.ts"

type Viewer = Role | "flaggedVendor"
const viewers: ReadonlyArray<Viewer> = [...everyRole, "flaggedVendor"]

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
const management: ReadonlyArray<Viewer> = ["admin", "manager", "officeManager", "financeManager"]
const adminSide: ReadonlyArray<Viewer> = ["admin", "manager", "officeManager"]
const vendors: ReadonlyArray<Viewer> = ["vendor", "flaggedVendor"]
const workers: ReadonlyArray<Viewer> = ["vendorWorker", "partTimeWorker", "otherWorker", "worker"]

/** 0§6 in words: who is told of each field of an arrangement; whoever is not named does not get it at all. */
const seenBy: Readonly<Record<string, ReadonlyArray<Viewer>>> = {
  // Admin-type roles see all times, workers and vendors the shifts they are on, the customer those that are set.
  morningFrom: viewers,
  afternoonFrom: [...management, "customer"],
  // Max worker is for company roles; per-shift counts of staff are hidden from vendors and customers.
  maxWorkerMorning: management,
  maxWorker: management,
  assignedMorning: [...management, ...workers],
  // The customer's side: admin side, customer, vendor. Desired times of customer and vendor, and who answers them.
  morningShiftCustomer: [...adminSide, "customer", ...vendors],
  workerMorning: [...adminSide, "customer", ...vendors],
  startTimeDesireMorning: [...adminSide, "customer", ...vendors],
  // Management sees whose site it is, and the customer itself.
  customerName: [...management, "customer"],
  // What the customer pays.
  metadataCustomerUnitPriceCertificate: [...management, "customer"],
  regularUnitPrice: adminSide,
  // Vendor selector and certificates: admin side and vendor only.
  vendors: [...adminSide, ...vendors],
  totalVendor: management,
  // The pending change: its customer and who answers it.
  metadataCustomerUpdate: [...adminSide, "customer"],
  // Names of people: everybody but the customer.
  workers: [...management, ...workers, ...vendors],
  note: viewers,
  constructionSiteName: viewers,
}
/** What may be done: workers read only, a vendor fills its slot, the customer asks, company roles read the history. */
const doneBy: Readonly<Record<string, ReadonlyArray<Viewer>>> = {
  read: viewers,
  update: adminSide,
  assign: adminSide,
  delete: adminSide,
  fill: vendors,
  propose: ["customer"],
  answer: adminSide,
  history: management,
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

test("TASK-33 the viewer × field grid of an arrangement is the one of 0§6, for ten roles and the flagged vendor", async () => {
  const id = await wholeTask()
  const views = new Map<Viewer, Record<string, unknown> & { workers?: ReadonlyArray<{ userId: number }> }>()
  const acts = new Map<Viewer, ReadonlyArray<string>>()
  for (const viewer of viewers) {
    const told =
      viewer === "flaggedVendor"
        ? await ask(running().url, `/v2/task/${id}`, { token: flagged.token, company: company.id })
        : await board.read(id, viewer)
    expect(told.status, `${viewer} ${told.text}`).toBe(200)
    views.set(viewer, told.body.data)
    acts.set(viewer, told.body.data.permissions.actions)
  }
  const whoHas = (names: ReadonlyArray<string>, has: (viewer: Viewer, name: string) => boolean) =>
    Object.fromEntries(names.map((name) => [name, viewers.filter((viewer) => has(viewer, name))]))
  const fields = whoHas(Object.keys(seenBy), (viewer, name) => Object.hasOwn(views.get(viewer) ?? {}, name))
  expect(lines(fields)).toEqual(lines(seenBy))
  const actions = whoHas(Object.keys(doneBy), (viewer, name) => acts.get(viewer)?.includes(name) === true)
  expect(lines(actions)).toEqual(lines(doneBy))
  for (const viewer of viewers) {
    const priced = (views.get(viewer)?.workers ?? []).filter((worker) => Object.hasOwn(worker, "priceMorning"))
    const ids = (pricesBy[viewer] ?? []).map((role) => board.staff(role))
    expect(priced.map(({ userId }) => userId).toSorted(), viewer).toEqual(ids.toSorted())
  }
  // Absent is absent: no field that is not told comes as null.
  expect(views.get("customer")).not.toHaveProperty("workers")
  const own = (viewer: Viewer) => views.get(viewer)?.vendors as ReadonlyArray<{ userId: number }>
  expect(own("vendor").map(({ userId }) => userId)).toEqual([company.vendorId])
  expect(own("flaggedVendor").map(({ userId }) => userId)).toEqual([flagged.id])
  expect(own("manager")).toHaveLength(2)
})
