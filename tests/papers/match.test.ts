/** 請求照合 (BEY-08): a vendor's request beside our days, and the notice of what both sides agree on. */
import { beforeAll, expect, test } from "vitest"
import { registerStaff } from "#modules/people/index.ts"
import { acting } from "../kernel/acting.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { inTheMorning } from "../scheduling/board.ts"
import { aDesk, type Desk } from "./paper-desk.ts"

let company: TestCompany
let desk: Desk
let siteId = 0
const staff: Array<{ readonly id: number; readonly name: string }> = []
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "MATCH")
  },
  { startsAt: "2026-11-26T01:00:00.000Z" },
)
const crew: ReadonlyArray<readonly [string, ReadonlyArray<number>]> = [
  ["阿部 拓郎", [1, 2, 5, 6, 7, 8, 9, 13, 14]],
  ["石井 竜也", [5, 6, 7, 8, 9, 13, 14, 15, 16]],
  ["前川 誠司", [13, 14, 15, 16, 19, 20, 21, 22]],
  ["ホアン・ヴァン・ナム", [19, 20, 21, 22, 23, 26]],
  ["三宅 蓮", [26, 27, 28, 29, 30]],
]
const dayOf = (n: number) => `2026-10-${String(n).padStart(2, "0")}`
const isHalf = (name: string, n: number) => name === "石井 竜也" && n === 14
const idOf = (name: string) => staff.find((one) => one.name === name)?.id ?? 0

beforeAll(async () => {
  desk = await aDesk(running(), company)
  siteId = await desk.site({ name: "豊洲三丁目計画" })
  for (const [name] of crew) {
    const made = registerStaff(company.id, { name, role: "vendorWorker", partnerId: company.vendorId })
    const id = await acting(running(), company, "admin")(made)
    staff.push({ id, name })
  }
  for (let n = 1; n <= 31; n++) {
    const there = crew.filter(([, days]) => days.includes(n)).map(([name]) => name)
    if (there.length === 0) continue
    const workers = there.map((name) => inTheMorning(idOf(name), { countWorkMorning: isHalf(name, n) ? 0.5 : 1 }))
    const slot = { userId: company.vendorId, morningShift: 1, maxWorkerMorning: there.length, priceMorning: 20_000 }
    await desk.arranged(siteId, dayOf(n), { workers, vendors: [slot] })
  }
})

const typed = { label: "常用 足場", quantity: 37, unit: "人工", unitPrice: 20_000, valueTax: 10 }
const handedIn = async (over: object = {}) => {
  const made = await desk.made(
    {
      type: 1,
      partnerId: company.vendorId,
      createdAt: "2026-11-02",
      dueDate: "2026-11-30",
      stageStartFrom: "2026-10-01",
      stageStartTo: "2026-10-31",
      siteId,
      lines: [typed],
      ...over,
    },
    "vendor",
  )
  const told = await desk.move(made.id, made.version, 2, "vendor")
  if (told.status !== 200) throw new Error(told.text)
  return told.body.data
}
const theirDays = (over: ReadonlyArray<object> = []) => [
  ...crew.flatMap(([name, days]) =>
    days.map((n) => ({ name, day: dayOf(n), heads: 1, note: isHalf(name, n) ? "終日待機" : "" })),
  ),
  ...over,
]
type Asks = "admin" | "financeManager" | "vendor" | "worker" | "otherWorker" | "manager"
const match = async (id: number, role: Asks = "admin") => await desk.as(role, "GET", `/paper/${id}/match`)
const put = (id: number, what: string, body: object, role: Asks = "admin") =>
  desk.as(role, "PUT", `/paper/${id}/match/${what}`, body)
const send = (id: number, version: number, role: Asks = "admin") =>
  desk.as(role, "POST", `/paper/${id}/match/notice`, { version })
const decide = async (id: number, key: string, decision: string, reason?: string) => {
  const { version } = (await match(id)).body.data
  return await put(id, "decision", { version, key, decision, ...(reason === undefined ? {} : { reason }) })
}

