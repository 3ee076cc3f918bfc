/** 客先 and 協力会社 on their own pages: what is kept of them, who sees it, and what keeps one from being taken away. */
import { beforeAll, describe, expect, test } from "vitest"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "PART")
})
const tokens = new Map<string, string>()
beforeAll(async () => {
  for (const role of ["admin", "manager", "financeManager", "worker", "vendor", "customer"] as const)
    tokens.set(role, await signIn(running().url, company.emailOf(role)))
})
const asked =
  (method: string) =>
  (path: string, body: object = {}, role = "admin") =>
    ask(running().url, path, { token: tokens.get(role), company: company.id, body, method })
const [post, put] = [asked("POST"), asked("PUT")]
const fieldsOf = (told: { body: { fields?: ReadonlyArray<{ field: string }> } }) =>
  (told.body.fields ?? []).map(({ field }) => field).toSorted()

const whole = {
  companyName: "青空建設",
  furiganaName: "アオゾラケンセツ",
  phone: "03-1234-5678",
  faxNumber: "03-1234-5679",
  postalCode: "160-0022",
  address: "東京都新宿区新宿1丁目",
  registrationNumber: "T7000012050002",
  deadline: 0,
  paymentMonth: 1,
  paymentDate: 0,
  isTax: 1,
  taxRounding: "halfUp",
  regularUnitPrice: 24_000,
  regularUnitPriceTitle: "常用単価",
  nightUnitPrice: 30_000,
  nightUnitPriceTitle: "夜間単価",
  dataUnitPrice: [{ title: "夜間割増", price: 3_000 }],
  certificateUnitPrices: [{ title: "玉掛け", price: 1_500 }],
  isSendMailPaper: 1,
  isCreatePaper: 1,
  note: "請求書は月初に",
}
const money = ["deadline", "nightUnitPrice", "paymentDate", "paymentMonth", "regularUnitPrice"]

describe("customers", () => {
  test("CUS-01 CUS-02 CUS-03 a customer is written down whole and read back by its id", async () => {
    const made = await put("/customer/create", whole)
    expect(made.status, made.text).toBe(200)
    const { id } = made.body.data
    const told = await post(`/customer/${id}`)
    expect(told.body.data).toMatchObject({
      ...whole,
      id,
      userId: id,
      isCustomer: 1,
      isVendor: 0,
      status: 1,
      missing: [],
    })
    expect(told.body.data.permissions.actions).toEqual(expect.arrayContaining(["edit", "block", "remove"]))
    expect((await post("/customer", { keyword: "あおぞら" })).body.data).toMatchObject([{ id, deadline: 0 }])
  })

  test("CUS-04 whoever begins with the money says all that its papers need; a name alone is enough for a site", async () => {
    expect((await put("/customer/create", { companyName: "名前だけ" })).body.data.missing.toSorted()).toEqual(
      [...money, "address", "phone", "postalCode"].toSorted(),
    )
    expect(fieldsOf(await put("/customer/create", { companyName: "途中", regularUnitPrice: 20_000 }))).toEqual([
      "address",
      "deadline",
      "nightUnitPrice",
      "paymentDate",
      "paymentMonth",
      "phone",
      "postalCode",
    ])
    expect(
      fieldsOf(await put("/customer/create", { ...whole, phone: "1", postalCode: "16", paymentMonth: 3 })),
    ).toEqual(["paymentMonth", "phone", "postalCode"])
    const lacking = async (keyword: string) => (await post("/customer", { isIncomplete: 1, keyword })).body.totalItems
    expect([await lacking("名前だけ"), await lacking("青空建設")]).toEqual([1, 0])
    for (const wrong of [-1, 29, 1.5])
      expect(fieldsOf(await put("/customer/create", { ...whole, deadline: wrong }))).toEqual(["deadline"])
    const twice = [
      { title: "玉掛け", price: 1 },
      { title: "玉掛け", price: 2 },
    ]
    expect(fieldsOf(await put("/customer/create", { ...whole, certificateUnitPrices: twice }))).toEqual([
      "certificateUnitPrices.1.title",
    ])
  })

  test("CUS-02 a change keeps what it doesn't say, and whoever was second is told what is stored", async () => {
    const { id } = (await put("/customer/create", { ...whole, companyName: "変更建設" })).body.data
    const changed = await put(`/customer/${id}`, {
      version: 1,
      note: "変更",
      nightUnitPrice: 31_000,
      deadline: 20,
    })
    expect(fieldsOf(changed)).toEqual(expect.arrayContaining(["address", "phone"]))
    const said = {
      ...whole,
      companyName: "変更建設",
      version: 1,
      nightUnitPrice: 31_000,
      deadline: 20,
      certificateUnitPrices: [],
    }
    expect((await put(`/customer/${id}`, said)).body.data).toMatchObject({
      nightUnitPrice: 31_000,
      deadline: 20,
      certificateUnitPrices: [],
      version: 2,
    })
    const second = await put(`/customer/${id}`, { version: 1, note: "後から" })
    expect([second.status, second.body.errorCode]).toEqual([409, "Update_Expired"])
    expect(second.body.view).toMatchObject({ version: 2, deadline: 20 })
    const noted = await put(`/customer/${id}`, { version: 2, note: "あとで" })
    expect(noted.body.data).toMatchObject({
      note: "あとで",
      regularUnitPriceTitle: "常用単価",
      dataUnitPrice: whole.dataUnitPrice,
    })
    // What was there can't be taken away alone.
    expect(fieldsOf(await put(`/customer/${id}`, { version: 3, phone: null }))).toEqual(["phone"])
  })

  test("CUS-01 a customer's page is no vendor's, and foreign ids are nobody's", async () => {
    expect((await post(`/customer/${company.vendorId}`)).body.errorCode).toBe("Not_Found")
    expect((await post(`/vendor/${company.customerId}`)).body.errorCode).toBe("Not_Found")
    expect((await post("/customer/999999")).status).toBe(404)
  })
})

