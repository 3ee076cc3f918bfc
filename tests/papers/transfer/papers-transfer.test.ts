/** BEY-09: 総合振込 of papers that we owe: one record a payee, every payee or none, equal to the papers, never twice unasked. */
import { createHash } from "node:crypto"
import { beforeAll, expect, test } from "vitest"
import { aCompany, type TestCompany } from "../../kernel/companies.ts"
import { runningProduct } from "../../kernel/product.ts"
import { aDesk, aLine, type Desk } from "../paper-desk.ts"

const [requestLabor, acceptance] = [1, 5]
let company: TestCompany
let desk: Desk
/** Two of the vendor, one of the freelancer; in yen with tax: 52,800, 26,400 and 10,800. */
let [first, second, freelancers] = [0, 0, 0]
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "SOGO")
  },
  { startsAt: "2026-11-26T01:00:00.000Z" },
)
const account = { bankCode: "0001", branchCode: "110", type: 1, cardNumber: "7654321", ownerName: "ﾄｳﾜｱｼﾊﾞ" }
const bankInfo = {
  bankCode: "0001",
  bankName: "みずほ",
  branchCode: "110",
  branch: "丸之内",
  type: 2,
  cardNumber: "0012345",
  ownerName: "トウワセツビ",
}
type Asks = "admin" | "financeManager" | "officeManager" | "vendor"
const shown = async (query = "") => (await desk.as("financeManager", "GET", `/v5/paper/transfer${query}`)).body.data
const make = (paperIds: ReadonlyArray<number>, over: object = {}, role: Asks = "financeManager") =>
  desk.as(role, "POST", "/v5/paper/transfer", {
    transferOn: "2026-11-30",
    clientCode: "1234567",
    bankInfo,
    paperIds,
    ...over,
  })
const fields = ({ body }: { body: { fields?: ReadonlyArray<{ field: string }> } }) =>
  (body.fields ?? []).map(({ field }) => field)

beforeAll(async () => {
  desk = await aDesk(running(), company)
  const accepted = async (over: object) => {
    const { id, version } = await desk.made({ type: acceptance, partnerId: company.vendorId, ...over })
    const waiting = await desk.move(id, version, 2)
    const told = await desk.as("vendor", "PUT", `/v6/paper/${id}/vendor-confirm`, {
      version: waiting.body.data?.version,
      isConfirm: 1,
    })
    if (told.status !== 200) throw new Error(told.text)
    return id
  }
  first = await accepted({})
  second = await accepted({ dueDate: "2027-01-31", lines: [{ ...aLine, quantity: 1 }] })
  const asked = await desk.made(
    {
      type: requestLabor,
      partnerId: undefined,
      staffId: company.staffOf("otherWorker"),
      lines: [{ ...aLine, quantity: 1, unitPrice: 10_000, valueTax: 8 }],
    },
    "otherWorker",
  )
  const waiting = await desk.move(asked.id, asked.version, 2, "otherWorker")
  const active = await desk.move(asked.id, waiting.body.data?.version, 1, "financeManager")
  if (active.status !== 200) throw new Error(active.text)
  freelancers = asked.id
  // What a customer owes us is nothing that we transfer.
  await desk.issued()
  await running().owner`update people.partner set bank = ${running().owner.json(account)}
    where company_id = ${company.id} and id = ${company.vendorId}`
})

test("BEY-09 what we owe stands by payee with his account's faults; of a due day, what is due until then", async () => {
  const all = await shown()
  expect(
    all.rows.map(({ amount, faults, partnerId, papers }: (typeof all.rows)[number]) => [
      partnerId,
      amount,
      faults.length,
      papers.map(({ id }: { id: number }) => id),
    ]),
  ).toEqual([
    [company.vendorId, 79_200, 0, [first, second]],
    [null, 10_800, 5, [freelancers]],
  ])
  expect([all.people, all.total, all.bankInfo, all.files]).toEqual([2, 90_000, null, []])
  expect((await shown("?dueTo=2026-12-31")).total).toBe(63_600)
})

test("BEY-09 whoever does not pay sees no accounts and makes no file", async () => {
  expect((await desk.as("officeManager", "GET", "/v5/paper/transfer")).status).toBe(403)
  expect((await make([first], {}, "officeManager")).status).toBe(403)
  expect((await make([first], {}, "vendor")).status).toBe(403)
})

