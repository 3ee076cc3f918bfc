/** キャンペーン管理: codes of the platform, as its own people list, make, change and end them. */
import { expect, test } from "vitest"
import { insertCampaign } from "#modules/billing/repository/campaigns.ts"
import { instantGiven, isoDate } from "#modules/kernel/civil-day.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { founders, wrongIn } from "../companies/founders.ts"

const { at, call, post, running } = founders({})

const [startsOn, madeAt] = [isoDate("2026-12-01"), instantGiven("2026-11-20T03:00:00.000Z")]
const autumn = {
  name: "秋の切り替え",
  code: "aki-2026",
  kind: "DISCOUNT",
  benefitValue: 10,
  subscriptionId: 5,
  startsOn: "2026-11-20",
  endsOn: "2026-11-30",
}
const create = (more: object = {}) => post("operator", "/nest/campaign", { ...autumn, ...more })
const change = (id: number, body: object) => call("operator", `/nest/campaign/${id}`, { method: "PUT", body })
const list = async (query = "") => (await call("operator", `/nest/campaign${query}`)).body

test("SUP-09 BILL-13 a campaign is made, listed, found by its words and by how it stands", async () => {
  const { body } = await create()
  expect(body.data).toMatchObject({
    code: "AKI-2026",
    subscriptionName: "スタンダード",
    status: 1,
    campaignState: "running",
    version: 1,
  })
  const later = { name: "冬", code: "FUYU", kind: "FREE_MONTH", benefitValue: 2, subscriptionId: null }
  await create({ ...later, startsOn: "2026-12-01", endsOn: "2026-12-31" })
  expect((await list()).data.map(({ code }: { code: string }) => code)).toEqual(["FUYU", "AKI-2026"])
  expect(await list("?campaignState=running")).toMatchObject({ totalItems: 1, data: [{ code: "AKI-2026" }] })
  expect(await list("?campaignState=coming")).toMatchObject({ data: [{ code: "FUYU", subscriptionName: null }] })
  expect(await list("?keyword=aki")).toMatchObject({ totalItems: 1, data: [{ code: "AKI-2026" }] })
  const [entry] = await running().owner`select e.company_id, p.email from kernel.audit_entry e
    join identity.person p on p.id = e.person_id where action = 'campaign.create' order by e.id`
  expect(entry).toEqual({ company_id: null, email: "ops@founder.example" })
})

test.each([
  ["a code that is there, whatever its letters", { code: "AKI-2026" }, "code"],
  ["a code with a space", { code: "AKI 2026" }, "code"],
  ["percent of a hundred", { code: "A", benefitValue: 100 }, "benefitValue"],
  ["more than a year for nothing", { code: "A", kind: "FREE_MONTH", benefitValue: 13 }, "benefitValue"],
  ["an end before its start", { code: "A", startsOn: "2026-12-02", endsOn: "2026-12-01" }, "endsOn"],
  ["days that are over", { code: "A", startsOn: "2026-11-01", endsOn: "2026-11-19" }, "endsOn"],
  ["a plan that costs nothing", { code: "A", subscriptionId: 1 }, "subscriptionId"],
  ["a plan that is none", { code: "A", subscriptionId: 99 }, "subscriptionId"],
  ["another kind", { code: "A", kind: "GIFT" }, "kind"],
])("SUP-09 %s is complained of at its field", async (_, more, field) => {
  expect(wrongIn(await create(more))).toEqual([400, "Invalid_Input", [field]])
})

test("SUP-09 it is changed, ended by hand, let go on, and over after its last day in Japan", async () => {
  const { id } = (await create({ code: "NENMATSU" })).body.data
  const changed = await change(id, { version: 1, name: "年末", benefitValue: 15, subscriptionId: null })
  expect(changed.body.data).toMatchObject({ name: "年末", benefitValue: 15, subscriptionId: null, version: 2 })
  expect((await change(id, { version: 1, name: "古い" })).body.errorCode).toBe("Update_Expired")
  expect((await change(id, { version: 2, status: 0 })).body.data).toMatchObject({ campaignState: "ended", status: 0 })
  expect((await list("?campaignState=ended")).data).toMatchObject([{ code: "NENMATSU" }])
  expect((await change(id, { version: 3, status: 1 })).body.data).toMatchObject({ campaignState: "running" })
  expect((await change(9999, { version: 1, status: 0 })).body.errorCode).toBe("Not_Found")
  await at("2026-11-30T14:59:00Z")
  expect((await list("?campaignState=running")).totalItems).toBe(2)
  await at("2026-11-30T15:00:00Z")
  expect((await list("?campaignState=running")).data).toMatchObject([{ code: "FUYU" }])
  expect((await list("?campaignState=over")).totalItems).toBe(2)
})

test("SUP-09 whoever is none of the platform's people neither sees nor makes one, and the database keeps to it", async () => {
  expect((await call("founder", "/nest/campaign")).status).toBe(403)
  expect((await post("founder", "/nest/campaign", { ...autumn, code: "MINE" })).status).toBe(403)
  const row = { ...autumn, code: "MINE", kind: "DISCOUNT", planId: null, startsOn, endsOn: startsOn, madeAt } as const
  await expect(running().run(inCompany(1)(insertCampaign(row)))).rejects.toThrow(/campaign/)
})
