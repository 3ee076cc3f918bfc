/** What the one who was asked says of himself: with his yes as staff, afterwards as a partner's person (INV-07, INV-11). */
import { expect, test } from "vitest"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { inviting } from "./inviting.ts"

let company: TestCompany
let other: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "SELF")
  other = await aCompany(started, "SELFB")
})
const { answer, by, choices, invite, questions, signUp, tokenOf } = inviting(running)
const code = ({ status, body }: { readonly status: number; readonly body: { readonly errorCode?: string } }) =>
  body.errorCode ?? status

const asked = async (email: string, body: object = {}) => {
  await signUp(email)
  const { id } = (await invite(company, email, body)).body.data
  const token = await signIn(running().url, email)
  const [question] = await questions(token)
  const register = (more: object = {}, by = token) =>
    ask(running().url, "/staff/staff-register", {
      token: by,
      body: { inviteId: question.id, email, companyId: company.id, roleId: 12, ...more },
    })
  return { id, token, question, register }
}

test("INV-11 the invited says yes with his own telephone, address and reading; name, birthday and trade of the company stay", async () => {
  const email = "profile@self.example"
  const { id, token, register } = await asked(email, {
    name: "新人 花子",
    birthday: "1990-04-01",
    phone: "090-0000-0000",
  })
  const said = {
    name: "新人 花子",
    furiganaName: "シンジン ハナコ",
    phone: "090-1234-5678",
    address: "東京都江東区豊洲3丁目",
    yearExperience: 7,
    birthday: "1990-04-01",
    job: "carpenter",
  }
  const other = await register({ ...said, birthday: "2001-01-01" })
  expect([code(other), other.body.fields?.map(({ field }: { field: string }) => field)]).toEqual([
    "Permission_Denied",
    ["birthday"],
  ])
  const told = await register(said)
  expect(told.status, told.text).toBe(200)
  const kept = { ...said, userId: id, companyId: company.id, roleId: 12 }
  expect(told.body.data).toMatchObject(kept)
  expect(await choices(token)).toMatchObject([{ id: company.id, roleId: 12 }])
  const { companyId: _, job, ...shown } = kept
  const record = await by(company, "admin", `/staff/detail-staff/${id}`, undefined, "GET")
  expect(record.body.data).toMatchObject({ ...shown, job })
  const [entry] = await running().owner`select person_id, before, after from kernel.audit_entry
    where company_id = ${company.id} and action = 'staff.edit' and subject = ${`staff:${id}`} order by id desc limit 1`
  expect(entry).toMatchObject({ before: { phone: "090-0000-0000" }, after: { phone: "090-1234-5678" } })
  expect(code(await register(said))).toBe("Link_Used")
})

test("INV-11 STAFF-03 he gives account, whom to call, health and qualifications with his yes; seen papers stay as they were", async () => {
  const email = "own-parts@self.example"
  const { id, register } = await asked(email)
  const bankInfo = {
    ...{ bankCode: "0001", branchCode: "110", bankName: "みずほ銀行", branch: "東京中央" },
    ...{ type: 1, cardNumber: "1234567", ownerName: "ｼﾝｼﾞﾝ ﾊﾅｺ" },
  }
  const heal = {
    ...{ bloodGroup: "A", lastHealCheckDate: "2026-04-10", specificHealCheckDate: "2026-05-10" },
    ...{ maxBloodPressure: 120, minBloodPressure: 80, diseaseId: "花粉症" },
    ...{ healthInsuranceId: "けんぽ", pensionInsuranceId: "厚生年金", employmentInsuranceId: "加入" },
    employmentInsuranceNumber: "1234",
  }
  const certification = {
    license: [{ name: "玉掛け", expiresOn: null }],
    skillTraining: [],
    specialEducation: [],
  }
  const wrong = await register({ bankInfo: { ...bankInfo, cardNumber: "12" } })
  expect([code(wrong), wrong.body.fields[0].field]).toEqual(["Invalid_Input", "bankInfo.cardNumber"])
  const emergencyAddress = { name: "新人 太郎", relation: "父", phone: "090-1111-2222" }
  const told = await register({ bankInfo, certification, emergencyAddress, heal })
  expect(told.status, told.text).toBe(200)
  const record = await by(company, "admin", `/staff/detail-staff/${id}`, undefined, "GET")
  const { bankName: _, branch: __, ...numbers } = bankInfo
  expect(record.body.data).toMatchObject({ bankInfo: numbers, certification, emergencyAddress })
  const [kept] = await running().owner`select heal from people.health where staff_id = ${id}`
  expect(kept?.heal).toMatchObject(heal)

  const noted = await asked("noted@self.example", { certification })
  const theirs = { ...certification, license: [{ name: "自分で書いた免許", expiresOn: null }] }
  expect((await noted.register({ certification: theirs })).status).toBe(200)
  const unchanged = await by(company, "admin", `/staff/detail-staff/${noted.id}`, undefined, "GET")
  expect(unchanged.body.data.certification).toEqual(certification)
})

