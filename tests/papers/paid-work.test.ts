/** From the work of vendors and freelancers: what they bill us, once, beside what the customer is billed for the same day. */
import { beforeAll, expect, test } from "vitest"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { inTheMorning } from "../scheduling/board.ts"
import { aDesk, type Desk } from "./paper-desk.ts"

const [requestLabor, invoice, acceptance, agency] = [1, 3, 5, 7]
let company: TestCompany
let desk: Desk
let siteId = 0
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "PAYEE")
  },
  { startsAt: "2026-11-26T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
  siteId = await desk.site({ name: "外注の現場" })
})
type Asks = "admin" | "officeManager" | "vendor" | "otherWorker" | "worker" | "customer"
const stretch = { from: "2026-11-01", to: "2026-11-30" }
const work = (party: object, type = agency, role: Asks = "admin") =>
  desk.as(role, "POST", "/paper/work-of-payee", { type, ...party, ...stretch })
const vendor = () => ({ partnerId: company.vendorId })
const freelancer = () => ({ staffId: company.staffOf("otherWorker") })
interface Offered {
  readonly siteId: number
  readonly certificate: string
  readonly label: string
  readonly unit: string
  readonly unitPrice: number
  readonly quantity: number
  readonly amount: number
  readonly days: ReadonlyArray<{ taskId: number; shift: number; certificate: string }>
}
const linesOf = async (party: object, type = agency): Promise<ReadonlyArray<Offered>> => {
  const told = await work(party, type)
  if (told.status !== 200) throw new Error(told.text)
  return told.body.data.lines
}
const sent = ({ days, label, quantity, siteId: of, unit, unitPrice }: Offered) => ({
  label,
  quantity,
  unit,
  unitPrice,
  valueTax: 10,
  siteId: of,
  days: days.map(({ certificate, shift, taskId }) => ({ taskId, shift, certificate })),
})
const figures = (lines: ReadonlyArray<Offered>) =>
  lines.map(({ amount, certificate, quantity, unit, unitPrice }) => [certificate, quantity, unit, unitPrice, amount])
const missing = async (type: number) =>
  (await desk.as("admin", "POST", "/v4/paper/missing-paper", { month: "2026-11", type, pageSize: 10 })).body.data
const ofVendor = (over: object = {}) => inTheMorning(company.staffOf("vendorWorker"), over)

test("PAPER-02 VEN-06 a vendor's people on shifts become lines at the slot's price, else at the one agreed with it; certificates once an arrangement", async () => {
  const { version } = (await desk.as("admin", "POST", `/vendor/${company.vendorId}`, {})).body.data
  const agreed = await desk.as("admin", "PUT", `/vendor/${company.vendorId}`, {
    version,
    phoneNumber: "03-1234-5678",
    regularUnitPrice: 17_000,
  })
  expect(agreed.status).toBe(200)
  const slot = {
    userId: company.vendorId,
    morningShift: 1,
    maxWorkerMorning: 2,
    priceMorning: 18_000,
    metadataUnitPriceCertificate: [{ title: "職長", price: 1500, workers: 1 }],
  }
  await desk.arranged(siteId, "2026-11-10", { workers: [ofVendor()], vendors: [slot] })
  await desk.arranged(siteId, "2026-11-11", { workers: [ofVendor({ countWorkMorning: 0.5 })] })
  await desk.arranged(siteId, "2026-11-28", { workers: [ofVendor()], vendors: [slot] })
  expect(figures(await linesOf(vendor()))).toEqual([
    ["", 1, "人工", 18_000, 18_000],
    ["", 0.5, "人工", 17_000, 8500],
    ["職長", 1, "名", 1500, 1500],
  ])
})

test("PAPER-02 the same day is billed to the customer and by the vendor, once on each side; the other kinds of a side see it as billed", async () => {
  const lines = (await linesOf(vendor())).map(sent)
  const paper = await desk.made({ type: agency, ...vendor(), lines })
  expect(paper.subTotal).toBe(28_000)
  expect(paper.lines[2].days).toMatchObject([{ certificate: "職長", heads: 1, day: "2026-11-10" }])
  expect(await linesOf(vendor())).toEqual([])
  expect(await linesOf(vendor(), acceptance)).toEqual([])
  const twice = await desk.make({ type: acceptance, ...vendor(), lines: lines.slice(2) })
  expect([twice.status, twice.body.fields]).toEqual([
    400,
    [{ field: "lines.0.days", message: `すでに${paper.no}で請求しています。` }],
  ])
  const customers = (await desk.work()).body.data.lines
  expect(customers.map(({ quantity }: Offered) => quantity)).toEqual([4])
  const billed = await desk.make({ type: invoice, lines: customers.map(sent) })
  expect(billed.status).toBe(200)
  await desk.move(paper.id, paper.version, 0)
  expect((await linesOf(vendor())).map(sent)).toEqual(lines)
})

