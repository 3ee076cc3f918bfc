/** 協力会社, 得意先 and 現場 from a sheet: by the rules of their own calls, by whoever may make one by hand. */
import { describe, expect, test } from "vitest"
import { fileOf, importing } from "./importing.ts"

const { listed, look, post, save, undo } = importing("PSI")

describe("partners", () => {
  test("BEY-16 customers come in with their terms; whoever begins with money says all of it (CUS-04)", async () => {
    const head = "会社名,TEL,郵便番号,住所,登録番号,単価,夜間単価,締日,支払月,支払日"
    const file = fileOf(
      `${head}\n㈱青空,０３ー１２３４ー５６７８,1600022,東京都新宿区,Ｔ７０００-０１２０-５０００２,￥２４，０００円,30000,月末,翌月,末日\n白雲工業,,,,,"24,000",,,,\n`,
    )
    const told = await look("customer", file)
    expect(told.status, told.text).toBe(200)
    const [{ row, troubles }] = told.body.data.rows
    expect([told.body.data.counts.wrong, row]).toEqual([1, 3])
    expect(troubles.map(({ field }: { field: string }) => field).toSorted()).toEqual(
      ["address", "deadline", "nightUnitPrice", "paymentDate", "paymentMonth", "phone", "postalCode"].toSorted(),
    )
    const saved = await save("customer", file, { changes: [{ row: 3, isSkipped: 1 }] })
    expect(saved.status, saved.text).toBe(200)
    const [customer] = (await post("/customer", { keyword: "青空" })).body.data
    expect(customer).toMatchObject({
      companyName: "㈱青空",
      phone: "03-1234-5678",
      postalCode: "160-0022",
      registrationNumber: "T7000012050002",
      deadline: 0,
      paymentMonth: 1,
      paymentDate: 0,
      regularUnitPrice: 24_000,
    })
    // The same company, written in another way.
    const again = await look("customer", fileOf("会社名\n株式会社 青空\n"))
    expect(again.body.data.rows[0].troubles[0]).toMatchObject({ field: "companyName", isQuestion: 1 })
  })

  test("BEY-16 D114 vendors come in and go again; one that a worker belongs to stays", async () => {
    const told = await save("vendor", fileOf("協力会社名,担当者,支払日\n山川組,山川 一,\n田中組,,\n"))
    expect(told.status, told.text).toBe(200)
    const [vendor] = (await post("/vendor/list-vendor", { keyword: "山川" })).body.data
    const worker = await save("staff", fileOf("氏名,区分,協力会社\n応援 太郎,応援,山川組\n"))
    expect(worker.status, worker.text).toBe(200)
    const undone = await undo(told.body.data.id)
    expect(undone.body.data).toEqual({
      id: told.body.data.id,
      removed: 1,
      kept: [{ id: vendor.id, name: "山川組", reason: "people" }],
      left: 1,
    })
    await undo(worker.body.data.id)
    expect((await undo(told.body.data.id, 2)).body.data).toMatchObject({ removed: 1, left: 0 })
  })
})

describe("sites", () => {
  const head = "工事名,元請,種別,住所,単価,夜間単価,請負金額,着工,竣工"
  test("BEY-16 SITE-05 a site names its customer by its name, and has what its kind asks for", async () => {
    const file = fileOf(
      `${head}\n青山ビル,PSI 客先,常用,東京都港区南青山,24000,30000,,,\n白金邸,PSI 客先,請負,東京都港区白金,,,"12,000,000",R8.4.1,\n無名,知らない会社,常用,東京都,1,1,,,\n`,
    )
    const told = await look("site", file)
    const wrong = told.body.data.rows.map(
      ({ row, troubles }: { row: number; troubles: ReadonlyArray<{ field: string }> }) => [
        row,
        troubles.map(({ field }) => field),
      ],
    )
    expect(wrong, told.text).toEqual([
      [3, ["endTime"]],
      [4, ["customerId"]],
    ])
    const changes = [
      { row: 3, cells: { endTime: "2026/9/30" } },
      { row: 4, isSkipped: 1 },
    ]
    const saved = await save("site", file, { changes })
    expect(saved.status, saved.text).toBe(200)
    const sites = (await post("/construction-site/list-construction-site", { keyword: "白金邸" })).body
    expect(sites.data ?? sites, JSON.stringify(sites)).toMatchObject([
      { name: "白金邸", type: 2, contractValue: 12_000_000, startTime: "2026-04-01", endTime: "2026-09-30" },
    ])
    expect((await undo(saved.body.data.id)).body.data).toMatchObject({ removed: 2, left: 0 })
  })
})

