import { expect, test } from "vitest"
import { callsOf } from "../kernel/as-role.ts"
import { aCompany, everyRole, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard } from "../scheduling/board.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "SETTLED")
})
const as = callsOf(running, () => company)
const details = async (role = "admin") => (await as(role, `/v2/company/${company.id}/details`)).body.data
const update = async (body: object, role = "admin") =>
  as(role, "/v2/company", { version: (await details()).version, ...body }, "PUT")
const configShift = async (body: object, role = "admin") =>
  as(role, "/v2/company/config-shift", { version: (await details()).version, ...body }, "PUT")
const entries = (action: string) =>
  running().owner`select before, after from kernel.audit_entry where company_id = ${company.id} and action = ${action}
    order by id`

const profile = {
  name: "手配設備",
  furiganaName: "テハイセツビ",
  kenId: 27,
  businessField: 1,
  email: "office@settled.example",
  phone: "06-1234-5678",
  faxNumber: "06-1234-5679",
  postalCode: "530-0001",
  address: "大阪府大阪市北区梅田1丁目",
  representativeName: "手配 太郎",
  charterCapital: 10_000_000,
  establishedAt: "1998-04-01",
  registrationNumber: "T8010401050387",
  description: "管工事",
}
const shifts = {
  morningShift: 1,
  morningFrom: "07:30",
  morningTo: "12:00",
  afternoonShift: 1,
  afternoonFrom: "13:00",
  afternoonTo: "16:30",
  eveningShift: 0,
  eveningFrom: null,
  eveningTo: null,
  blockMinute: 10,
  dateRegisterSchedule: 4,
}

test("SET-05 a profile comes back as it was sent, stands in the audit, and a second write takes it back", async () => {
  const before = await details()
  const told = await update(profile)
  expect(told.status, told.text).toBe(200)
  expect(told.body.data).toMatchObject({ ...profile, version: before.version + 1 })
  expect(await details("worker")).toMatchObject(profile)
  const [entry] = await entries("company.update")
  expect(entry).toMatchObject({ before: { name: company.name }, after: { name: "手配設備", fax: "06-1234-5679" } })
  const fields = Object.fromEntries(Object.keys(profile).map((field) => [field, before[field]]))
  expect((await update(fields)).status).toBe(200)
  expect(await details()).toEqual({ ...before, version: before.version + 2 })
})

test("SET-05 whoever saves second is told what is stored, and nothing of his is stored", async () => {
  const { version } = await details()
  expect((await as("admin", "/v2/company", { version, description: "一番目" }, "PUT")).status).toBe(200)
  const second = await as("admin", "/v2/company", { version, description: "二番目" }, "PUT")
  expect([second.status, second.body.errorCode]).toEqual([409, "Update_Expired"])
  expect(second.body.view.description).toBe("一番目")
  expect((await details()).description).toBe("一番目")
})

test("SET-05 only an admin speaks for the company; its pay days are the management's to know", async () => {
  for (const role of everyRole.filter((one) => one !== "admin"))
    expect([role, (await update({ description: role }, role)).status]).toEqual([role, 403])
  expect(await details("financeManager")).toMatchObject({ salaryClosingDate: 0 })
  expect("salaryClosingDate" in (await details("worker"))).toBe(false)
})

test("SET-05 pay days change while no month was ever closed, and stay what they are from the first close on", async () => {
  const { owner } = running()
  const days = { salaryClosingDate: 20, salaryPaymentDelayMonth: 0, salaryPaymentDate: 0 }
  const told = await update(days)
  expect(told.body.data).toMatchObject(days)
  // A month that is open is cut anew.
  await owner`insert into companies.pay_month (company_id, month) values (${company.id}, '2026-09')`
  const back = { salaryClosingDate: 0, salaryPaymentDelayMonth: 1, salaryPaymentDate: 25 }
  expect((await update(back)).body.data).toMatchObject(back)
  await owner`update companies.pay_month set state = 'closed', revision = 1 where company_id = ${company.id}`
  const refused = await update(days)
  expect([refused.status, refused.body.errorCode]).toEqual([409, "Closed_Salary_Day_Not_Editable"])
  expect(await details()).toMatchObject(back)
  // What is sent as it stands is no change, and the rest is saved.
  expect((await update({ ...back, description: "締めのあと" })).status).toBe(200)
  // Opened again for a correction it was closed all the same.
  await owner`update companies.pay_month set state = 'open' where company_id = ${company.id}`
  expect((await update(days)).status).toBe(409)
  await owner`delete from companies.pay_month where company_id = ${company.id}`
  expect(
    (await update({ salaryClosingDate: 28, salaryPaymentDelayMonth: 0, salaryPaymentDate: 0 })).body.fields,
  ).toMatchObject([{ field: "salaryPaymentDelayMonth" }])
  expect((await update({ salaryClosingDate: 10 })).body.fields).toMatchObject([
    { field: "salaryPaymentDelayMonth" },
    { field: "salaryPaymentDate" },
  ])
})

test("SET-09 construction is 3, 2 is taken for it, and a number of no field is refused", async () => {
  expect((await update({ businessField: 2 })).body.data.businessField).toBe(3)
  expect((await update({ businessField: 4 })).body.fields).toMatchObject([{ field: "businessField" }])
})

test("SET-12 without a field of business no site is opened and no month is closed; setting it opens both", async () => {
  const { owner, url } = running()
  await owner`update companies.company set business_field = null where id = ${company.id}`
  const board = { name: "先に業種", type: 1, address: "東京都港区", customerId: company.customerId }
  const site = { ...board, regularUnitPrice: 20000, nightUnitPrice: 25000 }
  const refused = await as("manager", "/construction-site/create", site)
  expect([refused.status, refused.body.errorCode]).toEqual([409, "Please_Set_Company_Business_Field_First"])
  const close = await as("admin", "/v5/timesheet/snapshot", { month: "2026-09" })
  expect(close.body.errorCode).toBe("Please_Set_Company_Business_Field_First")
  expect((await update({ businessField: 3 })).status).toBe(200)
  expect((await as("manager", "/construction-site/create", site)).status, url).toBe(200)
})

