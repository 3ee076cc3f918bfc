/** BEY-09: a month of 仕訳 that was taken is remembered: taken again only when wanted, and what a correction changed is turned back. */
import { createHash } from "node:crypto"
import { beforeAll, expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { expenseEntry, payEntry } from "#modules/reports/rules/journal/entries.ts"
import { newSince, standingAfter, wholeMonth } from "#modules/reports/rules/journal/taken.ts"
import { aCompany, type TestCompany } from "../../kernel/companies.ts"
import { runningProduct } from "../../kernel/product.ts"
import { aDesk, aLine, type Desk } from "../../papers/paper-desk.ts"

let company: TestCompany
let desk: Desk
let invoice: { id: number; no: string }
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "TORIDASHI")
  },
  { startsAt: "2026-11-26T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
  invoice = await desk.issued()
})
const ask = async (product = "yayoi", month = "2026-11") =>
  (await desk.as("financeManager", "GET", `/v5/report/journal?month=${month}&product=${product}`)).body.data
const take = (over: object = {}) =>
  desk.as("financeManager", "POST", "/v5/report/journal", {
    month: "2026-11",
    product: "yayoi",
    scope: "all",
    ...over,
  })
const rowsOf = ({ content }: { content: string }) =>
  new TextDecoder("shift_jis")
    .decode(Buffer.from(content, "base64"))
    .split("\r\n")
    .slice(0, -1)
    .map((row) => row.split(","))

test("BEY-09 a month that was taken is told with who, how much and digest; a second file has to be wanted", async () => {
  const first = (await take()).body.data
  expect([first.entries, first.total]).toEqual([1, 52_800])
  expect(createHash("sha256").update(Buffer.from(first.content, "base64")).digest("hex")).toBe(first.hash)
  const shown = await ask()
  expect(shown.taken).toMatchObject([{ scope: "all", entries: 1, total: 52_800, hash: first.hash }])
  expect(shown.taken[0].madeBy).not.toBe("")
  expect(shown.since).toEqual({ entries: 0, total: 0, takenBack: 0, takenBackTotal: 0 })
  const again = await take()
  expect([again.status, again.body.fields?.[0]?.field]).toEqual([400, "isAgain"])
  expect((await take({ scope: "new" })).body.fields?.[0]?.field).toBe("scope")
  expect((await take({ isAgain: 1 })).status).toBe(200)
  // The books of another product took nothing.
  expect((await ask("freee")).taken).toEqual([])
})

test("BEY-09 what is new: an edition that was replaced is turned back as it was taken, the next one follows; then nothing", async () => {
  await desk.issued({ correctsId: invoice.id, lines: [{ ...aLine, quantity: 3 }] })
  expect((await ask()).since).toEqual({ entries: 2, total: 79_200, takenBack: 1, takenBackTotal: 52_800 })
  const file = (await take({ scope: "new" })).body.data
  const [back, anew] = rowsOf(file)
  expect([back?.[4], back?.[8], back?.[9], back?.[10], back?.[14]]).toEqual([
    ...["売上高", "52800", "4800", "売掛金", "52800"],
  ])
  expect(back?.[16]).toMatch(/^【取消】/u)
  expect([anew?.[4], anew?.[8], anew?.[10], anew?.[15]]).toEqual(["売掛金", "79200", "売上高", "7200"])
  expect((await ask()).since.entries).toBe(0)
})

test("BEY-09 a correction of the next month says that the month before has to be turned back too", async () => {
  const { id } = (await desk.as("admin", "GET", `/paper/paper-details-by-no/${invoice.no}`)).body.data
  await desk.issued({ correctsId: id, createdAt: "2026-12-01" })
  expect((await ask("yayoi", "2026-12")).elsewhere).toEqual(["2026-11"])
  expect((await ask()).since).toEqual({ entries: 1, total: 0, takenBack: 1, takenBackTotal: 79_200 })
  expect((await take({ scope: "new" })).status).toBe(200)
  expect((await ask("yayoi", "2026-12")).elsewhere).toEqual([])
})

test("BEY-09 the record of what was taken is changed by nobody", async () => {
  const change = running().owner`set role tehai_app`
    .then(() => running().owner`update reports.journal_file set total = 0`)
    .finally(() => running().owner`reset role`)
  await expect(change).rejects.toThrow(/permission denied/u)
})

test("BEY-09 wages of a month that is open again stay until its next revision; an expense bears no tax", () => {
  const on = isoDate("2026-11-30")
  const sums = { people: 1, commuting: yen(0), repaid: yen(0), deductions: new Map<string, ReturnType<typeof yen>>() }
  const pay = (edition: number, gross: number) => ({
    source: "pay:2026-11",
    edition,
    names: {},
    entry: payEntry(on, "2026-11", { ...sums, gross: yen(gross), net: yen(gross) }),
  })
  const expense = {
    source: "expense:7",
    edition: 2,
    names: {},
    entry: expenseEntry(on, { id: 7, category: 1, bySlip: false, sum: yen(980) }),
  }
  expect(expense.entry.debits).toEqual([{ account: "travel", sub: "", amount: 980, tax: { kind: "none" } }])
  const standing = standingAfter(wholeMonth([pay(1, 300_000), expense]))
  expect(newSince([expense], standing, false)).toEqual([])
  // A re-close gives its expenses a new version; a corrected closing day leaves the edition.
  expect(newSince([pay(2, 300_000), { ...expense, edition: 3 }], standing, true)).toEqual([])
  const moved = { ...pay(1, 300_000), entry: { ...pay(1, 300_000).entry, on: isoDate("2026-11-25") } }
  expect(newSince([moved, expense], standing, true).map(({ entry, takesBack }) => [takesBack, entry.on])).toEqual([
    [true, "2026-11-30"],
    [false, "2026-11-25"],
  ])
  const lines = newSince([pay(2, 310_000), expense], standing, true)
  expect(lines.map(({ takesBack, entry }) => [takesBack, entry.debits[0]?.account, entry.debits[0]?.amount])).toEqual([
    [true, "accruedPay", 300_000],
    [false, "wages", 310_000],
  ])
  expect(standingAfter([...wholeMonth([pay(1, 300_000), expense]), ...lines]).get("pay:2026-11")?.edition).toBe(2)
})
