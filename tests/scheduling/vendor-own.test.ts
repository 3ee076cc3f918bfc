import { expect, test } from "vitest"
import { ask } from "../kernel/ask.ts"
import { runningProduct } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"
import { fixedSite, inTheMorning } from "./board.ts"
import { type Slotted, slottedBoard } from "./slotted.ts"

let at: Slotted
const running = runningProduct(async (started) => {
  at = await slottedBoard(started, "SLOT")
})

test("D81 a vendor touches its own slot alone: no facts, no other shift, nobody else's people, no sizes, no other vendor", async () => {
  const { board, company, crew, others, slot, asked, fill } = at
  const own = inTheMorning(board.staff("worker"))
  const task = await asked({ afternoonShift: 1, workerAfternoon: 2, workers: [own], leaderId: board.staff("worker") })
  const [one = 0] = crew
  const told = async (body: object) => (await fill(task.id, { version: 1, ...body })).body
  expect(await told({ note: "x" })).toMatchObject({ errorCode: "Permission_Denied", fields: [{ field: "note" }] })
  expect(await told({ maxWorkerMorning: 1 })).toMatchObject({ errorCode: "Permission_Denied" })
  expect(await told({ vendors: [slot()] })).toMatchObject({
    errorCode: "Permission_Denied",
    fields: [{ field: "vendors.0.maxWorkerMorning" }, { field: "vendors.0.priceMorning" }],
  })
  expect(await told({ vendors: [{ userId: others.id, morningShift: 1, csmStatus: 1 }] })).toMatchObject({
    errorCode: "Permission_Denied",
  })
  expect(await told({ workers: [{ userId: one, afternoonShift: 1 }] })).toMatchObject({
    errorCode: "Invalid_Shift_Change",
    fields: [{ field: "afternoonShift" }],
  })
  expect(await told({ workers: [inTheMorning(board.staff("partTimeWorker"))] })).toMatchObject({
    errorCode: "Worker_Not_Valid",
    fields: [{ field: "workers.0.userId" }],
  })
  const filled = await fill(task.id, { version: 1, workers: [inTheMorning(one)] })
  expect(filled.status, filled.text).toBe(200)
  expect((await board.read(task.id)).body.data.workers.map(({ userId }: { userId: number }) => userId)).toEqual(
    [own.userId, one].toSorted((a, b) => a - b),
  )
  expect((await board.read(task.id)).body.data.leaderId).toBe(own.userId)
  // Whoever was asked for nothing does not even know of it.
  const foreign = { token: others.token, company: company.id }
  expect((await ask(running().url, `/v2/task/${task.id}`, foreign)).body).toMatchObject({ errorCode: "Task_Not_Found" })
  const put = { ...foreign, method: "PUT", body: { version: 2, workers: [] } }
  expect((await ask(running().url, `/v2/task/${task.id}`, put)).body).toMatchObject({ errorCode: "Task_Not_Found" })
})

test("D119 what is held needs nobody: the vendor that answers meanwhile is told of the hold, and after it can fill it again", async () => {
  const { board, crew, asked, fill } = at
  const task = await asked()
  const workers = [inTheMorning(crew[0] ?? 0)]
  const hold = (version: number, reserveStatus: number) =>
    board.as("manager", "PUT", `/v3/task/update-reserve-status/${task.id}`, { version, reserveStatus })
  expect((await hold(1, 1)).status).toBe(200)
  const late = await fill(task.id, { version: 1, workers })
  expect([late.status, late.body.errorCode, late.body.view.reserveStatus]).toEqual([409, "Update_Expired", 1])
  const { data } = (await board.read(task.id, "vendor")).body
  expect(data.permissions.actions).not.toContain("fill")
  expect((await fill(task.id, { version: 2, workers })).body.errorCode).toBe("Permission_Denied")
  expect((await hold(2, 0)).status).toBe(200)
  expect((await fill(task.id, { version: 3, workers })).status).toBe(200)
})

