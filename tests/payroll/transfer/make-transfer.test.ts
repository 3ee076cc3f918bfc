/** BEY-09: the transfer file of a closed month: of everybody or none, equal to the slips, written down with its digest. */
import { createHash } from "node:crypto"
import { beforeAll, expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { ask } from "../../kernel/ask.ts"
import { aCompany, type TestCompany } from "../../kernel/companies.ts"
import { runningProduct } from "../../kernel/product.ts"
import { closed, hire, tokenOf, worked } from "../month.ts"

let company: TestCompany
let token: string
let people: ReadonlyArray<number> = []
const running = runningProduct(async (started) => {
  company = await aCompany(started, "FURIKOMI")
})
const month = "2026-10"
const call = (path: string, body?: unknown, as = token) =>
  ask(running().url, path, { token: as, company: company.id, ...(body === undefined ? {} : { body }) })
const account = { bankCode: "0001", branchCode: "110", type: 1, cardNumber: "7654321", ownerName: "ﾔﾏﾀﾞ ﾀﾛｳ" }
const bank = (staffId: number, over: object = {}) =>
  running().owner`insert into people.profile (company_id, staff_id, bank)
    values (${company.id}, ${staffId}, ${running().owner.json({ ...account, ...over })})
    on conflict (company_id, staff_id) do update set bank = excluded.bank`
const bankInfo = {
  bankCode: "0001",
  bankName: "みずほ",
  branchCode: "110",
  branch: "丸之内",
  type: 2,
  cardNumber: "0012345",
  ownerName: "トウワセツビ",
}
const wanted = { month, transferOn: "2026-11-30", clientCode: "1234567", bankInfo }
const make = (over: object = {}) => call("/v5/timesheet/transfer", { ...wanted, ...over })
const fields = ({ body }: { body: { fields?: ReadonlyArray<{ field: string }> } }) =>
  (body.fields ?? []).map(({ field }) => field)

beforeAll(async () => {
  token = await tokenOf(running(), company, "financeManager")
  people = await hire(
    running(),
    company,
    ["山田 太郎", "鈴木 一", "現金 払"].map((name) => ({
      name,
      role: "worker" as const,
      terms: { effectiveFrom: isoDate("2025-04-01"), salaryType: "hour" as const, basicSalary: yen(1800) },
    })),
  )
  await worked(
    running(),
    company,
    people.map((staffId, at) => ({ staffId, day: "2026-10-05", from: "08:00", to: `${10 + at}:00` })),
  )
})

test("BEY-09 an open month has no file; who does not close sees neither accounts nor nets", async () => {
  const open = await make()
  expect([open.status, open.body.errorCode]).toEqual([403, "Permission_Denied"])
  const worker = await tokenOf(running(), company, "worker")
  expect((await call(`/v5/timesheet/transfer?month=${month}`, undefined, worker)).status).toBe(403)
})

test("BEY-09 a bad account keeps everybody from the file, by name and field; whom cash pays is left out by name", async () => {
  const ordered = await call("/v5/timesheet/snapshot", { month })
  expect((await closed(running(), company, ordered.body.data.jobId, token)).state).toBe("done")
  const [one = 0, two = 0, three = 0] = people
  await bank(one)
  await bank(two, { cardNumber: "12345", ownerName: "鈴木" })
  // 今月は現金で払う, said at the close; of whoever has an account by now it counts no more.
  await running().owner`insert into payroll.looked_at
    (company_id, month, mark, kind, staff_id, looked_by, looked_at, reason)
    select ${company.id}, ${month}, decode(repeat(lpad(staff_id::text, 2, '0'), 32), 'hex'), 'noAccount', staff_id,
      ${company.personOf("admin")}, '2026-11-02T00:00:00Z', '通帳を作っているため'
    from unnest(${[one, three]}::int[]) staff_id`
  const { data } = (await call(`/v5/timesheet/transfer?month=${month}`)).body
  expect(data.rows).toEqual([
    { userId: one, name: "山田 太郎", amount: 2 * 1800, faults: [], cash: null },
    { userId: two, name: "鈴木 一", amount: 3 * 1800, faults: ["cardNumber", "ownerName"], cash: null },
    {
      userId: three,
      name: "現金 払",
      amount: 4 * 1800,
      faults: ["bankCode", "branchCode", "type", "cardNumber", "ownerName"],
      cash: "通帳を作っているため",
    },
  ])
  expect([data.people, data.total, data.files, data.bankInfo]).toEqual([3, 9 * 1800, [], null])
  const refused = await make({ without: [three] })
  expect([refused.status, fields(refused)]).toEqual([400, ["without"]])
  const [none] = await running().owner`select count(*)::int as count from payroll.transfer_file`
  expect(none?.count).toBe(0)
})

test("BEY-09 the file pays what the slips say; who, when, from where and its digest are kept; a second one has to be wanted", async () => {
  const [, two = 0, three = 0] = people
  await bank(two, { ownerName: "ｽｽﾞｷ ﾊｼﾞﾒ" })
  const told = await make({ without: [three] })
  expect(told.status, told.text).toBe(200)
  const { content, hash, people: count, total } = told.body.data
  const bytes = Buffer.from(content, "base64")
  expect([bytes.length, count, total]).toEqual([5 * 120, 2, 5 * 1800])
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(hash)
  const text = new TextDecoder("shift_jis").decode(bytes)
  expect(text.slice(0, 58)).toBe(`11100001234567${"ﾄｳﾜｾﾂﾋﾞ".padEnd(40)}1130`)
  expect(text.slice(240, 250)).toBe("20001ﾐｽﾞﾎ ")
  expect(text.slice(360, 379)).toBe("8000002000000009000")
  const [entry] = await running().owner`select after from kernel.audit_entry where action = 'payMonth.transfer'`
  expect(entry?.after).toMatchObject({ hash, people: 2, total: 9000, without: [three], transferOn: "2026-11-30" })
  const again = await make({ without: [three] })
  expect([again.status, fields(again)]).toEqual([400, ["isAgain"]])
  expect((await make({ without: [three], isAgain: 1 })).body.data.content).toBe(content)
  // From another account: its numbers stand in the file's head, its names are kept for the next one.
  const other = { ...bankInfo, bankCode: "0001", bankName: "みずほ銀行", branch: "丸の内", cardNumber: "0054321" }
  const from = await make({ without: [three], isAgain: 1, bankInfo: other })
  const head = new TextDecoder("shift_jis").decode(Buffer.from(from.body.data.content, "base64")).slice(58, 120)
  expect([head.startsWith("0001"), head.includes("110"), head.includes("0054321")]).toEqual([true, true, true])
  const kept = (await call(`/v5/timesheet/transfer?month=${month}`)).body.data.bankInfo
  expect(kept).toMatchObject({ bankName: "みずほ銀行", branch: "丸の内", cardNumber: "0054321" })
  const { data } = (await call(`/v5/timesheet/transfer?month=${month}`)).body
  expect(data.files).toHaveLength(3)
  expect(data.files[0]).toMatchObject({ madeBy: "FURIKOMI financeManager", people: 2, total: 9000, hash })
  expect(data.bankInfo).toMatchObject({ bankCode: "0001", ownerName: "ﾄｳﾜｾﾂﾋﾞ" })
})

test("BEY-09 no day on which banks rest, and no sending account that no bank has", async () => {
  const [, , three = 0] = people
  const wrong = async (over: object) => fields(await make({ without: [three], isAgain: 1, ...over }))
  expect(await wrong({ transferOn: "2026-11-29" })).toEqual(["transferOn"])
  expect(await wrong({ bankInfo: { ...bankInfo, bankCode: "9998" } })).toEqual(["bankInfo.bankCode"])
  expect(await wrong({ bankInfo: { ...bankInfo, branchCode: "999" } })).toEqual(["bankInfo.branchCode"])
  expect(await wrong({ bankInfo: { ...bankInfo, ownerName: "東和設備" } })).toEqual(["bankInfo.ownerName"])
  expect(await wrong({ without: people })).toEqual(["without"])
})