test("SET-04 shifts come back as they were sent, by all three calls; the admin side sets them", async () => {
  const told = await configShift(shifts, "manager")
  expect(told.status, told.text).toBe(200)
  expect(told.body.data).toMatchObject(shifts)
  const list = (await as("worker", "/v2/company/get-list-company-shift", {})).body.data
  expect(list).toEqual([
    { id: 1, name: "午前", isActive: 1, from: "07:30", to: "12:00" },
    { id: 2, name: "午後", isActive: 1, from: "13:00", to: "16:30" },
    { id: 3, name: "夜間", isActive: 0, from: null, to: null },
    { id: 4, name: "オプション", isActive: 1, from: null, to: null },
  ])
  expect((await as("worker", "/v2/company/get-detail-company-shift/2")).body.data).toEqual(list[1])
  expect((await as("worker", "/v2/company/get-detail-company-shift/10")).status).toBe(404)
  expect((await configShift(shifts, "financeManager")).status).toBe(403)
  const [entry] = (await entries("company.shifts")).slice(-1)
  expect(entry?.after).toMatchObject({ morningFrom: "07:30", eveningShift: false })
  // What is sent again changes nothing, and leaves no entry.
  const { version } = await details()
  expect((await configShift(shifts)).body.data.version).toBe(version)
})

test("SET-04 a new time of a shift is filled in from now on; what is arranged keeps its own", async () => {
  const board = await aBoard(running().url, company)
  const made = await board.arrange(await board.site())
  const at = async () => (await board.read(made.body.data.id)).body.data.morningFrom
  const before = await at()
  expect((await configShift({ ...shifts, morningFrom: "06:00" })).status).toBe(200)
  expect(await at()).toBe(before)
  expect(before).toBe("07:30")
})

test("SET-04 STAFF-13 a break is set for each duty; the same length twice is refused", async () => {
  const { breakTime, legalBreaks } = await details()
  expect(legalBreaks).toEqual([
    { beyondMinutes: 360, break: 45 },
    { beyondMinutes: 480, break: 60 },
  ])
  const worker = [
    { hour: 6, minute: 0, break: 45 },
    { hour: 8, minute: 0, break: 60 },
  ]
  const told = await configShift({ breakTime: { ...breakTime, worker } })
  expect(told.body.data.breakTime).toEqual({ ...breakTime, worker })
  const twice = await configShift({
    breakTime: { ...breakTime, worker: [...worker, { hour: 8, minute: 0, break: 75 }] },
  })
  expect(twice.body.fields).toMatchObject([{ field: "breakTime.worker.2.hour" }])
  expect((await configShift({ breakTime })).body.data.breakTime).toEqual(breakTime)
  expect(await entries("company.breaks")).toHaveLength(2)
})

test("CAL-11 the hours of the calendar are the company's: the admin side sets them, and everybody's calendar is told", async () => {
  const set = async (body: object, role = "admin") =>
    as(role, "/nest/company/setting-time-view-company", { version: (await details()).version, ...body }, "PUT")
  expect(await details("worker")).toMatchObject({ startTime: "06:00", hourIntervalType: 60 })
  const hours = { startTime: "05:30", hourIntervalType: 30 }
  const { version } = await details()
  const told = await set(hours, "officeManager")
  expect(told.body.data, told.text).toMatchObject({ ...hours, version: version + 1 })
  expect((await as("worker", "/workspace")).body.data.company).toMatchObject(hours)
  const [entry] = (await entries("company.timeView")).slice(-1)
  expect(entry).toMatchObject({ before: { timeViewFrom: "06:00" }, after: { timeViewFrom: "05:30", hourInterval: 30 } })
  // What is sent again changes nothing, and leaves no entry.
  expect((await set(hours)).body.data.version).toBe(version + 1)
  expect(await entries("company.timeView")).toHaveLength(1)
  expect((await set(hours, "worker")).status).toBe(403)
  const stale = await as("admin", "/nest/company/setting-time-view-company", { version, ...hours }, "PUT")
  expect([stale.status, stale.body.errorCode]).toEqual([409, "Update_Expired"])
  expect((await set({ startTime: "5時", hourIntervalType: 45 })).body.fields).toMatchObject([
    { field: "startTime" },
    { field: "hourIntervalType" },
  ])
})

test("SET-03 SET-08 SET-11 a word of the company's own is everywhere at once; the number of its role stays", async () => {
  const rename = (key: string, value: string, version: number) =>
    as("officeManager", "/nest/company/update-label-setting", { key, value, version }, "PUT")
  expect((await rename("role.12", "作業員", 0)).status).toBe(200)
  expect((await rename("morning", "前半", 0)).status).toBe(200)
  expect((await as("worker", "/workspace")).body.data.labels).toMatchObject({ "role.12": "作業員", morning: "前半" })
  const [entry] = (await as("worker", "/v2/user/search-user-company", {})).body.data
  expect(entry).toMatchObject({ roleId: 12, roleTitle: "作業員" })
  expect((await as("worker", "/v2/company/get-detail-company-shift/1")).body.data.name).toBe("前半")
  for (const key of ["role.5", "constructor", "__proto__"])
    expect([key, (await rename(key, "新しい役割", 0)).status]).toEqual([key, 404])
  expect((await rename("role.12", "職人", 1)).status).toBe(200)
})