test("D117 a vendor sees its own line and shift, and neither another vendor's nor how many the shift has", async () => {
  const { board, company, others, slot, asked } = at
  const vendors = [slot(), slot({ userId: others.id, morningShift: 0, afternoonShift: 1, maxWorkerAfternoon: 3 })]
  const task = await asked({ afternoonShift: 1, workerAfternoon: 3, vendors })
  const { data } = (await board.read(task.id, "vendor")).body
  expect(data.vendors.map(({ userId }: { userId: number }) => userId)).toEqual([company.vendorId])
  expect(data).toMatchObject({ morningShift: 1 })
  for (const field of ["afternoonShift", "maxWorkerMorning", "assignedMorning", "totalVendor", "customerName"])
    expect(data).not.toHaveProperty(field)
  expect(data.permissions.actions).toContain("fill")
  for (const role of ["financeManager", "customer"] as const)
    expect((await board.read(task.id, role)).body.data).not.toHaveProperty("vendors")
})

test("D81 a vendor that can't says so with its reason; asked for otherwise, it is asked again", async () => {
  const { board, company, slot, asked, fill } = at
  const task = await asked()
  const refusal = [{ userId: company.vendorId, morningShift: 1, csmStatus: 3, reason: "ほかの現場に出ています" }]
  const told = await fill(task.id, { version: 1, vendors: refusal })
  expect(told.body.data.vendors).toMatchObject([{ csmStatus: 3, reason: "ほかの現場に出ています", workerMorning: 0 }])
  const save = (body: object) => board.as("manager", "PUT", `/v2/task/${task.id}`, body)
  const noted = await save({ version: 2, note: "x", vendors: [slot()] })
  expect(noted.body.data.vendors).toMatchObject([{ csmStatus: 3 }])
  const again = await save({ version: 3, vendors: [slot({ maxWorkerMorning: 1 })] })
  expect(again.body.data.vendors).toMatchObject([{ csmStatus: 2, reason: null }])
  const kinds = await running().owner`select kind, texts ->> 'ja' as ja from notifications.notice
    where subject like ${`task:${task.id}.%`} order by id`
  expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["slotAsked", "slotAnswered"]))
})

test("D81 another price or other certificates are a change too: the vendor hears of it, and its slot asks until it answers", async () => {
  const { board, company, crew, slot, asked, fill } = at
  const task = await asked()
  const readSlot = async () => {
    const query = { from: task.startDate, to: task.startDate }
    return (await board.as("vendor", "POST", "/v2/task/list-slot", query)).body.data.slots[0]
  }
  const listed = async () => {
    const { state, priceThen, price } = await readSlot()
    return [state, priceThen, price]
  }
  const latest = async () => (await board.as("vendor", "GET", "/notification")).body.data[0].text
  const people = crew.map((userId, index) => inTheMorning(userId, { countWorkMorning: index === 2 ? 0.5 : 1 }))
  expect((await fill(task.id, { version: 1, workers: people })).status).toBe(200)
  expect(await listed()).toEqual(["full", 21_000, 21_000])
  const save = (version: number, over: object) =>
    board.as("manager", "PUT", `/v2/task/${task.id}`, { version, vendors: [slot(over)] })
  expect((await save(2, { priceMorning: 20_000 })).status).toBe(200)
  expect(await listed()).toEqual(["changed", 21_000, 20_000])
  expect(await latest()).toContain("枠の条件が変わりました")
  const yes = [{ userId: company.vendorId, morningShift: 1, csmStatus: 1 }]
  expect((await fill(task.id, { version: 3, vendors: yes })).status).toBe(200)
  expect(await listed()).toEqual(["full", 20_000, 20_000])
  const certificates = { priceMorning: 20_000, metadataUnitPriceCertificate: [{ title: "玉掛け", workers: 1 }] }
  expect(await readSlot()).toMatchObject({ isOtherCertificates: false })
  expect((await save(4, certificates)).status).toBe(200)
  expect((await listed())[0]).toBe("changed")
  expect(await readSlot()).toMatchObject({ isOtherCertificates: true })
  expect((await save(5, { ...certificates, maxWorkerMorning: 2.5 })).status).toBe(200)
  expect((await fill(task.id, { version: 6, vendors: yes })).status).toBe(200)
  expect((await listed())[0]).toBe("full")
})

test("TASK-47 on a fixed-price site 人工 are not counted, so nothing is too much", async () => {
  const { board, company, crew, slot, nextDay, fill } = at
  const fixed = await board.site(fixedSite(company))
  const told = await board.arrange(fixed, { startDate: nextDay(), vendors: [slot({ maxWorkerMorning: 1 })] })
  expect(told.body.data.vendors).toMatchObject([{ maxWorkerMorning: 0, maxWorker: 0 }])
  const filled = await fill(told.body.data.id, { version: 1, workers: crew.map((userId) => inTheMorning(userId)) })
  expect(filled.body.data.vendors).toMatchObject([{ workerMorning: 3 }])
})

