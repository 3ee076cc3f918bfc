/** The platform's word on a company (SUP-02): found, approved, rejected and said anew, stopped and let in again. */
import { expect, test } from "vitest"
import { mailsTo, mailTo } from "../notifications/letter-box.ts"
import { founder, founders, type Who, wrongIn } from "./founders.ts"
import { aRegistration, fullRegistration } from "./registering.ts"

const { call, entry, idOf, ownOf, post, register, running } = founders()
const reapply = (id: number, body: object, who: Who = "founder") =>
  call(who, `/v2/company/registration/${id}`, { method: "PUT", body })
const decide = (companyId: number, status: number, version: number, reason?: string, who: Who = "operator") =>
  post(who, "/user/update-company-status", {
    companyId,
    status,
    version,
    ...(reason === undefined ? {} : { reason }),
  })

test("SUP-02 the platform lists who waits first, finds by name and state, and nobody else may", async () => {
  await register(fullRegistration("清水設備"))
  const id = await idOf(aRegistration("探す会社", { registrationNumber: "T7000012050002" }))
  const list = async (body: object) => (await post("operator", "/user/list-company", body)).body
  const found = await list({ keyword: "探す", status: 2 })
  expect(found).toMatchObject({
    totalItems: 1,
    data: [{ id, name: "探す会社", status: 2, planName: "フリー", admin: { email: founder }, decisions: [1, 3] }],
  })
  expect((await list({ keyword: "探す", status: 1 })).totalItems).toBe(0)
  const all = await list({ pageSize: 1 })
  expect([all.data.length, all.data[0].status, all.counts.waiting > 0]).toEqual([1, 2, true])
  const detail = (await post("operator", `/user/detail-company/${id}`, {})).body.data
  expect(detail).toMatchObject({ sameNumber: [{ name: "清水設備" }], sameName: [], registration: { kenId: 13 } })
  for (const path of ["/user/list-company", `/user/detail-company/${id}`])
    expect((await post("founder", path, {})).body.errorCode).toBe("Permission_Denied")
  expect((await decide(id, 1, 1, undefined, "founder")).body.errorCode).toBe("Permission_Denied")
})

test("SUP-02 21b one company shows its people, what was done with it, what they see of it and who waits beside it", async () => {
  const [first, second] = [await idOf(aRegistration("内訳一")), await idOf(aRegistration("内訳二"))]
  const detailOf = async (id: number) => (await post("operator", `/user/detail-company/${id}`, {})).body.data
  const seen = await detailOf(second)
  expect(seen).toMatchObject({
    total: 1,
    people: [{ name: "清水 一郎", roleId: 2, isFirstAdmin: 1, status: 1, lastSignInAt: expect.any(String) }],
    entries: [
      { isOfAdmins: 1, isListed: 1, isSelectable: 1, text: "承認待ちです" },
      { isOfAdmins: 0, isListed: 0, isSelectable: 0 },
    ],
    queue: { at: 1, before: null, after: first },
  })
  expect(await detailOf(first)).toMatchObject({ queue: { at: 2, before: second } })
  expect((await decide(second, 1, 1)).status).toBe(200)
  const after = await detailOf(second)
  expect(after).toMatchObject({ queue: null, entries: [{ isSelectable: 1 }, { isListed: 1, isSelectable: 1 }] })
  const done = after.history.map(({ action, by }: { action: string; by: string }) => [action, by])
  expect(done.slice(0, 2)).toEqual([
    ["company.decide", "運営 花子"],
    ["platform.look", "運営 花子"],
  ])
})

const insideOf = async (id: number) => (await post("operator", `/user/detail-company/${id}`, {})).body.data

test("SUP-02 21b looks of one operator are one line of the record between two deeds, however many", async () => {
  const id = await idOf(aRegistration("何度も開く"))
  for (let nth = 0; nth < 3; nth++) await insideOf(id)
  expect((await decide(id, 1, 1)).status).toBe(200)
  for (let nth = 0; nth < 25; nth++) await insideOf(id)
  const { history } = await insideOf(id)
  expect(history.map(({ action }: { action: string }) => action)).toEqual([
    "platform.look",
    "company.decide",
    "platform.look",
    "company.found",
  ])
})