test("BEY-08 A 0.5人工 difference is found and shown with the day and person; what both agree on is paid by one press, the rest later", async () => {
  const { id, total, version } = await handedIn()
  expect(total).toBe(814_000)
  expect((await match(id)).body.data).toMatchObject({ source: "none", onPaper: 37, sums: { ours: 36.5, claimed: 0 } })
  const entered = await put(id, "claims", { version, claims: theirDays() })
  expect([entered.status, entered.text]).toEqual([200, entered.text])
  const key = `p:${idOf("石井 竜也")} 2026-10-14`
  expect(entered.body.data).toMatchObject({
    source: "entered",
    enteredBy: "MATCH admin",
    sums: { ours: 36.5, claimed: 37, agreed: 36.5 },
    offer: { heads: 36.5, subTotal: 730_000, tax: 73_000, total: 803_000, waits: null },
  })
  expect(entered.body.data.differences).toMatchObject([
    {
      ...{ key, name: "石井 竜也", day: "2026-10-14", ours: 0.5, claimed: 1, agreed: 0.5, isOpen: true },
      ...{ note: "終日待機", total: 11_000 },
      evidence: [
        { kind: "arrangement", siteName: "豊洲三丁目計画", heads: 0.5 },
        { kind: "price", unitPrice: 20_000 },
      ],
    },
  ])
  const first = await send(id, entered.body.data.version)
  expect([first.status, first.text]).toEqual([200, first.text])
  const { notice } = first.body.data
  expect(notice).toMatchObject({ edition: 1, status: 2, total: 803_000 })
  const paper = (await desk.details(notice.id)).body.data
  expect(paper).toMatchObject({ type: 7, madeSide: "us", subTotal: 730_000, tax: 73_000, dueDate: "2026-11-30" })
  expect(paper.lines[0]).toMatchObject({ quantity: 36.5, unitPrice: 20_000 })
  expect(first.body.data).toMatchObject({
    status: 2,
    permissions: { actions: ["read", "reject", "match", "settle"] },
    offer: { waits: "unanswered" },
  })
  expect((await send(id, first.body.data.version)).text).toContain("Approve_Paper_fail")
  // Who made the notice does not confirm it: the vendor's word does.
  const confirm = { version: paper.version, isConfirm: 1 }
  expect((await desk.as("admin", "PUT", `/v6/paper/${notice.id}/vendor-confirm`, confirm)).status).toBe(403)
  expect((await desk.as("vendor", "PUT", `/v6/paper/${notice.id}/vendor-confirm`, confirm)).status).toBe(200)
  expect((await match(id)).body.data.offer.waits).toBe("same")
  const accepted = await decide(id, key, "accept", "13時まで待機と確認")
  expect(accepted.body.data).toMatchObject({
    sums: { agreed: 37 },
    offer: { heads: 37, total: 814_000, waits: null },
    differences: [{ isOpen: false, decision: { choice: "accept", by: "MATCH admin", reason: "13時まで待機と確認" } }],
  })
  const second = await send(id, accepted.body.data.version)
  expect(second.body.data).toMatchObject({
    status: 1,
    isReplaced: true,
    notice: { no: notice.no, edition: 2, total: 814_000 },
  })
  const next = (await desk.details(second.body.data.notice.id)).body.data
  expect(next.lines).toMatchObject([
    { quantity: 36.5, amount: 730_000 },
    { label: "10月14日 石井 竜也　照合で認めた分", quantity: 0.5, amount: 10_000, note: "13時まで待機と確認" },
  ])
  expect((await send(id, second.body.data.version)).status).toBe(403)
})

test("BEY-08 days of a notice are billed by no other paper, and are no part of the next request", async () => {
  const free = await desk.as("admin", "POST", "/paper/work-of-payee", {
    ...{ type: 7, partnerId: company.vendorId, from: "2026-10-01", to: "2026-10-31" },
  })
  expect(free.body.data.lines).toEqual([])
  const { id, version } = await handedIn()
  const told = await put(id, "claims", { version, claims: theirDays().slice(0, 1) })
  expect(told.body.data).toMatchObject({ sums: { ours: 0, claimed: 1, agreed: 0 }, offer: { waits: "nothing" } })
  expect(told.body.data.differences[0].evidence.at(-1)).toMatchObject({ kind: "billed" })
  await desk.move(id, told.body.data.version, 3, "admin", "支払済みです")
})

