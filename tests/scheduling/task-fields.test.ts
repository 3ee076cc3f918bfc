/** What an arrangement says beside who and when: kept, and told to whom the policy says. */
import { expect, test } from "vitest"
import { png } from "../files/a-picture.ts"
import { fileOf } from "../files/files-product.ts"
import { aCompany, everyRole } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, fixedSite } from "./board.ts"

let board: Board
let site: number
let certificates: ReadonlyArray<{ readonly id: number; readonly title: string; readonly price: number }>
const running = runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "MORE"))
  site = await board.site()
  const card = {
    version: 1,
    name: "宮下",
    phone: "03-5500-0148",
    postalCode: "135-0061",
    address: "東京都江東区豊洲3丁目",
    regularUnitPrice: 24_000,
    nightUnitPrice: 30_000,
    deadline: 20,
    paymentMonth: 1,
    paymentDate: 0,
    certificateUnitPrices: [
      { title: "玉掛け", price: 1_500 },
      { title: "足場", price: 2_000 },
    ],
  }
  const told = await board.as("manager", "PUT", `/customer/${board.company.customerId}`, card)
  if (told.status !== 200) throw new Error(told.text)
  certificates = told.body.data.certificateUnitPrices
})

const desired = {
  startTimeDesire: "07:30",
  endTimeDesire: "16:30",
  startTimeDesireMorning: "07:30",
  endTimeDesireMorning: "11:30",
}
const staffRows = { morning: [{ name: "玉掛け", licenseId: null, priceStaff: 800 }] }
const whole = (over: object = {}) => ({
  ...desired,
  morningShiftCustomer: 1,
  maxWorkerMorning: 3,
  description: { content: "足場の組立" },
  metadataCustomerUnitPriceCertificate: { morning: [{ id: certificates[0]?.id, workers: 2 }] },
  workers: [{ userId: board.staff("worker"), morningShift: 1, unitPriceCertificate: staffRows }],
  ...over,
})

test("TASK-02 TASK-03 every field is kept when an arrangement is made, and when it is changed", async () => {
  const rows = { morning: [{ name: "玉掛け", licenseId: null, priceStaff: 800 }] }
  const workers = [{ userId: board.staff("worker"), morningShift: 1, unitPriceCertificate: rows }]
  const made = await board.arrange(site, whole({ workers }))
  expect(made.status, made.text).toBe(200)
  const { data } = made.body
  expect(data).toMatchObject({
    ...desired,
    description: { content: "足場の組立", files: [] },
    metadataCustomerUnitPriceCertificate: { morning: [{ ...certificates[0], workers: 2 }] },
    metadataUnitPriceCertificate: certificates.map((one) => ({ ...one, status: 1, userId: board.company.customerId })),
    unitPriceCustomer: [
      { shift: 1, unitPrice: 24_000, workers: 2, multiplier: 1.5, price: 72_000, certificatePrice: 3_000 },
    ],
    customerName: "宮下",
    customerCompanyName: "MORE 客先",
    customerPhone: "03-5500-0148",
    customerPostalCode: "135-0061",
    customerAddress: "東京都江東区豊洲3丁目",
    deadline: 20,
    paymentMonthOffset: 1,
    paymentDate: 0,
    regularUnitPrice: 24_000,
    nightUnitPrice: 30_000,
    isCustomer: 0,
    isAdminUpdate: 1,
    creatorId: board.company.personOf("manager"),
    creatorName: "MORE manager",
    creatorRoleId: 3,
    maxWorker: 3,
    totalWorker: 1,
    workers: [expect.objectContaining({ unitPriceCertificate: staffRows })],
  })
  const change = {
    version: data.version,
    startTimeDesire: null,
    endTimeDesireMorning: "11:45",
    description: { content: "解体" },
    otherShift: 1,
    otherFrom: "17:30",
    otherTo: "19:00",
    workerOther: 1,
    priceOtherShiftCustomer: 9_000,
    metadataCustomerUnitPriceCertificate: { morning: [{ id: certificates[1]?.id, workers: 1 }], other: [] },
  }
  const changed = await board.as("manager", "PUT", `/v2/task/${data.id}`, change)
  expect(changed.status, changed.text).toBe(200)
  expect(changed.body.data).toMatchObject({
    startTimeDesire: null,
    endTimeDesire: "16:30",
    startTimeDesireMorning: "07:30",
    endTimeDesireMorning: "11:45",
    description: { content: "解体" },
    titleOtherShiftCustomer: "オプション",
    priceOtherShiftCustomer: 9_000,
    metadataCustomerUnitPriceCertificate: { morning: [{ ...certificates[1], workers: 1 }] },
    // A person who stays keeps his certificates.
    workers: [expect.objectContaining({ unitPriceCertificate: staffRows })],
  })
  const typed = await board.as("manager", "PUT", `/v2/task/${data.id}`, {
    version: changed.body.data.version,
    otherShiftType: 3,
  })
  const none = { titleOtherShiftCustomer: null, priceOtherShiftCustomer: null }
  expect(typed.body.data).toMatchObject({ otherShiftType: 3, ...none })
  expect(typed.body.data.unitPriceCustomer.at(-1)).toMatchObject({ shift: 4, unitPrice: 30_000, workers: 1 })
})