test("INV-07 VEN-01 a partner says with his yes how his company is read and reached; nobody else does", async () => {
  const email = "miura@self.example"
  await signUp(email)
  const token = await tokenOf(email)
  const card = { companyName: "三浦配管", name: "三浦 一", email }
  expect((await by(company, "admin", "/vendor/invite-vendor", card, "PUT")).status).toBe(200)
  const [question] = await questions(token)
  const said = { furiganaName: "ミウラハイカン", phone: "03-1000-2000" }
  const wrong = await answer(token, question.id, 1, { furiganaName: "三浦", phone: "12" })
  expect([code(wrong), wrong.body.fields?.map(({ field }: { field: string }) => field)]).toEqual([
    "Invalid_Input",
    ["furiganaName", "phone"],
  ])
  expect((await answer(token, question.id, 0, said)).body.fields?.[0]?.field).toBe("furiganaName")
  expect((await answer(token, question.id, 1, said)).status).toBe(200)
  const found = await by(company, "manager", "/vendor/list-vendor", { keyword: "みうら" })
  expect(found.body.data).toMatchObject([{ companyName: "三浦配管", phoneNumber: said.phone }])
  const [entry] = await running().owner`select before, after from kernel.audit_entry
    where company_id = ${company.id} and action = 'partner.edit' order by id desc limit 1`
  expect(entry).toMatchObject({ before: { phone: null }, after: said })
  // The yes of a card that says all this already changes nothing of it, and tells nothing.
  const again = { companyName: "三浦設備", name: "三浦 二", email: "miura2@self.example" }
  const { furiganaName, phone: phoneNumber } = said
  expect((await by(company, "admin", "/vendor/invite-vendor", again, "PUT")).status).toBe(200)
  const { owner } = running()
  const cardOf = () =>
    owner`select id, version from people.partner where company_id = ${company.id} and company_name = '三浦設備'`
  await owner`update people.partner set furigana_name = ${furiganaName}, phone = ${phoneNumber}
    where company_id = ${company.id} and company_name = '三浦設備'`
  const [before] = await cardOf()
  await signUp(again.email)
  const second = await tokenOf(again.email)
  const [asksAgain] = await questions(second)
  expect((await answer(second, asksAgain.id, 1, said)).status).toBe(200)
  expect(await cardOf()).toEqual([before])
  const edits = await owner`select 1 from kernel.audit_entry where company_id = ${company.id}
    and action = 'partner.edit' and subject = ${`partner:${before?.id}`}`
  expect(edits).toHaveLength(0)
  const worker = await asked("reached@self.example")
  const notHis = await answer(worker.token, worker.question.id, 1, { phone: said.phone })
  expect([code(notHis), notHis.body.fields?.[0]?.field]).toEqual(["Invalid_Input", "phone"])
})