test("SUP-02 21b the record says which word of the platform's it was", async () => {
  const id = await idOf(aRegistration("言葉の記録"))
  const words = [
    [3, "書類が違う"],
    [1, undefined],
    [0, "規約違反"],
    [1, undefined],
  ] as const
  for (const [at, [status, reason]] of words.entries())
    expect((await decide(id, status, at + 1, reason)).status).toBe(200)
  const { history } = await insideOf(id)
  expect(history.map(({ decision }: { decision: string | null }) => decision)).toEqual([
    ...["resume", "stop", "approve", "reject"],
    null,
  ])
})

test("SUP-01 21b a person's account is told beside his membership: who is blocked can't sign in", async () => {
  const id = await idOf(aRegistration("止めた人"))
  const stored = (status: number) =>
    running().owner`update identity.person set status = ${status} where lower(email) = ${founder}`
  await stored(0)
  const { people } = await insideOf(id)
  await stored(1)
  expect(people).toMatchObject([{ status: 1, accountStatus: 0 }])
})

test("SUP-02 the list tells who is over from who is unpaid, counts each, and filters by plan and by way of payment", async () => {
  const { owner } = running()
  const ids: Array<number> = []
  for (const name of ["区分使用", "区分未払い", "区分期限", "区分承認前"]) ids.push(await idOf(aRegistration(name)))
  const [used, unpaid, over] = ids
  await owner`update companies.company set status = 1, payment_status = 1 where id = any(${ids.slice(0, 3)})`
  await owner`update companies.company set payment_status = 0, payment_term = 'PREPAYMENT', subscription_id = 6
    where id = ${unpaid ?? 0}`
  await owner`update companies.company set expired_at = '2026-11-19', payment_term = 'PREPAYMENT', is_banking = true
    where id = ${over ?? 0}`
  const list = async (body: object) => (await post("operator", "/user/list-company", { keyword: "区分", ...body })).body
  const found = async (body: object) => (await list(body)).data.map(({ id }: { id: number }) => id)
  expect(await found({ isOver: 1 })).toEqual([over])
  expect(await found({ isUnpaid: 1 })).toEqual([unpaid])
  expect(await found({ status: 1, isOver: 0, isUnpaid: 0 })).toEqual([used])
  expect(await found({ subscriptionId: 6 })).toEqual([unpaid])
  expect(await found({ isBanking: 1 })).toEqual([over])
  expect(await found({ isBanking: 0 })).toEqual([unpaid])
  const { counts, data } = await list({ isOver: 1 })
  expect(data).toMatchObject([{ paysBy: "bank", expiredAt: "2026-11-19" }])
  expect(counts).toMatchObject({ over: 1, unpaid: 1 })
  expect(counts.all).toBe(
    counts.waiting + counts.active + counts.over + counts.unpaid + counts.inactive + counts.rejected,
  )
})

test("SUP-02 a company whose admin has closed his account stands there without one", async () => {
  const id = await idOf(aRegistration("去る者"))
  const adminOf = async () => (await post("operator", `/user/detail-company/${id}`, {})).body.data.admin
  expect(await adminOf()).toMatchObject({ email: founder })
  const stored = (status: number) =>
    running().owner`update identity.person set status = ${status} where lower(email) = ${founder}`
  await stored(-1)
  expect(await adminOf()).toBe(null)
  await stored(1)
})

test("D70 no company was founded in the future", async () => {
  const tomorrow = new Date(Date.now() + 40 * 3_600_000).toISOString().slice(0, 10)
  const told = await register(aRegistration("未来", { establishedAt: tomorrow }))
  expect(wrongIn(told)).toEqual([400, "Invalid_Input", ["establishedAt"]])
})

