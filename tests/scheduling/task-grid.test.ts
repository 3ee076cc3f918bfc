import { expect, test } from "vitest"
import { addMember } from "#modules/companies/index.ts"
import { registerPerson } from "#modules/identity/index.ts"
import type { Role } from "#modules/kernel/codes.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { registerPartner } from "#modules/people/index.ts"
import { taskHiding } from "#modules/scheduling/policy.ts"
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
const management: ReadonlyArray<Viewer> = ["admin", "manager", "officeManager", "financeManager"]
const adminSide: ReadonlyArray<Viewer> = ["admin", "manager", "officeManager"]
const vendors: ReadonlyArray<Viewer> = ["vendor", "flaggedVendor"]
const workers: ReadonlyArray<Viewer> = ["vendorWorker", "partTimeWorker", "otherWorker", "worker"]

const customers: ReadonlyArray<Viewer> = ["customer"]
const wishSide = [...adminSide, ...customers]
/** A field of each shift, by its names in the order morning, afternoon, evening, other. */
const byShift = (name: (shift: string) => string) => ["Morning", "Afternoon", "Evening", "Other"].map(name)
const flagsOf = byShift((shift) => `${shift.toLowerCase()}ShiftCustomer`)
/** Of the morning also whoever is on it; the other shifts are told to those who see all of them. */
const ofShifts = (
  names: ReadonlyArray<string>,
  onMorning: ReadonlyArray<Viewer>,
  onOthers: ReadonlyArray<Viewer>,
): Readonly<Record<string, ReadonlyArray<Viewer>>> =>
  Object.fromEntries(names.map((name, at) => [name, at === 0 ? onMorning : onOthers]))
const all = (names: ReadonlyArray<string>, who: ReadonlyArray<Viewer>) =>
  Object.fromEntries(names.map((name) => [name, who]))

/** 0§6 in words: who is told of each field of an arrangement; whoever is not named does not get it at all. */
const seenBy: Readonly<Record<string, ReadonlyArray<Viewer>>> = {
  // Admin-type roles see all times, workers and vendors the shifts they are on, the customer those that are set.
  morningFrom: viewers,
  afternoonFrom: [...management, "customer"],
  // Max worker is for company roles; per-shift counts of staff are hidden from vendors and customers.
  ...all(["maxWorker", ...byShift((shift) => `maxWorker${shift}`)], management),
  ...ofShifts(
    byShift((shift) => `assigned${shift}`),
    [...management, ...workers],
    management,
  ),
  // The customer's side: admin side, customer, vendor. Desired times of customer and vendor, and who answers them.
  ...ofShifts(flagsOf, [...wishSide, ...vendors], wishSide),
  ...ofShifts(
    byShift((shift) => `worker${shift}`),
    [...wishSide, ...vendors],
    wishSide,
  ),
  ...ofShifts(
    byShift((shift) => `startTimeDesire${shift}`),
    [...wishSide, ...vendors],
    wishSide,
  ),
  ...ofShifts(
    byShift((shift) => `endTimeDesire${shift}`),
    [...wishSide, ...vendors],
    wishSide,
  ),
  ...all(["startTimeDesire", "endTimeDesire"], [...wishSide, ...vendors]),
  // Management sees whose site it is, how it is reached and when it pays, and so does the customer itself.
  ...all(["customerId", "customerName", "customerCompanyName", "customerEmail"], [...management, "customer"]),
  ...all(["customerPhone", "customerAddress", "customerPostalCode"], [...management, "customer"]),
  ...all(["deadline", "paymentMonthOffset", "paymentDate"], [...management, "customer"]),
  // What the customer pays.
  ...all(["metadataCustomerUnitPriceCertificate", "metadataUnitPriceCertificate"], [...management, "customer"]),
  ...all(["unitPriceCustomer", "titleOtherShiftCustomer", "priceOtherShiftCustomer"], [...management, "customer"]),
  otherShiftType: [...management, "customer"],
  ...all(["regularUnitPrice", "nightUnitPrice"], adminSide),
  // Vendor selector and certificates: admin side and vendor only.
  vendors: [...adminSide, ...vendors],
  totalVendor: management,
  // The pending change: its customer and who answers it.
  metadataCustomerUpdate: wishSide,
  ...all(["isCustomer", "isAdminUpdate"], [...management, "customer", ...vendors]),
  // Who made it, and how the series stands, is the company's own.
  ...all(["createdBy", "creatorId", "creatorName", "creatorRoleId", "seriesDays", "seriesVersion"], management),
  // Names of people: everybody but the customer; the leader's phone and how many, the company and its crew.
  workers: [...management, ...workers, ...vendors],
  ...all(["leaderTaskPhone", "totalWorker"], [...management, ...workers]),
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
/** Fields that everybody who sees the arrangement reads, beside those that the policy can hide. */
const plain = ["morningFrom", "afternoonFrom", "note", "constructionSiteName"]
const lines = (grid: Readonly<Record<string, ReadonlyArray<Viewer>>>) =>
  Object.entries(grid).map(([name, who]) => `${name}: ${viewers.filter((viewer) => who.includes(viewer)).join(" ")}`)

type View = Record<string, unknown> & { workers?: ReadonlyArray<{ userId: number }> }
const readBy = (id: number, viewer: Viewer) =>
  viewer === "flaggedVendor"
    ? ask(running().url, `/v2/task/${id}`, { token: flagged.token, company: company.id })
    : board.read(id, viewer)
const whoHas = (names: ReadonlyArray<string>, has: (viewer: Viewer, name: string) => boolean) =>
  Object.fromEntries(names.map((name) => [name, viewers.filter((viewer) => has(viewer, name))]))

test("TASK-33 each field that the policy can hide has a line in the grid of 0§6", () => {
  expect(Object.keys(seenBy).toSorted()).toEqual([...Object.keys(taskHiding.fields), ...plain].toSorted())
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
  const printed = Object.keys(fields)
    .toSorted()
    .map((name) => row(name, fields[name] ?? []))
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
  const own = (viewer: Viewer) => views.get(viewer)?.vendors as ReadonlyArray<{ userId: number }>
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
