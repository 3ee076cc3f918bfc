/** 請求照合: what a request asks beyond its site and its period is seen beside our work there, and is held once it is paid. */
import { beforeAll, expect, test } from "vitest"
import { registerStaff } from "#modules/people/index.ts"
import { acting } from "../kernel/acting.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { inTheMorning } from "../scheduling/board.ts"
import { aDesk, type Desk } from "./paper-desk.ts"

let company: TestCompany
let desk: Desk
let worker = 0
const name = "石井 竜也"
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "BEYOND")
  },
  { startsAt: "2026-11-26T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
  const made = registerStaff(company.id, { name, role: "vendorWorker", partnerId: company.vendorId })
  worker = await acting(running(), company, "admin")(made)
})
const arrangedOn = async (siteId: number, day: string, priceMorning: number | null = 20_000) => {
  const price = priceMorning === null ? {} : { priceMorning }
  const slot = { userId: company.vendorId, morningShift: 1, maxWorkerMorning: 1, ...price }
  await desk.arranged(siteId, day, { workers: [inTheMorning(worker)], vendors: [slot] })
}
const handedIn = async (siteId: number, from: string, to: string, lines: ReadonlyArray<object>) => {
  const made = await desk.made(
    {
      ...{ type: 1, partnerId: company.vendorId, createdAt: "2026-11-26", dueDate: "2026-12-20" },
      ...{ stageStartFrom: from, stageStartTo: to, siteId, lines },
    },
    "vendor",
  )
  const told = await desk.move(made.id, made.version, 2, "vendor")
  if (told.status !== 200) throw new Error(told.text)
  return told.body.data
}
const typed = (quantity: number, unitPrice = 20_000) => ({
  ...{ label: "常用 足場", quantity, unit: "人工", unitPrice, valueTax: 10 },
})
const match = (id: number) => desk.as("admin", "GET", `/paper/${id}/match`)
const claim = (id: number, version: number, days: ReadonlyArray<string>) =>
  desk.as("admin", "PUT", `/paper/${id}/match/claims`, {
    version,
    claims: days.map((day) => ({ name, day, heads: 1 })),
  })
const send = (id: number, version: number) => desk.as("admin", "POST", `/paper/${id}/match/notice`, { version })
const payable = async (type: number, from: string, to: string) => {
  const asked = { type, partnerId: company.vendorId, from, to }
  const told = await desk.as("vendor", "POST", "/paper/work-of-payee", asked)
  return told.body.data.lines
}

test("BEY-08 a day claimed on another site than the request's stands beside our work there, and is billed by its notice", async () => {
  const [asked, other] = [await desk.site({ name: "依頼の現場" }), await desk.site({ name: "別の現場" })]
  await arrangedOn(asked, "2026-11-09")
  await arrangedOn(other, "2026-11-10")
  await arrangedOn(other, "2026-11-11")
  const { id, version } = await handedIn(asked, "2026-11-09", "2026-11-11", [typed(2)])
  expect((await match(id)).body.data).toMatchObject({ sums: { ours: 1, claimed: 0 } })
  const told = await claim(id, version, ["2026-11-09", "2026-11-10"])
  // What is not claimed of the other site stays out.
  expect(told.body.data).toMatchObject({ sums: { ours: 2, claimed: 2, agreed: 2 }, differences: [] })
  const sent = await send(id, told.body.data.version)
  expect(sent.body.data).toMatchObject({ isReplaced: true, notice: { total: 44_000 } })
  const notice = (await desk.details(sent.body.data.notice.id)).body.data
  expect(
    notice.lines.flatMap(({ days, siteId }: { days: ReadonlyArray<{ day: string }>; siteId: number }) =>
      days.map(({ day }) => [siteId, day]),
    ),
  ).toEqual([
    [asked, "2026-11-09"],
    [other, "2026-11-10"],
  ])
  const left = await payable(1, "2026-11-09", "2026-11-11")
  expect(left).toMatchObject([{ siteId: other, quantity: 1, days: [{ day: "2026-11-11" }] }])
})

test("BEY-08 a line that names a day after the request's period is seen and billed as ours, not as nobody's", async () => {
  const siteId = await desk.site({ name: "期間の現場" })
  await arrangedOn(siteId, "2026-11-16")
  await arrangedOn(siteId, "2026-11-18")
  const lines = (await payable(1, "2026-11-16", "2026-11-18")).map(
    ({ days, quantity }: { days: ReadonlyArray<{ taskId: number; shift: number }>; quantity: number }) => ({
      ...typed(quantity),
      siteId,
      days: days.map(({ shift, taskId }) => ({ taskId, shift })),
    }),
  )
  const { id, version } = await handedIn(siteId, "2026-11-16", "2026-11-16", lines)
  expect((await match(id)).body.data).toMatchObject({
    ...{ to: "2026-11-18", sums: { ours: 2, claimed: 2, agreed: 2 }, differences: [] },
    people: [{ name }],
  })
  const sent = await send(id, version)
  expect(sent.body.data).toMatchObject({ isReplaced: true, notice: { total: 44_000 } })
  expect(await payable(1, "2026-11-16", "2026-11-18")).toEqual([])
})