test("SUP-02 an approved company runs: its admin hears by notice and mail, and every call of it is open", async () => {
  const id = await idOf(aRegistration("承認"))
  const workspace = () => call("founder", "/workspace", { company: id })
  expect((await workspace()).body.data).toMatchObject({ menu: [], gates: [{ kind: "notApproved" }] })
  expect((await decide(id, 1, 1)).body.data).toMatchObject({ id, status: 1, version: 2 })
  expect((await decide(id, 1, 1)).body.errorCode).toBe("Update_Expired")
  expect(await entry(id)).toMatchObject({ statusText: null, isSelectable: true })
  expect((await workspace()).body.data).toMatchObject({ gates: [], company: { name: "承認" } })
  expect(await ownOf(id)).toBeUndefined()
  const notices = await call("founder", "/notification", { company: id })
  expect(notices.body.data).toMatchObject([{ kind: "companyDecided", text: expect.stringContaining("承認されました") }])
  const mail = await mailTo(running(), founder, "company.approve")
  expect([mail.companyId, mail.text]).toEqual([null, expect.stringContaining("http://127.0.0.1:3000/login")])
})

test("PICK-02 D9 a rejection takes a reason, which the admin reads; he says it anew and it waits again", async () => {
  const id = await idOf(aRegistration("却下"))
  expect(wrongIn(await decide(id, 3, 1))).toEqual([400, "Invalid_Input", ["reason"]])
  expect(wrongIn(await decide(id, 3, 1, " "))).toEqual([400, "Invalid_Input", ["reason"]])
  const reason = "電話番号がつながりません。"
  expect((await decide(id, 3, 1, reason)).status).toBe(200)
  expect((await mailTo(running(), founder, "company.reject")).text).toContain(`理由：${reason}`)
  expect(await entry(id)).toMatchObject({ statusText: "登録が承認されませんでした", isSelectable: false })
  const rejected = await ownOf(id)
  expect(rejected).toMatchObject({ status: 3, reason, version: 2, name: "却下" })

  const mended = aRegistration("却下", { phone: "03-5500-0042", version: 2 })
  expect((await reapply(id, mended, "other")).body.errorCode).toBe("Not_Found")
  const old = await reapply(id, { ...mended, version: 1 })
  expect([old.status, old.body.errorCode, old.body.view.version]).toEqual([409, "Update_Expired", 2])
  const told = await reapply(id, mended)
  expect(told.body.data).toMatchObject({ id, status: 2, reason: "", phone: "03-5500-0042", version: 3 })
  // The same sent again, because its answer was lost: the same answer and no second change.
  expect((await reapply(id, mended)).text).toBe(told.text)
  expect((await decide(id, 3, 2, reason)).body.errorCode).toBe("Update_Expired")
  const entries = await running().owner`select action, before ->> 'reason' as reason from kernel.audit_entry
    where company_id = ${id} and action = 'company.reapply'`
  expect(entries).toEqual([{ action: "company.reapply", reason }])
  expect((await decide(id, 1, 3)).status).toBe(200)
  expect((await reapply(id, { ...mended, version: 4 })).body.errorCode).toBe("Not_Found")
})

test("SUP-02 a company that is stopped is shut for everybody until it is let in again", async () => {
  const id = await idOf(aRegistration("停止"))
  await decide(id, 1, 1)
  expect(wrongIn(await decide(id, 0, 2))[2]).toEqual(["reason"])
  expect((await decide(id, 3, 2, "違う")).body.errorCode).toBe("Update_Expired")
  expect((await decide(id, 0, 2, "規約違反")).status).toBe(200)
  expect(await entry(id)).toMatchObject({ statusText: "利用停止中です", isSelectable: false })
  expect((await decide(id, 1, 3)).status).toBe(200)
  expect(await entry(id)).toMatchObject({ statusText: null, isSelectable: true })
  expect((await mailsTo(running(), founder)).map(({ kind }) => kind).slice(-3)).toEqual([
    "company.approve",
    "company.stop",
    "company.resume",
  ])
})
