/** 社員名簿 from Excel and CSV: looked through, put right, saved as a whole, taken back. */
import { describe, expect, test } from "vitest"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { seatsTaken } from "#modules/people/index.ts"
import { fileOf, importing } from "./importing.ts"

const { company, get, listed, look, post, put, running, save, undo } = importing("IMPS")

interface Wrong {
  readonly row: number
  readonly troubles: ReadonlyArray<{ readonly field: string; readonly message: string; readonly isQuestion: number }>
}
const head = "氏名,ﾌﾘｶﾞﾅ,区分,性別,生年月日,入社日,職種,携帯,メール\n"
const person = (name: string, over: { birthday?: string; role?: string; phone?: string; email?: string } = {}) =>
  `${name},ﾀｶﾊｼ ｼｮｳ,${over.role ?? "社員"},男,${over.birthday ?? "S63.4.12"},令和8年4月1日,配管,${over.phone ?? "０９０１０００００４３"},${over.email ?? ""}\n`
const sheet = (...rows: ReadonlyArray<string>) => fileOf(`${head}${rows.join("")}`)
const counted = async () => (await post("/staff/list-staff", { pageSize: 1 })).body.counts.all
const found = async (keyword: string) => (await post("/staff/list-staff", { keyword })).body.data
const wrongOf = (rows: ReadonlyArray<Wrong>) =>
  rows.map(({ row, troubles }) => [row, troubles.map(({ field }) => field)])
const entries = (subject: string) =>
  running().owner<Array<{ action: string; after: Record<string, unknown> }>>`
    select action, after from kernel.audit_entry where company_id = ${company().id} and subject = ${subject} order by id`

const bad = [
  person("木村 真一", { birthday: "S58.2.30" }),
  person("石田 光", { phone: "12" }),
  person("片山 陸", { role: "謎" }),
]
const twoHundred = Array.from({ length: 200 }, (_, n) => bad[[45, 109, 162].indexOf(n)] ?? person(`高橋 ${n}`))

test("BEY-16 a column that the sheet has not and headings below its last row are refused by name", async () => {
  const file = sheet(person("高橋 一"))
  const columns = { name: 1, furiganaName: 10, job: 0 }
  const outside = await look("staff", file, { mapping: { columns } })
  expect([outside.status, outside.body.errorCode]).toEqual([400, "Excel_Index_Invalid"])
  expect(outside.body.fields).toMatchObject([
    { field: "mapping.columns.furiganaName", message: "この列はシートにありません。" },
    { field: "mapping.columns.job" },
  ])
  expect((await look("staff", file, { mapping: { columns: { name: 9 } } })).status).toBe(200)
  const below = await look("staff", file, { mapping: { headRow: 3 } })
  expect([below.status, below.body.errorCode]).toEqual([400, "Excel_From_To_Invalid"])
  expect(below.body.fields).toMatchObject([{ field: "mapping.headRow" }])
  expect((await look("staff", file, { mapping: { headRow: 2 } })).status).toBe(200)
})

