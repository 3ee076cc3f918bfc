/** `Ctrl K`: what it finds, for whom, and how much. */
import { beforeAll, expect, test } from "vitest"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
let other: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "FIND")
  other = await aCompany(started, "OTHER")
})
type Role = Parameters<TestCompany["emailOf"]>[0]
const told = async (role: Role, keyword: string, of = company) => {
  const token = await signIn(running().url, of.emailOf(role))
  return await ask(running().url, "/nest/search", { method: "POST", token, company: of.id, body: { keyword } })
}
interface Hit {
  readonly kind: string
  readonly name: string
}
const found = async (role: Role, keyword: string, of = company) =>
  (await told(role, keyword, of)).body.data.map(({ kind, name }: Hit) => `${kind} ${name}`)

beforeAll(async () => {
  const { owner } = running()
  for (const { id, customerId } of [company, other]) {
    await owner`update people.staff set name = '高橋 翔', furigana_name = 'タカハシ ショウ'
      where company_id = ${id} and id = (select min(id) from people.staff where company_id = ${id} and partner_id is null)`
    await owner`update people.partner set company_name = '髙野工務店', furigana_name = 'タカノコウムテン'
      where company_id = ${id} and id = ${customerId}`
    await owner`insert into scheduling.site
      (company_id, name, name_kana, type, address, customer_id, state, regular_unit_price, night_unit_price)
      values (${id}, '三鷹マンション', 'ミタカマンション', 1, '三鷹市下連雀', ${customerId}, 1, 24000, 30000)`
  }
})

test("issue 19 §7 one keyword, typed in any kana, finds people, sites and customers in this order", async () => {
  const hits = ["person 高橋 翔", "site 三鷹マンション", "customer 髙野工務店"]
  for (const keyword of ["たか", "タカ", "ﾀｶ"]) expect(await found("admin", keyword)).toEqual(hits)
  expect(await found("admin", "高橋")).toEqual(["person 高橋 翔"])
  expect(await found("admin", "いない")).toEqual([])
  expect(await found("admin", " ")).toEqual([])
})

test("issue 19 §7 nobody finds what he couldn't open: a vendor his own sites and workers, a customer its sites, others nothing", async () => {
  expect(await found("financeManager", "たか")).toEqual([
    "person 高橋 翔",
    "site 三鷹マンション",
    "customer 髙野工務店",
  ])
  expect(await found("vendor", "たか")).toEqual([])
  // A customer finds its own sites, and neither people nor partners.
  expect(await found("customer", "たか")).toEqual(["site 三鷹マンション"])
  for (const role of ["worker", "partTimeWorker", "vendorWorker"] as const)
    expect((await told(role, "たか")).body.errorCode).toBe("Permission_Denied")
})

test("issue 19 §7 at most eight of a kind, and never another company's", async () => {
  await running().owner`insert into scheduling.site
    (company_id, name, type, address, customer_id, state, regular_unit_price, night_unit_price)
    select ${other.id}, '多い現場 ' || n, 1, '東京都港区', ${other.customerId}::int, 1, 24000, 30000
    from generate_series(1, 20) n`
  expect(await found("admin", "多い", other)).toHaveLength(8)
  expect(await found("admin", "多い")).toEqual([])
})

test("issue 19 §7 each hit says what tells it apart, and no telephone number", async () => {
  const { data } = (await told("officeManager", "たか")).body
  expect(data[0]).toMatchObject({ furiganaName: "タカハシ ショウ", roleId: expect.any(Number) })
  expect(data[1]).toMatchObject({ address: "三鷹市下連雀", customerName: "髙野工務店" })
  expect(JSON.stringify(data)).not.toMatch(/phone|salary|price/i)
})

test("taste/desk/17 roman letters find by kana what they find as letters, and digits the end of a telephone number", async () => {
  const { owner } = running()
  await owner`update people.staff set phone = '090-1000-0043' where company_id = ${company.id} and name = '高橋 翔'`
  const hits = ["person 高橋 翔", "site 三鷹マンション", "customer 髙野工務店"]
  expect(await found("admin", "taka")).toEqual(hits)
  expect(await found("admin", "takahashi")).toEqual(["person 高橋 翔"])
  expect((await found("admin", "FIND"))[0]).toMatch(/^person FIND /)
  for (const digits of ["0043", "090-1000-0043", "10000043"])
    expect(await found("admin", digits)).toEqual(hits.slice(0, 1))
  expect(await found("admin", "043")).toEqual([])
  expect(await found("admin", "0043", other)).toEqual([])
})

test("taste/desk/17 the best match stands first: a name that begins so before older records that only hold it", async () => {
  const { owner } = running()
  const [customer] = await owner`insert into companies.partnership (company_id, is_customer, is_vendor)
    values (${other.id}, true, false) returning id`
  await owner`insert into people.partner (company_id, id, company_name, furigana_name)
    values (${other.id}, ${customer?.id}, '池工務店', 'イケコウムテン')`
  await owner`update people.partner set company_name = '小池建設', furigana_name = 'コイケケンセツ'
    where company_id = ${other.id} and id = ${other.customerId}`
  const [first, last] =
    await owner`select min(id) as id from people.staff where company_id = ${other.id} and partner_id is null
    union all select max(id) from people.staff where company_id = ${other.id} and partner_id is null order by id`
  await owner`update people.staff set name = '大池 実', furigana_name = 'オオイケ ミノル'
    where company_id = ${other.id} and id = ${first?.id}`
  await owner`update people.staff set name = '池田 光', furigana_name = 'イケダ ヒカル'
    where company_id = ${other.id} and id = ${last?.id}`
  const hits = ["person 池田 光", "person 大池 実", "customer 池工務店", "customer 小池建設"]
  // The sites are found by their customer.
  const besideSites = async (keyword: string) =>
    (await found("admin", keyword, other)).filter((hit: string) => !hit.startsWith("site "))
  for (const keyword of ["いけ", "池", "ike"]) expect(await besideSites(keyword)).toEqual(hits)
})