describe("vendors", () => {
  const vendor = {
    companyName: "東和足場",
    phoneNumber: "03-9999-0001",
    contractDate: "2024-04-01",
    vendorSalaryClosingDate: 20,
    vendorPaymentMonthOffset: 1,
    vendorPaymentDate: 10,
    registrationNumber: "T7000012050002",
    isSettingAutoJoinProject: 1,
    isCustomer: 0,
    bankInfo: { bankName: "みずほ銀行", branch: "新宿支店", type: 1, cardNumber: "1234567", ownerName: "トウワアシバ" },
    regularUnitPrice: 22_000,
    certificateUnitPrices: [{ title: "足場組立", price: 2_000 }],
    note: "金曜は休み",
  }
  test("VEN-01 VEN-02 VEN-03 VEN-06 a vendor is written down, shown and changed with its terms, bank and number", async () => {
    const made = await put("/vendor/invite-vendor", vendor)
    expect(made.status, made.text).toBe(200)
    const { id } = made.body.data
    expect((await post(`/vendor/${id}`)).body.data).toMatchObject({ ...vendor, id, isVendor: 1, missing: [] })
    const changed = await put(`/vendor/${id}`, { version: 1, isCustomer: 1, vendorPaymentDate: 0, bankInfo: null })
    expect(changed.body.data).toMatchObject({
      isCustomer: 1,
      vendorPaymentDate: 0,
      bankInfo: null,
      contractDate: "2024-04-01",
    })
    expect(fieldsOf(await put(`/vendor/${id}`, { version: 2, vendorPaymentDate: null }))).toEqual(["vendorPaymentDate"])
    expect(fieldsOf(await put("/vendor/invite-vendor", { ...vendor, vendorSalaryClosingDate: null }))).toEqual([
      "vendorSalaryClosingDate",
    ])
  })

  test("UI-13 a 登録番号 is T and thirteen digits", async () => {
    for (const wrong of ["7000012050002", "T700001205000", "T70000120500021", "t7000012050002", "Ｔ7000012050002"])
      expect([
        wrong,
        ...fieldsOf(await put("/vendor/invite-vendor", { ...vendor, registrationNumber: wrong })),
      ]).toEqual([wrong, "registrationNumber"])
  })

  test("VEN-04 a vendor's own person sets whether it joins sites by itself, and nothing else", async () => {
    const { vendorId: id } = company
    const { version } = (await post(`/vendor/${id}`)).body.data
    const own = await put("/vendor/setting", { id, version, isSettingAutoJoinProject: 1 }, "vendor")
    expect(own.body.data).toMatchObject({ isSettingAutoJoinProject: 1 })
    const flag = await put("/vendor/setting", { id, version: version + 1, isCustomer: 1 }, "vendor")
    expect([flag.body.errorCode, ...fieldsOf(flag)]).toEqual(["Permission_Denied", "isCustomer"])
    for (const role of ["customer", "worker", "financeManager"])
      expect(
        (await put("/vendor/setting", { id, version, isSettingAutoJoinProject: 0 }, role)).status,
      ).toBeGreaterThanOrEqual(403)
  })

  test("VEN-02 the workers of a vendor, and nobody else, stand in its list", async () => {
    const told = await post(`/vendor/${company.vendorId}/list-staff`)
    expect(told.body.data.map(({ name }: { name: string }) => name)).toEqual(["PART vendorWorker"])
    expect((await post(`/vendor/${company.vendorId}/list-staff`, {}, "vendor")).body.totalItems).toBe(1)
    expect((await post(`/vendor/${company.vendorId}/list-staff`, {}, "worker")).status).toBe(403)
  })
})

test("D65 the management reads partners, the admin side writes them, and a partner reads of itself what lies between the two", async () => {
  const { customerId: id } = company
  await put(`/customer/${id}`, { ...whole, companyName: "PART 客先", version: 1 })
  expect((await post(`/customer/${id}`, {}, "financeManager")).body.data).toMatchObject({
    note: whole.note,
    regularUnitPrice: 24_000,
  })
  expect((await put(`/customer/${id}`, { version: 2, note: "" }, "financeManager")).body.errorCode).toBe(
    "Permission_Denied",
  )
  expect((await put(`/customer/${id}`, { version: 2, note: whole.note }, "manager")).status).toBe(200)
  const own = await post(`/customer/${id}`, {}, "customer")
  expect(own.body.data).toMatchObject({ deadline: 0, paymentMonth: 1, phone: whole.phone })
  for (const hidden of ["note", "regularUnitPrice", "nightUnitPrice", "dataUnitPrice", "certificateUnitPrices"])
    expect(own.body.data).not.toHaveProperty(hidden)
  for (const role of ["vendor", "worker"]) expect((await post(`/customer/${id}`, {}, role)).status).toBe(404)
})