describe("200 rows, 3 of them bad", () => {
  test("BEY-16 exactly those 3 are named by row and field, and none is saved", async () => {
    const before = await counted()
    const told = await look("staff", sheet(...twoHundred))
    expect(told.status, told.text.slice(0, 2000)).toBe(200)
    expect(told.body.data.counts).toEqual({ read: 200, empty: 0, good: 197, wrong: 3, skipped: 0 })
    expect(wrongOf(told.body.data.rows)).toEqual([
      [47, ["birthday"]],
      [111, ["phone"]],
      [164, ["roleId"]],
    ])
    const refused = await save("staff", sheet(...twoHundred))
    expect([refused.status, refused.body.errorCode]).toEqual([422, "Import_Has_Errors"])
    expect(refused.body.fields.map(({ field }: { field: string }) => field)).toEqual([
      "rows.47.birthday",
      "rows.111.phone",
      "rows.164.roleId",
    ])
    expect(await counted()).toBe(before)
  })

  test("BEY-16 the others are saved once each bad row is put right or left out by itself", async () => {
    const before = await counted()
    const partly = [
      { row: 47, cells: { birthday: "S58.2.28" } },
      { row: 111, isSkipped: 1 },
    ]
    const still = await save("staff", sheet(...twoHundred), { changes: partly })
    expect(still.body.fields.map(({ field }: { field: string }) => field)).toEqual(["rows.164.roleId"])
    const told = await save("staff", sheet(...twoHundred), { changes: [...partly, { row: 164, isSkipped: 1 }] })
    expect(told.status, told.text.slice(0, 2000)).toBe(200)
    expect(told.body.data.counts).toEqual({ read: 200, empty: 0, good: 198, wrong: 0, skipped: 2 })
    expect(await counted()).toBe(before + 198)
    const [kimura] = await found("木村 真一")
    const record = (await get(`/staff/detail-staff/${kimura.id}`)).body.data
    expect(record).toMatchObject({
      furiganaName: "タカハシ ショウ",
      birthday: "1983-02-28",
      joinDate: "2026-04-01",
      phone: "090-1000-0043",
      job: "plumber",
      login: "none",
      terms: [],
    })
    const written = await entries(`staff:${kimura.id}`)
    expect(written.map(({ action }) => action)).toEqual(["staff.register"])
    expect(written[0]?.after).toMatchObject({ name: "木村 真一", role: "worker" })
  })
})

describe("who may be there twice", () => {
  test("BEY-16 the same name and birthday is a question of its row, in the sheet and in the company", async () => {
    const twice = sheet(person("松本 健二"), person("松本　健二"), person("松本 健二", { birthday: "1990/7/30" }))
    const told = await look("staff", twice)
    const [{ row, troubles }] = told.body.data.rows
    expect([told.body.data.rows.length, row, troubles[0].isQuestion]).toEqual([1, 3, 1])
    expect(troubles[0].message).toContain("2行目")
    expect((await save("staff", twice)).status).toBe(422)
    const saved = await save("staff", twice, { changes: [{ row: 3, isOther: 1 }] })
    expect(saved.status, saved.text).toBe(200)
    expect((await found("松本 健二")).length).toBe(3)
    const again = await look("staff", sheet(person("松本 健二")))
    expect(again.body.data.rows[0].troubles[0].isQuestion).toBe(1)
  })

  test("BEY-16 D14 to a vendor's sheet people and vendors of the company that are hidden from it are not there", async () => {
    const known = person("松本 健二", { role: "応援" })
    const own = await look("staff", sheet(known), { role: "vendor" })
    expect(own.body.data.rows).toEqual([])
    await post("/user/invite-vendor", { companyName: "競合 設備" })
    const naming = async (vendor: string) => {
      const row = known.replace(/\n$/, `,${vendor}\n`)
      const told = await look("staff", fileOf(`${head.trimEnd()},協力会社\n${row}`), { role: "vendor" })
      return told.body.data.rows.flatMap(({ troubles }: Wrong) => troubles.map(({ message }) => message))
    }
    expect(await naming("競合 設備")).toEqual(await naming("どこにもない 設備"))
  })
})

describe("nobody is mailed", () => {
  test("BEY-16 an address is the company's note: no mail, no question, nobody signs in", async () => {
    const mails = () => running().owner<Array<{ n: number }>>`select count(*)::int as n from notifications.mail`
    const [before] = await mails()
    const told = await save("staff", sheet(person("山田 陽介", { email: "Yamada@Mail.example" })))
    expect(told.status, told.text).toBe(200)
    const [after] = await mails()
    expect(after).toEqual(before)
    const [yamada] = await found("山田 陽介")
    const record = (await get(`/staff/detail-staff/${yamada.id}`)).body.data
    expect([record.email, record.login]).toEqual(["yamada@mail.example", "none"])
  })
})

