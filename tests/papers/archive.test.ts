/** 電子帳簿保存法: issued papers of a period as one archive: the PDFs, and an index with what they are found by and their digests. */
import { createHash } from "node:crypto"
import { beforeAll, expect, test } from "vitest"
import { zipEntries } from "#modules/imports/rules/zip-entries.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aDesk, aLine, type Desk } from "./paper-desk.ts"

let company: TestCompany
let desk: Desk
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "SAKUIN")
  },
  { startsAt: "2026-11-26T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
})
const asked = (role: "admin" | "worker", from: string, to: string) =>
  desk.as(role, "GET", `/v5/paper/archive?from=${from}&to=${to}`)

test("PAPER-10 the archive holds every issued edition of the days with its digests, and nothing that is a draft or of other days", async () => {
  const first = await desk.issued({ createdAt: "2026-11-10" })
  await desk.issued({ createdAt: "2026-11-10", correctsId: first.id, lines: [{ ...aLine, quantity: 3 }] })
  await desk.issued({ createdAt: "2026-10-31" })
  await desk.made({ createdAt: "2026-11-12" })
  const token = desk.token("admin")
  const answer = await fetch(`${running().url}/api/v5/paper/archive?from=2026-11-01&to=2026-11-30`, {
    headers: { authorization: `Bearer ${token}`, companyid: String(company.id) },
  })
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/zip"])
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const files = zipEntries(bytes, () => true) ?? []
  const [index, ...papers] = files
  const rows = new TextDecoder()
    .decode(index?.content)
    .split("\r\n")
    .slice(1, -1)
    .map((row) => row.split(","))
  expect(index?.name).toBe("index.csv")
  expect(rows.map((row) => [row[0], row[2], row[5], row[6], row[9]])).toEqual([
    ["2026-11-10", "52800", first.no, "1", "旧版"],
    ["2026-11-10", "79200", first.no, "2", "有効"],
  ])
  expect(papers.map(({ name }) => name)).toEqual(rows.map((row) => row[10]))
  for (const [at, { content }] of papers.entries()) {
    expect(new TextDecoder("latin1").decode(content.subarray(0, 5))).toBe("%PDF-")
    expect(createHash("sha256").update(content).digest("hex")).toBe(rows[at]?.[11])
  }
  const kept = await running().owner`
    select content_hash from papers.paper where company_id = ${company.id} and no = ${first.no} order by edition`
  expect(rows.map((row) => row[12])).toEqual(kept.map((row) => row.content_hash))
  // Who took it, what of, and its digest stand in the audit.
  const noted = await running().owner`
    select person_id, after from kernel.audit_entry where company_id = ${company.id} and action = 'papers.archive'`
  expect(noted).toEqual([
    {
      person_id: company.personOf("admin"),
      after: {
        from: "2026-11-01",
        to: "2026-11-30",
        papers: 2,
        hash: createHash("sha256").update(bytes).digest("hex"),
      },
    },
  ])
})

test("PAPER-10 a paper that a vendor made lies in the archive by the vendor's name, as in the index", async () => {
  const stretch = { createdAt: "2025-09-30", stageStartFrom: "2025-09-01", stageStartTo: "2025-09-30" }
  const made = await desk.made({ type: 1, partnerId: company.vendorId, ...stretch, dueDate: "2025-10-31" }, "vendor")
  const waiting = await desk.move(made.id, made.version, 2, "vendor")
  const issued = await desk.move(made.id, waiting.body.data?.version, 1, "financeManager")
  expect(issued.status, issued.text).toBe(200)
  const answer = await fetch(`${running().url}/api/v5/paper/archive?from=2025-09-01&to=2025-09-30`, {
    headers: { authorization: `Bearer ${desk.token("admin")}`, companyid: String(company.id) },
  })
  const [index, ...files] = zipEntries(new Uint8Array(await answer.arrayBuffer()), () => true) ?? []
  const row = new TextDecoder().decode(index?.content).split("\r\n")[1]?.split(",") ?? []
  expect(row).toContain("SAKUIN 協力")
  expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^20250930_SAKUIN 協力_52800_.*\.pdf$/)])
})

test("PAPER-10 days without papers say so, and whoever is not of the management gets none", async () => {
  const none = await asked("admin", "2025-01-01", "2025-01-31")
  expect([none.status, none.body.fields?.[0]?.field]).toEqual([400, "from"])
  expect((await asked("admin", "2026-11-30", "2026-11-01")).status).toBe(400)
  expect((await asked("worker", "2026-11-01", "2026-11-30")).status).toBe(403)
})
