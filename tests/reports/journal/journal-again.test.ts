/** BEY-09: a file that was taken is had again byte for byte, whatever became of papers, names of accounts and law since then. */
import { createHash } from "node:crypto"
import { beforeAll, expect, test } from "vitest"
import { accountKeys } from "#modules/reports/codes.ts"
import { aCompany, type TestCompany } from "../../kernel/companies.ts"
import { runningProduct } from "../../kernel/product.ts"
import { aDesk, aLine, type Desk } from "../../papers/paper-desk.ts"

let company: TestCompany
let desk: Desk
let invoice: { id: number; no: string }
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "MOUICHIDO")
  },
  { startsAt: "2026-11-26T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
  invoice = await desk.issued()
  await desk.issued({ title: "二枚目", lines: [aLine, { ...aLine, label: "軽減", valueTax: 8 }] })
})
const ask = async () =>
  (await desk.as("financeManager", "GET", "/v5/report/journal?month=2026-11&product=yayoi")).body.data
const take = async (over: object = {}) => {
  const body = { month: "2026-11", product: "yayoi", scope: "all", ...over }
  return (await desk.as("financeManager", "POST", "/v5/report/journal", body)).body.data
}
const again = (id: number, role: "admin" | "financeManager" | "manager" = "admin") =>
  desk.as(role, "GET", `/v5/report/journal/${id}`)
const textOf = ({ content }: { content: string }) => new TextDecoder("shift_jis").decode(Buffer.from(content, "base64"))

const name = (names: object, version: number, role: "admin" | "manager" = "admin") =>
  desk.as(role, "PUT", "/v5/report/account-names", {
    ...{ product: "yayoi", version },
    names: { ...Object.fromEntries(accountKeys.map((key) => [key, ""])), ...names },
  })

test("BEY-09 a file that was taken is downloaded again: the same bytes, name and digest, though papers and names changed", async () => {
  const first = await take()
  await desk.issued({ correctsId: invoice.id, lines: [{ ...aLine, quantity: 3 }] })
  expect((await name({ sales: "完成工事高" }, 0)).status).toBe(200)
  const added = await take({ scope: "new" })
  const [second, once] = (await ask()).taken
  for (const [{ id }, file] of [
    [once, first],
    [second, added],
  ] as const) {
    const had = (await again(id)).body.data
    expect(had).toEqual(file)
    expect(createHash("sha256").update(Buffer.from(had.content, "base64")).digest("hex")).toBe(file.hash)
  }
  const noted = await running().owner`
    select person_id, subject, after from kernel.audit_entry
    where company_id = ${company.id} and action = 'journal.takeAgain' order by id`
  expect(noted).toMatchObject(
    [
      [once, first],
      [second, added],
    ].map(([{ id }, { entries, hash }]) => ({
      ...{ person_id: company.personOf("admin"), subject: `journal:${id}` },
      after: { month: "2026-11", product: "yayoi", entries, hash, given: hash },
    })),
  )
  expect((await again(once.id, "manager")).status).toBe(403)
  expect((await again(999)).status).toBe(404)
})

test("BEY-09 accounts are called as the company calls them; what is taken back stands in the books by its name of then", async () => {
  const [second] = (await ask()).taken
  const rows = textOf((await again(second.id)).body.data).split("\r\n")
  expect([rows[0]?.includes("売上高"), rows[0]?.includes("完成工事高")]).toEqual([true, false])
  expect(rows[1]).toContain("完成工事高")
  const shown = (await desk.as("manager", "GET", "/v5/report/account-names?product=yayoi")).body.data
  expect([shown.names.sales, shown.usual.sales, shown.names.wages, shown.usual.wages]).toEqual([
    ...["完成工事高", "売上高", "", "給料手当"],
  ])
  // The books of another product have names of their own.
  const other = (await desk.as("admin", "GET", "/v5/report/account-names?product=freee")).body.data
  expect([other.version, other.names.sales, other.usual.entertainment]).toEqual([0, "", "交際費"])
  expect((await name({ sales: "売上" }, 0)).status).toBe(409)
  expect((await name({ sales: "売上" }, 1, "manager")).status).toBe(403)
  expect((await name({}, 1)).body.data).toMatchObject({ version: 2, names: { sales: "" } })
  expect(textOf(await take({ isAgain: 1 }))).not.toContain("完成工事高")
})

test("BEY-09 a file from before its entries were kept whole is had again with the word that no digest proves it; any other one is not", async () => {
  const [second] = (await ask()).taken
  const { owner } = running()
  await owner`update reports.journal_file set hash = sha256('another') where company_id = ${company.id} and id = ${second.id}`
  expect((await again(second.id)).status).toBe(500)
  await owner`update reports.journal_file set is_rebuilt = true where company_id = ${company.id} and id = ${second.id}`
  const had = await again(second.id)
  expect([had.status, had.body.data.hash, had.body.data.entries]).toEqual([200, null, second.entries])
  const [entry] = await owner`select after from kernel.audit_entry
    where company_id = ${company.id} and action = 'journal.takeAgain' order by id desc limit 1`
  expect(entry?.after).toMatchObject({ hash: null, given: expect.stringMatching(/^[0-9a-f]{64}$/) })
})