test("TASK-25 parts of people are billed where the customer asked for none", async () => {
  const counts = { workerMorning: null, maxWorkerMorning: 1.5 }
  const made = await board.arrange(site, { startDate: "2026-12-07", ...counts })
  expect(made.status, made.text).toBe(200)
  expect(made.body.data.unitPriceCustomer).toMatchObject([{ workers: 1.5, multiplier: 1, price: 36_000 }])
})

test("TASK-34 a certificate that is on no card, or on no list of the company, is refused by name", async () => {
  const refused = await board.arrange(site, {
    ...whole({ startDate: "2026-12-02" }),
    metadataCustomerUnitPriceCertificate: { morning: [{ id: 999, workers: 1 }] },
  })
  expect([refused.status, refused.body.errorCode, refused.body.fields[0].field]).toEqual([
    404,
    "Unit_Price_Certificate_Id_Not_Found",
    "metadataCustomerUnitPriceCertificate.morning.0.id",
  ])
  const rows = { morning: [{ name: "玉掛け", licenseId: 999, priceStaff: 1 }] }
  const stranger = await board.arrange(site, {
    startDate: "2026-12-02",
    workers: [{ userId: board.staff("worker"), morningShift: 1, unitPriceCertificate: rows }],
  })
  expect([stranger.body.errorCode, stranger.body.fields[0].field]).toEqual([
    "Unit_Price_Certificate_Id_Not_Found",
    "workers.0.unitPriceCertificate.morning.0.licenseId",
  ])
  const none = await board.arrange(site, {
    metadataCustomerUnitPriceCertificate: { morning: [{ id: certificates[0]?.id, workers: 0 }] },
  })
  expect([none.status, none.body.fields[0].message]).toEqual([400, "0より大きい数字を入力してください。"])
})

test("TASK-44 a fixed-price site has no prices of certificates: nobody is told any, and none is taken", async () => {
  const { company } = board
  const fixed = await board.site(fixedSite(company))
  const made = await board.arrange(fixed, { startDate: "2026-12-03" })
  for (const field of ["metadataCustomerUnitPriceCertificate", "metadataUnitPriceCertificate", "unitPriceCustomer"])
    expect(made.body.data).not.toHaveProperty(field)
  const refused = await board.arrange(fixed, { startDate: "2026-12-04", priceOtherShiftCustomer: 1 })
  expect([refused.status, refused.body.errorCode]).toEqual([403, "Permission_Denied"])
})