test("BEY-09 one bad account keeps everybody from the file; a paper that we do not owe, a day without banks too", async () => {
  expect(fields(await make([first, freelancers]))).toEqual(["paperIds"])
  expect(fields(await make([first, 999_999]))).toEqual(["paperIds"])
  expect(fields(await make([first], { transferOn: "2026-11-29" }))).toEqual(["transferOn"])
  expect(fields(await make([first], { bankInfo: { ...bankInfo, branchCode: "999" } }))).toEqual(["bankInfo.branchCode"])
  const [none] = await running().owner`select count(*)::int as count from papers.transfer_file`
  expect(none?.count).toBe(0)
})

test("BEY-09 two papers of one payee are one record; the file is kept with digest and papers; a second one has to be wanted", async () => {
  await running().owner`insert into people.profile (company_id, staff_id, bank)
    values (${company.id}, ${company.staffOf("otherWorker")},
      ${running().owner.json({ ...account, type: 4, cardNumber: "0000009", ownerName: "ﾋﾄﾘ ｵﾔｶﾀ" })})
    on conflict (company_id, staff_id) do update set bank = excluded.bank`
  const told = await make([first, second, freelancers])
  expect(told.status, told.text).toBe(200)
  const { content, hash, people, total } = told.body.data
  const bytes = Buffer.from(content, "base64")
  expect([bytes.length, people, total]).toEqual([5 * 120, 2, 90_000])
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(hash)
  const text = new TextDecoder("shift_jis").decode(bytes)
  const records = [0, 1, 2, 3, 4].map((n) => text.slice(n * 120, n * 120 + 120))
  expect(records[0]?.slice(0, 14)).toBe("12100001234567")
  const record = (of: string | undefined) => [of?.slice(42, 50), of?.slice(50, 80).trim(), of?.slice(80, 90)]
  expect(record(records[1])).toEqual(["17654321", "ﾄｳﾜｱｼﾊﾞ", "0000079200"])
  expect(record(records[2])).toEqual(["40000009", "ﾋﾄﾘ ｵﾔｶﾀ", "0000010800"])
  expect(records[3]?.slice(0, 19)).toBe("8000002000000090000")
  const kept = await running().owner`select paper_id as id, amount::int from papers.transfer_paper order by paper_id`
  expect(kept.map(({ amount, id }) => [id, amount])).toEqual([
    [first, 52_800],
    [second, 26_400],
    [freelancers, 10_800],
  ])
  const [entry] = await running().owner`select after from kernel.audit_entry where action = 'papers.transfer'`
  expect(entry?.after).toMatchObject({ hash, people: 2, total: 90_000, paperIds: [first, second, freelancers] })
  // From another account: its numbers stand in the file's head, its names are kept for the next one.
  const mizuho = { bankCode: "0001", bankName: "みずほ銀行", branchCode: "110", branch: "丸の内" }
  const other = { ...mizuho, type: 2, cardNumber: "0054321", ownerName: "ﾄｳﾜｾﾂﾋﾞ" }
  const again = await make([first])
  expect([again.status, fields(again)]).toEqual([400, ["isAgain"]])
  expect((await make([first], { isAgain: 1, bankInfo: other })).status).toBe(200)
  const after = await shown()
  expect(after.rows[0].papers[0].transferOn).toBe("2026-11-30")
  expect(after.files.map(({ people: of, total: sum }: { people: number; total: number }) => [of, sum])).toEqual([
    [1, 52_800],
    [2, 90_000],
  ])
  expect([after.clientCode, after.bankInfo]).toEqual(["1234567", other])
})

test("BEY-09 a file pays nothing by itself: a paper is marked by hand, and is owed no longer then", async () => {
  const { version } = (await desk.details(first)).body.data
  const paid = await desk.as("financeManager", "PUT", `/v2/paper/payment-status/${first}`, { version, status: 1 })
  expect(paid.status, paid.text).toBe(200)
  expect((await shown()).rows.map(({ amount }: { amount: number }) => amount)).toEqual([10_800, 26_400])
  expect(fields(await make([first, second], { isAgain: 1 }))).toEqual(["paperIds"])
})

test("BEY-09 a correction of a paper that is in a file already has to be wanted, too", async () => {
  const corrected = await desk.made({ type: acceptance, correctsId: second, lines: [{ ...aLine, quantity: 3 }] })
  const waiting = await desk.move(corrected.id, corrected.version, 2)
  const said = { version: waiting.body.data.version, isConfirm: 1 }
  const told = await desk.as("vendor", "PUT", `/v6/paper/${corrected.id}/vendor-confirm`, said)
  expect(told.status, told.text).toBe(200)
  const row = (await shown()).rows.flatMap(({ papers }: { papers: ReadonlyArray<{ id: number }> }) => papers)
  expect(row.find(({ id }: { id: number }) => id === corrected.id)).toMatchObject({ transferOn: "2026-11-30" })
  expect(fields(await make([corrected.id]))).toEqual(["isAgain"])
})
