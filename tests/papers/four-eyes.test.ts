/** What fresh eyes found of a paper's life: who wrote it does not decide on it, and what was paid is not paid again. */
import { beforeAll, expect, test } from "vitest"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aDesk, aLine, type Desk } from "./paper-desk.ts"

let company: TestCompany
let desk: Desk
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "EYES")
  },
  { startsAt: "2026-11-26T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
})
type Role = Parameters<Desk["as"]>[0]
const codeOf = (told: { status: number; body: { errorCode?: string } }) => [told.status, told.body.errorCode]
const pay = (id: number, version: number, over: object = {}, role: Role = "admin") =>
  desk.as(role, "PUT", `/v2/paper/payment-status/${id}`, { version, status: 1, ...over })
/** Its next edition with these lines, issued. */
const corrected = async (correctsId: number, lines: ReadonlyArray<object>) => {
  const draft = await desk.made({ correctsId, partnerId: undefined, lines })
  const pending = (await desk.move(draft.id, draft.version, 2)).body.data
  return (await desk.move(draft.id, pending.version, 1, "financeManager")).body.data
}

test("PAPER-06 D102 whoever wrote a draft anew does not decide on it, whoever made it", async () => {
  const { id, version } = await desk.made()
  const written = await desk.as("financeManager", "PUT", `/paper/update-paper/${id}`, {
    ...desk.written,
    version,
    lines: [{ ...aLine, unitPrice: 999 }],
  })
  const pending = (await desk.move(id, written.body.data.version, 2, "financeManager")).body.data
  expect(codeOf(await desk.move(id, pending.version, 1, "financeManager"))).toEqual([403, "Permission_Denied"])
  expect((await desk.move(id, pending.version, 1, "admin")).body.data.status).toBe(1)
})

test("PAPER-07 D24 a correction of a paid paper stays paid for the same amount, and asks for the rest of another", async () => {
  const issued = await desk.issued()
  const paid = (await pay(issued.id, issued.version, { paidOn: "2026-11-25" })).body.data
  expect(paid).toMatchObject({ paymentStatus: 1, total: 52_800 })
  const same = await corrected(issued.id, [{ ...aLine, label: "配管工事（北棟）" }])
  expect(same).toMatchObject({ edition: 2, paymentStatus: 1, paidOn: "2026-11-25", paidBefore: 52_800 })
  const more = await corrected(same.id, [{ ...aLine, quantity: 3 }])
  expect(more).toMatchObject({ edition: 3, paymentStatus: 0, total: 79_200, paidBefore: 52_800 })
  // The rest is paid; what was paid before stays known for the edition after it.
  expect((await pay(more.id, more.version)).body.data.paymentStatus).toBe(1)
})

test("PAPER-07 a day of payment is neither to come nor more than a year before the paper", async () => {
  const issued = await desk.issued()
  for (const paidOn of ["2026-11-27", "2027-12-31", "1999-01-01", "2025-11-25"])
    expect((await pay(issued.id, issued.version, { paidOn })).body.fields, paidOn).toMatchObject([{ field: "paidOn" }])
  expect((await pay(issued.id, issued.version, { paidOn: "2025-11-26" })).status).toBe(200)
})

test("PAPER-02 the next number of a kind is said to whoever makes that kind", async () => {
  const ask = (type: number, role: Role) => desk.as(role, "GET", `/paper/paper-no?type=${type}`)
  expect((await ask(3, "officeManager")).body.data.paperNo).toMatch(/^INV-2026-/)
  for (const role of ["vendor", "customer", "otherWorker"] as const)
    expect(codeOf(await ask(3, role)), role).toEqual([403, "Permission_Denied"])
  expect((await ask(1, "vendor")).status).toBe(200)
})