describe("taken back", () => {
  test("BEY-16 D114 an import is taken back: people, memberships, and an entry for each", async () => {
    const before = await counted()
    const told = await save("staff", sheet(person("井上 修"), person("佐々木 隼人")))
    const { id } = told.body.data
    const [inoue] = await found("井上 修")
    const [made] = (await listed("staff")).body.data.imports
    expect(made).toMatchObject({
      id,
      saved: 2,
      left: 2,
      fileName: "社員名簿.csv",
      permissions: { actions: ["make", "read", "undo"] },
    })
    expect((await undo(id, 7)).body.errorCode).toBe("Update_Expired")
    const undone = await undo(id)
    expect(undone.body.data, undone.text).toEqual({ id, removed: 2, kept: [], left: 0 })
    expect(await counted()).toBe(before)
    expect((await entries(`staff:${inoue.id}`)).map(({ action }) => action)).toEqual(["staff.register", "staff.remove"])
    expect((await undo(id, 2)).body.errorCode).toBe("Permission_Denied")
  })

  test("BEY-16 D114 whoever was changed or asked by mail since stays, and is named with the reason", async () => {
    const told = await save("staff", sheet(person("小林 浩二"), person("伊藤 直樹"), person("山本 剛")))
    const { id } = told.body.data
    const [kobayashi] = await found("小林 浩二")
    const [ito] = await found("伊藤 直樹")
    const edit = { version: kobayashi.version, address: "東京都港区1-1" }
    expect((await put(`/staff/admin-update-staff/${kobayashi.id}`, edit)).status).toBe(200)
    const asked = await post(`/staff/${ito.id}/invite`, { version: ito.version, email: "ito@mail.example" })
    expect(asked.status, asked.text).toBe(200)
    const undone = await undo(id)
    expect(undone.body.data, undone.text).toMatchObject({ removed: 1, left: 2 })
    expect(undone.body.data.kept.map(({ name, reason }: { name: string; reason: string }) => [name, reason])).toEqual([
      ["小林 浩二", "changed"],
      ["伊藤 直樹", "people"],
    ])
    expect([(await found("山本 剛")).length, (await found("小林 浩二")).length]).toEqual([0, 1])
  })
})

test("BEY-16 an emergency contact of the sheet stands in the record", async () => {
  const content =
    "氏名,区分,性別,生年月日,緊急連絡先,続柄,緊急連絡先電話,緊急連絡先住所\n急用 一,社員,男,1990-05-01,急用 花,妻,03-1000-0044,東京都江東区1-1\n"
  const told = await save("staff", fileOf(content))
  expect(told.status, told.text.slice(0, 2000)).toBe(200)
  const [person] = await found("急用 一")
  const record = (await get(`/staff/detail-staff/${person.id}`)).body.data
  expect(record.emergencyAddress).toEqual({
    name: "急用 花",
    relation: "妻",
    phone: "03-1000-0044",
    address: "東京都江東区1-1",
  })
  expect((await entries(`staff:${person.id}`))[0]?.after.emergencyAddress).toMatchObject({ name: "急用 花" })
})

test("BEY-16 D91 the dry run names each row that finds no seat; what is left out gives its seat to the next", async () => {
  const { id } = company()
  const taken = (await running().run(inCompany(id)(seatsTaken(id)))).all
  await running().owner`insert into companies.plan (id, name, price, total_user) values (90, '席', 100, ${taken + 1})`
  await running().owner`update companies.company set subscription_id = 90 where id = ${id}`
  const three = sheet(person("席 一"), person("席 二"), person("席 三"))
  const told = await look("staff", three)
  expect(told.body.data.counts).toMatchObject({ good: 1, wrong: 2 })
  expect(told.body.data.rows.map((one: Wrong) => [one.row, one.troubles.map(({ field }) => field)])).toEqual([
    [3, ["name"]],
    [4, ["name"]],
  ])
  const without = [2, 3].map((row) => ({ row, isSkipped: 1 }))
  expect((await look("staff", three, { changes: without })).body.data.counts).toMatchObject({ good: 1, wrong: 0 })
  await running().owner`update companies.company set subscription_id = null where id = ${id}`
})