test("TASK-44 TASK-45 TASK-46 who is told what of the customer's side and of certificates", async () => {
  const workers = [
    { userId: board.staff("worker"), morningShift: 1, unitPriceCertificate: staffRows },
    { userId: board.staff("otherWorker"), morningShift: 1 },
    { userId: board.staff("partTimeWorker"), morningShift: 1 },
    { userId: board.staff("vendorWorker"), morningShift: 1, unitPriceCertificate: staffRows },
  ]
  const made = await board.arrange(site, whole({ startDate: "2026-12-05", workers }))
  expect(made.status, made.text).toBe(200)
  const grid: Record<string, string> = {}
  for (const role of everyRole) {
    const { data } = (await board.read(made.body.data.id, role)).body
    const has = (field: string, mark: string) => (field in data ? mark : "·")
    const own = (data.workers ?? []).filter((one: object) => "unitPriceCertificate" in one)
    grid[role] = [
      has("metadataCustomerUnitPriceCertificate", has("unitPriceCustomer", "資格")),
      has("regularUnitPrice", "現場単価"),
      has("customerPhone", has("deadline", "連絡")),
      has("startTimeDesire", has("startTimeDesireMorning", "希望")),
      has("creatorName", has("maxWorker", "作成")),
      has("leaderTaskPhone", "電話"),
      `人${own.length}`,
    ].join(" ")
  }
  expect(grid).toEqual({
    admin: "資格 現場単価 連絡 希望 作成 電話 人4",
    manager: "資格 現場単価 連絡 希望 作成 電話 人4",
    officeManager: "資格 現場単価 連絡 希望 作成 電話 人4",
    financeManager: "資格 · 連絡 · 作成 電話 人0",
    vendor: "· · · 希望 · · 人1",
    customer: "資格 · 連絡 希望 · 電話 人0",
    vendorWorker: "· · · · · 電話 人1",
    partTimeWorker: "· · · · · 電話 人1",
    otherWorker: "· · · · · 電話 人1",
    worker: "· · · · · 電話 人1",
  })
})

const upload = async (name: string) => {
  const picture = fileOf(
    png(3, 3, () => [255, 0, 0]),
    name,
  )
  const told = await board.as("manager", "POST", "/upload", { files: [picture] })
  return told.body.data.files[0].id
}

test("TASK-29 files are kept with every day of a series, opened by whoever sees it and by nobody else", async () => {
  const [one, other] = [await upload("北ゲート.png"), await upload("図面.png")]
  const made = await board.arrange(site, {
    startDate: "2026-12-14",
    endDate: "2026-12-16",
    description: { files: [one, other] },
    workers: [{ userId: board.staff("worker"), morningShift: 1 }],
  })
  expect(made.status, made.text).toBe(200)
  const days: ReadonlyArray<{ id: number; version: number }> = made.body.data.seriesDays
  for (const { id } of days) {
    const { files } = (await board.read(id, "worker")).body.data.description
    expect(files.map(({ name }: { name: string }) => name)).toEqual(["北ゲート.png", "図面.png"])
    expect((await fetch(`${running().url}${files[0].url}`)).status).toBe(200)
  }
  const [first] = days
  const changed = await board.as("manager", "PUT", `/v2/task/${first?.id}`, {
    version: first?.version,
    description: { files: [other] },
  })
  expect(changed.body.data.description.files.map(({ id }: { id: string }) => id)).toEqual([other])
  // A day that comes in later has them too, whoever laid them down.
  const last = days.at(-1)
  const longer = await board.as("admin", "PUT", `/v2/task/${last?.id}`, {
    ...{ version: last?.version, seriesVersion: changed.body.data.seriesVersion, mode: "future" },
    endDate: "2026-12-17",
  })
  expect(longer.status, longer.text).toBe(200)
  const added = (await board.read(longer.body.data.seriesDays.at(-1).id)).body.data
  expect(added.startDate).toBe("2026-12-17")
  expect(added.description.files).toMatchObject([{ name: "北ゲート.png" }, { name: "図面.png" }])
  const tooMany = Array.from({ length: 11 }, () => crypto.randomUUID())
  const refused = await board.arrange(site, { startDate: "2026-12-20", description: { files: tooMany } })
  expect([refused.status, refused.body.fields[0].field]).toEqual([400, "description.files"])
  const strange = await board.arrange(site, { startDate: "2026-12-20", description: { files: [tooMany[0]] } })
  expect([strange.status, strange.body.errorCode, strange.body.fields[0].field]).toEqual([
    400,
    "Invalid_Input",
    "description.files",
  ])
})
