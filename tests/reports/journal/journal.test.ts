/** BEY-09: 仕訳データ of a month through the call: what is in it, what is left out, and who may have it. */
import { beforeAll, expect, test } from "vitest"
import { aCompany, type TestCompany } from "../../kernel/companies.ts"
import { runningProduct } from "../../kernel/product.ts"
import { aDesk, type Desk } from "../../papers/paper-desk.ts"

let company: TestCompany
let desk: Desk
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "SHIWAKE")
  },
  { startsAt: "2026-11-26T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
  await desk.issued()
  const waiting = await desk.made()
  await desk.move(waiting.id, waiting.version, 2)
  const { id, version } = await desk.made({ type: 5, partnerId: company.vendorId })
  const handed = await desk.move(id, version, 2)
  const yes = { version: handed.body.data?.version, isConfirm: 1 }
  const told = await desk.as("vendor", "PUT", `/v6/paper/${id}/vendor-confirm`, yes)
  if (told.status !== 200) throw new Error(told.text)
})
const ask = (
  product = "yayoi",
  month = "2026-11",
  role: "financeManager" | "officeManager" | "worker" = "financeManager",
) => desk.as(role, "GET", `/v5/report/journal?month=${month}&product=${product}`)
const take = (product: string, over: object = {}, role: "financeManager" | "officeManager" = "financeManager") =>
  desk.as(role, "POST", "/v5/report/journal", { month: "2026-11", product, scope: "all", ...over })

test("BEY-09 papers in force are entries with their tax; an open month and a paper that waits are told as left out", async () => {
  const { data } = (await ask()).body
  expect([data.entries, data.total]).toEqual([2, 105_600])
  expect(data.parts).toEqual([
    { kind: "sales", entries: 1, total: 52_800 },
    { kind: "purchases", entries: 1, total: 52_800 },
  ])
  expect(data.leftOut).toEqual([
    { why: "openMonth", count: 1, total: 0 },
    { why: "waitingPaper", count: 1, total: 52_800 },
  ])
  const file = (await take("yayoi")).body.data
  expect([file.entries, file.total]).toEqual([2, 105_600])
  const text = new TextDecoder("shift_jis").decode(Buffer.from(file.content, "base64"))
  const rows = text
    .split("\r\n")
    .slice(0, -1)
    .map((row) => row.split(","))
  expect(rows.map((row) => row.length)).toEqual([25, 25])
  const sold = rows.find((row) => row[10] === "売上高")
  expect([sold?.[4], sold?.[8], sold?.[13], sold?.[14], sold?.[15]]).toEqual([
    "売掛金",
    "52800",
    "課税売上込10%",
    "52800",
    "4800",
  ])
  // The vendor has no number of registration: 70 % may be deducted of November 2026's work.
  const bought = rows.find((row) => row[4] === "外注費")
  expect([bought?.[7], bought?.[8], bought?.[9], bought?.[10]]).toEqual([
    "課対仕入込10%区分70%",
    "52800",
    "4800",
    "買掛金",
  ])
})

test("BEY-09 each product has its own file; a month without anything has none", async () => {
  const [freee, own] = [(await take("freee")).body.data, (await take("moneyForward")).body.data]
  expect([freee.fileName, own.fileName]).toEqual(["shiwake-freee-2026-11.csv", "shiwake-moneyForward-2026-11.csv"])
  const headOf = ({ content }: { content: string }) =>
    new TextDecoder("shift_jis").decode(Buffer.from(content, "base64")).split(",")[0]
  expect([headOf(freee), headOf(own)]).toEqual(["日付", "取引No"])
  const empty = (await ask("freee", "2026-03")).body.data
  expect(empty.entries).toBe(0)
  expect((await take("freee", { month: "2026-03" })).body.fields?.[0]?.field).toBe("scope")
  expect((await ask("tkc")).status).toBe(400)
})

test("BEY-09 whoever keeps no books has no journals", async () => {
  expect((await ask("yayoi", "2026-11", "officeManager")).status).toBe(403)
  expect((await ask("yayoi", "2026-11", "worker")).status).toBe(403)
  expect((await take("yayoi", { isAgain: 1 }, "officeManager")).status).toBe(403)
})