test("INV-11 nothing that is not his to say goes in, and what he did not read he does not join", async () => {
  const email = "strict@self.example"
  const { id, token, question, register } = await asked(email)
  const renamed = await register({ name: "別人 太郎" })
  expect([code(renamed), renamed.body.fields]).toEqual([
    "Permission_Denied",
    [{ field: "name", message: "会社が登録した内容です。変更は会社に依頼してください。" }],
  ])
  const elsewhere = await register({ email: "else@self.example" })
  expect([code(elsewhere), elsewhere.body.fields[0].field]).toEqual(["Invite_Token_Invalid", "email"])
  expect(code(await register({ companyId: other.id }))).toBe("Not_Found")
  expect(code(await register({ roleId: 2 }))).toBe("Update_Expired")
  expect(code(await register({ joinDate: "2020-01-01" }))).toBe("Invalid_Input")
  const bad = await register({ phone: "12", furiganaName: "ひらがな kanji 漢" })
  expect([code(bad), bad.body.fields.map(({ field }: { field: string }) => field).toSorted()]).toEqual([
    "Invalid_Input",
    ["furiganaName", "phone"],
  ])
  expect(code(await register({}, await tokenOf(company.emailOf("worker"))))).toBe("Not_Found")
  expect(await choices(token)).toEqual([])
  const asPartner = await by(
    company,
    "admin",
    "/vendor/invite-vendor",
    { companyName: "足場", email: "v@self.example" },
    "PUT",
  )
  expect(asPartner.status).toBe(200)
  await signUp("v@self.example")
  const vendor = await signIn(running().url, "v@self.example")
  const [theirs] = await questions(vendor)
  const body = { inviteId: theirs.id, email: "v@self.example", companyId: company.id, roleId: 7 }
  expect(code(await ask(running().url, "/staff/staff-register", { token: vendor, body }))).toBe("Not_Found")
  expect((await register()).body.data).toMatchObject({ userId: id, roleId: question.roleId })
})

const put = async (path: string, email: string, body: object) =>
  ask(running().url, path, { token: await tokenOf(email), body, method: "PUT" })

test.each([
  ["vendor", "/user/profile-vendor", "phoneNumber", () => company.vendorId],
  ["customer", "/user/profile-customer", "phone", () => company.customerId],
] as const)(
  "D107 a %s's person keeps his own company's address, by the version he read",
  async (role, path, phone, recordId) => {
    const own = {
      companyId: company.id,
      version: 1,
      address: "千葉県市川市1丁目",
      [phone]: "047-300-1234",
      faxNumber: null,
    }
    const told = await put(path, company.emailOf(role), own)
    expect(told.status, told.text).toBe(200)
    expect(told.body.data).toMatchObject({ id: recordId(), address: own.address, [phone]: "047-300-1234", version: 2 })
    const late = await put(path, company.emailOf(role), { ...own, address: "古い住所" })
    expect([code(late), late.body.view.address]).toEqual(["Update_Expired", own.address])
    expect(code(await put(path, company.emailOf(role), { ...own, companyName: "改名" }))).toBe("Invalid_Input")
    const wrong = role === "vendor" ? "/user/profile-customer" : "/user/profile-vendor"
    const { [phone]: __, ...plain } = own
    expect(code(await put(wrong, company.emailOf(role), { ...plain, version: 2 }))).toBe("Permission_Denied")
    for (const nobody of ["vendorWorker", "worker", "admin"] as const)
      expect(["Permission_Denied", "Not_Found"]).toContain(code(await put(path, company.emailOf(nobody), own)))
    expect(code(await put(path, other.emailOf(role), own))).toBe("Your_Company_In_Header_Not_Valid")
    const [entry] = await running().owner`select person_id, before, after from kernel.audit_entry
    where company_id = ${company.id} and action = 'partner.edit' and subject = ${`partner:${recordId()}`}`
    expect(entry).toMatchObject({
      person_id: company.personOf(role),
      before: { version: 1 },
      after: { address: own.address },
    })
  },
)