test("PAPER-02 PAPER-14 the vendor makes its own request from its own work, and sees nobody else's", async () => {
  const own = await work(vendor(), requestLabor, "vendor")
  expect(own.body.data.lines).toHaveLength(3)
  const made = await desk.make({ type: requestLabor, ...vendor(), lines: own.body.data.lines.map(sent) }, "vendor")
  expect([made.status, made.body.data?.subTotal]).toEqual([200, 28_000])
  expect((await work(freelancer(), requestLabor, "vendor")).status).toBe(403)
  expect((await work(vendor(), agency, "vendor")).status).toBe(403)
  expect((await work(vendor(), requestLabor, "otherWorker")).status).toBe(403)
  expect((await work(vendor(), agency, "customer")).status).toBe(403)
  expect((await work({}, agency)).body.fields).toMatchObject([{ field: "partnerId" }])
  await desk.move(made.body.data.id, made.body.data.version, 0, "vendor")
})

test("PAPER-02 of many who pay the same work at the same moment one does, in every kind of paper", async () => {
  const lines = (await linesOf(vendor())).map(sent)
  const kinds = [agency, acceptance, agency, acceptance, agency, acceptance]
  const told = await Promise.all(kinds.map((type) => desk.make({ type, ...vendor(), lines })))
  expect(told.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400])
  const [winner] = told.flatMap(({ body, status }) => (status === 200 ? [body.data] : []))
  await desk.move(winner.id, winner.version, 0)
})

test("PAY-19 a freelancer's project unit price × 人工 with certificates, at his tax and number", async () => {
  const id = company.staffOf("otherWorker")
  const before = (await desk.as("admin", "GET", `/staff/detail-staff/${id}`)).body.data
  expect(await linesOf(freelancer())).toEqual([])
  const terms = {
    effectiveFrom: "2026-11-01",
    salaryType: 4,
    basicSalary: 20_000,
    typePaymentTerm: 3,
    paymentTerm: 0,
    paymentMonthOffset: 1,
    paymentDate: 0,
    isTax: 1,
    registrationNumber: "T7000012050002",
    schedule: [{ weekday: 1, workingHour: "08:00" }],
  }
  const changed = await desk.as("admin", "PUT", `/staff/admin-update-staff/${id}`, { version: before.version, terms })
  expect([changed.status, changed.text]).toEqual([200, changed.text])
  const certificate = [{ name: "玉掛け", priceStaff: 1000 }]
  const on = (over: object = {}) => inTheMorning(id, over)
  await desk.arranged(siteId, "2026-11-12", { workers: [on({ unitPriceCertificate: { morning: certificate } })] })
  await desk.arranged(siteId, "2026-11-13", { workers: [on({ countWorkMorning: 0.75 })] })
  await desk.arranged(siteId, "2026-11-16", { workers: [on({ priceMorning: 23_000 })] })
  const told = await work(freelancer())
  expect(figures(told.body.data.lines)).toEqual([
    ["", 1.75, "人工", 20_000, 35_000],
    ["", 1, "人工", 23_000, 23_000],
    ["玉掛け", 1, "名", 1000, 1000],
  ])
  expect(told.body.data).toMatchObject({ isTax: 1, valueTax: 10, dueDate: "2026-12-30" })
  expect(await missing(requestLabor)).toMatchObject([
    { partnerId: company.vendorId, staffId: null, amount: 28_000, quantity: 1.5 },
    { partnerId: null, staffId: id, amount: 59_000, quantity: 2.75, partyName: "PAYEE otherWorker" },
  ])
  const paper = await desk.made({
    type: agency,
    partnerId: null,
    ...freelancer(),
    isTaxVendor: told.body.data.isTax,
    lines: told.body.data.lines.map(sent),
  })
  expect(paper).toMatchObject({ total: 59_000, tax: 5363, registrationNumber: "T7000012050002" })
  expect((await missing(agency)).map(({ staffId }: { staffId: number | null }) => staffId)).toEqual([null])
})

test("PAPER-02 D29 TASK-34 certificates that the customer pays are lines beside the heads, by their quantity", async () => {
  const { version } = (await desk.as("admin", "POST", `/customer/${company.customerId}`, {})).body.data
  const card = {
    phone: "03-1234-5678",
    postalCode: "135-0061",
    address: "東京都江東区豊洲3丁目2",
    regularUnitPrice: 24_000,
    nightUnitPrice: 30_000,
    deadline: 20,
    paymentMonth: 1,
    paymentDate: 0,
    certificateUnitPrices: [{ title: "溶接", price: 3000 }],
  }
  const told = await desk.as("admin", "PUT", `/customer/${company.customerId}`, { version, ...card })
  const [{ id }] = told.body.data.certificateUnitPrices
  const at = await desk.site({ name: "資格の現場" })
  const metadataCustomerUnitPriceCertificate = { morning: [{ id, workers: 2 }] }
  await desk.arranged(at, "2026-11-17", { workers: [], metadataCustomerUnitPriceCertificate })
  const lines = ((await desk.work()).body.data.lines as ReadonlyArray<Offered>).filter((line) => line.siteId === at)
  expect(figures(lines)).toEqual([
    ["", 2, "人工", 24_000, 48_000],
    ["溶接", 2, "名", 3000, 6000],
  ])
  expect(lines[1]?.label).toBe("資格の現場　溶接")
  const heads = await desk.made({ lines: lines.slice(0, 1).map(sent) })
  expect(heads.subTotal).toBe(48_000)
  expect((await missing(invoice)).filter((row: { siteId: number }) => row.siteId === at)).toMatchObject([
    { amount: 6000, quantity: 0 },
  ])
})