test("BEY-08 the vendor is asked, by notice, and sees its own people without our evidence; workers see nothing", async () => {
  const { id, version } = await handedIn({ stageStartFrom: "2026-11-01", stageStartTo: "2026-11-10", siteId: null })
  const told = await put(id, "claims", { version, claims: [{ name: "知らない 人", day: "2026-11-05", heads: 1 }] })
  expect(told.body.data.differences).toMatchObject([
    { key: "n:知らない 人 2026-11-05", staffId: null, ours: 0, claimed: 1 },
  ])
  const asked = await decide(id, "n:知らない 人 2026-11-05", "ask", "どなたですか")
  expect(asked.body.data.differences[0]).toMatchObject({ isOpen: true, decision: { choice: "ask" } })
  const theirs = (await match(id, "vendor")).body.data
  expect(theirs.offer).toBeNull()
  expect(theirs.permissions.actions).not.toContain("settle")
  expect(theirs.differences).toMatchObject([{ evidence: [], decision: { reason: "どなたですか" } }])
  const notices = await desk.as("vendor", "GET", "/notification")
  expect(notices.text).toContain("どなたですか")
  expect((await match(id, "worker")).status).toBe(404)
  expect((await match(id, "otherWorker")).status).toBe(404)
  expect((await put(id, "claims", { version: 9, claims: [] }, "vendor")).status).toBe(403)
  expect((await decide(id, "n:誰でもない 2026-11-05", "keep")).body.fields).toMatchObject([{ field: "key" }])
  expect((await decide(id, "n:知らない 人 2026-11-05", "accept")).body.fields).toMatchObject([{ field: "reason" }])
  expect((await put(id, "claims", { version, claims: [] })).status).toBe(409)
  const late = [{ name: "知らない 人", day: "2026-12-05", heads: 1 }]
  const outside = await put(id, "claims", { version: asked.body.data.version + 0, claims: late })
  expect(outside.body.fields).toMatchObject([{ field: "claims.0.day" }])
})

test("BEY-08 another price than agreed is a line of its own, a day that they forgot is found in their favour", async () => {
  const at = await desk.site({ name: "忘れた現場" })
  const id5 = idOf("三宅 蓮")
  const slot = { userId: company.vendorId, morningShift: 1, maxWorkerMorning: 1, priceMorning: 20_000 }
  for (const day of ["2026-11-17", "2026-11-18"])
    await desk.arranged(at, day, { workers: [inTheMorning(id5)], vendors: [slot] })
  const { id, version } = await handedIn({
    ...{ stageStartFrom: "2026-11-16", stageStartTo: "2026-11-20", siteId: at },
    lines: [{ ...typed, quantity: 1, unitPrice: 21_000, siteId: at }],
  })
  const told = await put(id, "claims", { version, claims: [{ name: "三宅　蓮", day: "2026-11-17", heads: 1 }] })
  expect(told.body.data).toMatchObject({
    sums: { ours: 2, claimed: 1, agreed: 1 },
    differences: [{ name: "三宅 蓮", day: "2026-11-18", ours: 1, claimed: 0, isOpen: true }],
    lines: [{ key: "l:1", kind: "price", claimedPrice: 21_000, ourPrice: 20_000, amount: 1000, isOpen: true }],
    offer: { heads: 1, total: 22_000 },
  })
  await decide(id, `p:${id5} 2026-11-18`, "keep")
  const kept = await decide(id, "l:1", "accept", "11月から改定")
  expect(kept.body.data.offer).toMatchObject({ heads: 2, subTotal: 41_000 })
})

test("BEY-08 a request that names our arrangements claims what they had; its days go over to the notice", async () => {
  const at = await desk.site({ name: "明細の現場" })
  const slot = { userId: company.vendorId, morningShift: 1, maxWorkerMorning: 1, priceMorning: 20_000 }
  const person = inTheMorning(idOf("阿部 拓郎"))
  await desk.arranged(at, "2026-11-24", { workers: [person], vendors: [slot] })
  const work = await desk.as("vendor", "POST", "/paper/work-of-payee", {
    ...{ type: 1, partnerId: company.vendorId, from: "2026-11-24", to: "2026-11-24" },
  })
  const [{ days, label, quantity, unit, unitPrice }] = work.body.data.lines
  const line = { ...{ label, quantity, unit, unitPrice, valueTax: 10, siteId: at } }
  const shifts = days.map(({ shift, taskId }: { shift: number; taskId: number }) => ({ shift, taskId }))
  const { id, version } = await handedIn({
    ...{ stageStartFrom: "2026-11-24", stageStartTo: "2026-11-24", siteId: at },
    lines: [{ ...line, days: shifts }],
  })
  expect((await match(id)).body.data).toMatchObject({
    source: "lines",
    sums: { ours: 1, claimed: 1, agreed: 1 },
    differences: [],
  })
  const told = await send(id, version)
  expect(told.body.data).toMatchObject({ status: 1, isReplaced: true, notice: { status: 2, total: 22_000 } })
})