test("TASK-04 with a deleted arrangement its vendor's people are free; brought back they are in the slot again", async () => {
  const { board, crew, asked } = at
  const task = await asked({ workers: [inTheMorning(crew[0] ?? 0)] })
  const filled = async () => {
    const [row] = await running().owner`select filled from scheduling.task_vendor where task_id = ${task.id}`
    return Number(row?.filled)
  }
  expect(await filled()).toBe(1)
  await board.as("manager", "PUT", `/v2/task/${task.id}`, { version: 1, status: 0 })
  expect(await filled()).toBe(0)
  const slots = await board.as("vendor", "POST", "/v2/task/list-slot", { from: task.startDate, to: task.startDate })
  expect(slots.body.data.slots).toEqual([])
  await board.as("manager", "PUT", `/v2/task/${task.id}`, { version: 2, status: 1 })
  expect(await filled()).toBe(1)
})

test("TASK-04 every day of a series has its slot, in statements that depend on neither days nor vendors", async () => {
  const { board, site, slot } = at
  const told = await board.arrange(site, { startDate: "2028-01-10", endDate: "2028-01-14", vendors: [slot()] })
  const rows = await running().owner`select v.asked from scheduling.task_vendor v join scheduling.task t
    on t.company_id = v.company_id and t.id = v.task_id where t.group_id = ${told.body.data.groupId}`
  expect(rows.map((row) => Number(row.asked))).toEqual([2.5, 2.5, 2.5, 2.5, 2.5])
  const [notice] = await running().owner`select texts ->> 'ja' as ja from notifications.notice
    where subject = ${`task:${told.body.data.id}.v1`}`
  expect(notice?.ja).toBe("2028年1月10日から5日 立川病院 空調更新 の枠（2.5人工）が届きました。")
})

test("D81 a vendor's save that says nothing changes nothing and tells nobody; on hold its slot is not asked for", async () => {
  const { board, asked, fill } = at
  const task = await asked()
  const noticesOf = async () => (await board.as("admin", "GET", "/notification")).body.data.length
  const before = await noticesOf()
  for (const body of [{}, { workers: [] }, { isUpdateNoNotiStaff: 1 }]) {
    const told = await fill(task.id, { version: task.version, ...body })
    expect(told.status, told.text).toBe(200)
    expect(told.body.data).toMatchObject({ version: task.version, vendors: [{ csmStatus: 2 }] })
  }
  expect((await fill(task.id, { version: task.version, status: 0 })).body.errorCode).toBe("Permission_Denied")
  expect(await noticesOf()).toBe(before)
  const slots = async () =>
    (await board.as("vendor", "POST", "/v2/task/list-slot", { from: task.startDate, to: task.startDate })).body.data
      .slots
  expect(await slots()).toHaveLength(1)
  const held = await board.as("manager", "PUT", `/v3/task/update-reserve-status/${task.id}`, {
    version: task.version,
    reserveStatus: 1,
  })
  expect(held.status, held.text).toBe(200)
  expect(await slots()).toMatchObject([{ isHeld: true, isOpen: false }])
})

test("TASK-54 a vendor hears that what it was asked for changes, and with the customer that it is called off", async () => {
  const { board, asked } = at
  const task = await asked()
  const latest = (role: "vendor" | "customer", kind: string, path: string) =>
    until(`${role} hears of ${kind} at ${path}`, async () => {
      const { data } = (await board.as(role, "GET", "/notification")).body
      return data.find((one: { kind: string; path: string }) => one.kind === kind && one.path === path)
    })
  // Each leads to the arrangement, wherever its day lies.
  const slot = `/slots?day=${task.startDate}&slot=${task.id}-1`
  const home = `/home?from=${task.startDate}&task=${task.id}`
  const change = (body: object) => board.as("manager", "PUT", `/v2/task/${task.id}`, body)
  expect((await change({ version: task.version, morningTo: "11:30" })).status).toBe(200)
  await latest("vendor", "task.changed", slot)
  expect((await change({ version: task.version + 1, status: 0 })).status).toBe(200)
  await latest("vendor", "task.deleted", slot)
  await latest("customer", "task.deleted", home)
})