describe("who may", () => {
  test("BEY-16 D65 a vendor imports its own workers and nothing else; a worker nothing", async () => {
    for (const kind of ["vendor", "customer", "site"]) {
      expect((await look(kind, fileOf("会社名\nA\n"), { role: "vendor" })).status).toBe(403)
      expect((await listed(kind, "worker")).status).toBe(403)
    }
    const own = fileOf("氏名,区分\n自社 太郎,応援\n社員 次郎,社員\n")
    const told = await look("staff", own, { role: "vendor" })
    expect(
      told.body.data.rows.map(({ row }: { row: number }) => row),
      told.text,
    ).toEqual([3])
    expect((await look("staff", own, { role: "worker" })).status).toBe(403)
  })

  test("BEY-16 D114 what somebody imported is taken back by himself or an admin", async () => {
    const told = await save("customer", fileOf("会社名\n管理者の客先\n"))
    expect((await undo(told.body.data.id, 1, "manager")).status).toBe(403)
    const his = await save("customer", fileOf("会社名\n監督の客先\n"), { role: "manager" })
    expect((await undo(his.body.data.id, 1, "manager")).status).toBe(200)
  })
})

describe("a file, its columns, the next time", () => {
  test("BEY-16 a file that can't be read, none at all, and two are named in the reader's language", async () => {
    const picture = fileOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), "a.xlsx")
    const told = await look("staff", picture)
    expect([told.status, told.body.errorCode]).toEqual([415, "File_Type_Invalid"])
    expect(told.body.fields).toEqual([{ field: "files.0", message: expect.stringContaining("Excel（.xlsx）かCSV") }])
    const large = await look("staff", fileOf(new Uint8Array(10 * 1_048_576 + 1)))
    expect([large.status, large.body.fields[0].field]).toEqual([413, "files.0"])
    const rows = await look(
      "vendor",
      fileOf(`会社名\n${Array.from({ length: 10_001 }, (_, n) => `会社${n}`).join("\n")}`),
    )
    expect([rows.status, rows.body.fields[0].message]).toEqual([413, expect.stringContaining("10,000行")])
    const empty = await save("vendor", fileOf("会社名\n"))
    expect([empty.status, empty.body.errorCode]).toEqual([422, "Import_Has_Errors"])
  })

  test("BEY-16 how a sheet was read is kept by company and kind, unless somebody does not want it", async () => {
    const odd = fileOf("略号,屋号\n1,丸田組\n")
    const mapping = { columns: { companyName: 2 }, constants: {}, values: {} }
    expect((await save("vendor", odd, { mapping: { ...mapping, isKept: 0 } })).status).toBe(200)
    const unknown = await look("vendor", fileOf("屋号,略号\n角田組,2\n"))
    expect(unknown.body.data.mapping.columns).toEqual({})
    expect((await save("vendor", fileOf("略号,屋号\n1,角山組\n"), { mapping })).status).toBe(200)
    const known = await look("vendor", fileOf("屋号,略号\n角田組,2\n"))
    expect(known.body.data.mapping.columns).toEqual({ companyName: 1 })
    expect(known.body.data.remembered).toMatchObject({ by: "PSI admin" })
    const afresh = await look("vendor", fileOf("屋号,略号\n角田組,2\n"), { mapping: { isRemembered: 0 } })
    expect(afresh.body.data.mapping.columns).toEqual({})
  })

  test("BEY-16 a word of the sheet means what whoever imports says, and an empty cell what he says too", async () => {
    const file = fileOf("氏名,区分,生年月日\n一班 太郎,一班,1990/1/1\n空 太郎,,1990/1/1\n")
    const told = await look("staff", file, {
      mapping: { values: { roleId: { 一班: 12 } }, constants: { roleId: "アルバイト" } },
    })
    expect(told.body.data.counts, told.text).toMatchObject({ good: 2, wrong: 0 })
    const [role] = told.body.data.fields.filter(({ name }: { name: string }) => name === "roleId")
    expect(role.words).toContainEqual({ text: "一班", value: 12, rows: 1 })
    const without = await look("staff", file)
    expect(without.body.data.counts.wrong).toBe(2)
  })
})
