/** 黙示の確認: what 支払通知書 says of silence happens, once, on the day after; a word before it goes before it. */
import { beforeAll, expect, test } from "vitest"
import { makePapers } from "#modules/papers/index.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { letters } from "./letters.ts"
import { aDesk, type Desk } from "./paper-desk.ts"

const agency = 7
const acceptanceFixed = 6
let company: TestCompany
let desk: Desk
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "SILENT")
  },
  { startsAt: "2026-11-20T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
})
const { send, mailsTo } = letters(() => ({ company, desk, running: running() }))
const look = () => Promise.all([1, 2].map(() => running().run(makePapers())))
const at = async (instant: string) => {
  running().clock?.set(instant)
  desk = await aDesk(running(), company)
}
const handed = async (over: object = {}) => {
  const { id, version } = await desk.made({ type: agency, partnerId: company.vendorId, ...over })
  const told = await desk.move(id, version, 2)
  if (told.status !== 200) throw new Error(told.text)
  return told.body.data
}
const now = async (id: number) => (await desk.details(id)).body.data
const entries = (id: number, action: string) => running().owner`
  select * from kernel.audit_entry where subject = ${`paper:${id}`} and action = ${action}`

test("PAPER-06 silence for a week after it was handed over confirms it once, as silence, and both sides are told", async () => {
  const silent = await handed()
  const refused = await handed()
  const other = await handed({ type: acceptanceFixed })
  expect([silent.silenceUntil, other.silenceUntil]).toEqual(["2026-11-27", null])
  await at("2026-11-27T14:50:00.000Z")
  await desk.as("vendor", "PUT", `/v6/paper/${refused.id}/vendor-confirm`, {
    version: refused.version,
    isConfirm: 0,
    reason: "人数が違います",
  })
  await look()
  expect((await now(silent.id)).status).toBe(2)
  await at("2026-11-27T15:10:00.000Z")
  await look()
  await look()
  const confirmed = await now(silent.id)
  expect(confirmed).toMatchObject({
    status: 1,
    answer: "confirmed",
    answeredName: null,
    isTacit: true,
    silenceUntil: null,
  })
  expect((await entries(silent.id, "paper.approve")).length).toBe(1)
  const told = await running().owner<Array<{ personId: number }>>`
    select person_id as "personId" from notifications.notice where subject = ${`paper:${silent.id}`} and kind = 'paper.tacit'`
  expect(told.length).toBeGreaterThanOrEqual(2)
  expect((await now(refused.id)).status).toBe(3)
  expect((await now(other.id)).status).toBe(2)
})

test("PAPER-06 without an account the week begins when the mail has left, and the same address is told of the end", async () => {
  await at("2026-12-01T01:00:00.000Z")
  const email = "damatte@silent.example"
  const made = await desk.as("admin", "PUT", "/vendor/invite-vendor", { companyName: "黙示工業", email })
  expect(made.status, made.text).toBe(200)
  const paper = await handed({ partnerId: made.body.data.id })
  expect(paper.silenceUntil).toBeNull()
  const sent = await send([paper.id], [{ email }])
  expect(sent.status, sent.text).toBe(200)
  await at("2026-12-20T01:00:00.000Z")
  await look()
  expect((await now(paper.id)).status).toBe(2)
  await running().owner`update notifications.mail set state = 'sent', delivery = 'smtp', secret = null,
    message_id = 'm', ended_at = '2026-12-20T02:00:00Z', leased_by = null where to_email = ${email} and kind = 'paper'`
  expect((await now(paper.id)).silenceUntil).toBe("2026-12-27")
  await at("2026-12-28T01:00:00.000Z")
  await look()
  expect(await now(paper.id)).toMatchObject({ status: 1, isTacit: true })
  const kinds = (await mailsTo(email)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind.startsWith("paper"))).toEqual(["paper", "paperAnswer"])
})

test("PAPER-06 silence of somebody who can't sign in is no yes, nor of a vendor whose first account came later", async () => {
  await at("2027-01-04T01:00:00.000Z")
  const staffId = company.staffOf("otherWorker")
  const { owner } = running()
  const [{ email } = { email: "" }] = await owner<Array<{ email: string }>>`select email from identity.person
    where id = ${company.personOf("otherWorker")}`
  await owner`update identity.person set email = ${`staff-${staffId}@tehai.invalid`} where id = ${company.personOf("otherWorker")}`
  const unseen = await handed({ partnerId: undefined, staffId })
  expect(unseen.silenceUntil).toBeNull()
  const made = await desk.as("admin", "PUT", "/vendor/invite-vendor", { companyName: "後から工業" })
  const early = await handed({ partnerId: made.body.data.id })
  // Somebody of it signs in from now on, and was told of nothing.
  await owner`update companies.membership set partner_id = ${made.body.data.id}
    where company_id = ${company.id} and person_id = ${company.personOf("vendor")}`
  running().clock?.set("2027-01-20T01:00:00.000Z")
  await look()
  await owner`update identity.person set email = ${email} where id = ${company.personOf("otherWorker")}`
  await at("2027-01-20T01:10:00.000Z")
  expect([(await now(unseen.id)).status, (await now(early.id)).status]).toEqual([2, 2])
})
