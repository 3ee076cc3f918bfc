/** Who invites, sees, repeats and withdraws which invitations (D18, STAFF-11), and who else comes in by one. */
import { expect, test } from "vitest"
import type { Role } from "#modules/kernel/codes.ts"
import { signIn } from "../kernel/ask.ts"
import { aCompany, everyRole, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { inviting } from "./inviting.ts"

let company: TestCompany
let other: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "RIGHTS")
  other = await aCompany(started, "RIGHTB")
})
const { answer, by, change, choices, invitationTo, invite, linkTo, mailsTo, questions, tokenOf, ...more } =
  inviting(running)
const { detail, received, sent, signUp } = more

const code = ({ status, body }: { readonly status: number; readonly body: { readonly errorCode?: string } }) =>
  body.errorCode ?? status
const addresses = (rows: ReadonlyArray<{ readonly email: string }>) => rows.map(({ email }) => email).toSorted()
const idOf = { admin: 2, manager: 3, officeManager: 4, financeManager: 6, vendorWorker: 9, worker: 12 } as const

test("INV-04 D18 each role invites whom it may and nobody above its reach, and no mail leaves for who is refused", async () => {
  const may = async (role: Role) => {
    const as = Object.entries(idOf).filter(([asked]) => role !== "vendor" || asked !== "admin")
    const told = as.map(async ([asked, roleId]) => {
      const email = `${role}-${asked}@rights.example`
      const managerId = roleId === 9 && role !== "vendor" ? { managerId: company.vendorId } : {}
      const { status } = await invite(company, email, { roleId, ...managerId }, role)
      expect([email, (await mailsTo(email)).length]).toEqual([email, status === 200 ? 1 : 0])
      return status === 200 ? [asked] : []
    })
    return (await Promise.all(told)).flat()
  }
  expect(await may("admin")).toEqual(Object.keys(idOf))
  expect(await may("manager")).toEqual(["manager", "officeManager", "vendorWorker", "worker"])
  expect(await may("officeManager")).toEqual(["manager", "officeManager", "vendorWorker", "worker"])
  expect(await may("vendor")).toEqual(["vendorWorker"])
  for (const role of ["financeManager", "customer", "worker"] as const) expect(await may(role)).toEqual([])
})

test("INV-01 VEN-02 CUS-01 the questions of 協力会社 and of 客先 are asked for alone, each with its record", async () => {
  const records = new Map<string, number>()
  for (const [kind, path] of [
    ["vendor", "/vendor/invite-vendor"],
    ["customer", "/customer/invite"],
  ] as const) {
    const card = { companyName: `記録 ${kind}`, email: `${kind}@record.example` }
    records.set(kind, (await by(company, "admin", path, card, "PUT")).body.data.id)
  }
  await invite(company, "worker@record.example")
  for (const [kind, id] of records) {
    const found = await sent(company, "admin", { partner: kind })
    expect(addresses(found).filter((email) => email.endsWith("@record.example"))).toEqual([`${kind}@record.example`])
    expect(found.find(({ userId }: { readonly userId: number }) => userId === id)).toMatchObject({ status: 2 })
  }
  expect((await by(company, "admin", "/staff/list-invite-request", { partner: "worker" })).body.errorCode).toBe(
    "Invalid_Input",
  )
})

test("INV-01 INV-12 the list opens for everybody: the company's, a vendor's workers, or what one sent himself", async () => {
  await invite(company, "of-admin@rights.example", { roleId: 9, managerId: company.vendorId })
  await invite(company, "of-office@rights.example", {}, "officeManager")
  await invite(other, "elsewhere@rights.example")
  const seen = new Map<Role, ReadonlyArray<string>>()
  for (const role of everyRole) seen.set(role, addresses(await sent(company, role)))
  expect(seen.get("manager")).toEqual(seen.get("admin"))
  expect(seen.get("admin")).toEqual(expect.arrayContaining(["of-admin@rights.example", "of-office@rights.example"]))
  expect(seen.get("admin")).not.toContain("elsewhere@rights.example")
  expect(seen.get("officeManager")).toContain("of-office@rights.example")
  expect(seen.get("officeManager")).not.toContain("of-admin@rights.example")
  expect(seen.get("vendor")).toContain("of-admin@rights.example")
  expect(seen.get("vendor")).not.toContain("of-office@rights.example")
  for (const role of ["financeManager", "customer", "worker", "vendorWorker"] as const)
    expect(seen.get(role)).toEqual([])
  const list = (role: Role) => by(company, role, "/staff/list-invite-request", {})
  expect((await list("admin")).body.permissions.actions).toEqual(["read", "invite", "askPartner"])
  expect((await list("financeManager")).body.permissions.actions).toEqual(["read"])
})

test("INV-12 an invitation is found by how its person is read", async () => {
  await invite(company, "kubo@rights.example", { name: "久保 雅之", furiganaName: "クボ マサユキ" })
  for (const keyword of ["くぼ", "クボ", "久保"])
    expect(addresses(await sent(company, "admin", { keyword }))).toEqual(["kubo@rights.example"])
})

test("STAFF-11 STAFF-24 who repeats and withdraws an invitation, as its permissions say", async () => {
  const asks = async (role: Role, sender: Role) => {
    const email = `${role}-by-${sender}@change.example`
    const managerId = role === "vendorWorker" && sender !== "vendor" ? { managerId: company.vendorId } : {}
    const roleId = { worker: 12, vendorWorker: 9, officeManager: 4, admin: 2 }[role as "worker"] ?? 12
    expect((await invite(company, email, { roleId, ...managerId }, sender)).status).toBe(200)
    return invitationTo(company, email)
  }
  const may = async (id: number) => {
    const told: Record<string, string> = {}
    for (const role of everyRole) {
      const row = (await sent(company, role)).find((one: { readonly id: number }) => one.id === id)
      const { version } = row ?? { version: 1 }
      const resent = await change(company, id, { version, resend: true }, role)
      const actions: ReadonlyArray<string> = row?.permissions.actions ?? []
      expect([role, resent.status === 200]).toEqual([role, actions.includes("resend")])
      expect(code(resent)).toBe(
        row === undefined ? "Not_Found" : actions.includes("resend") ? 200 : "Permission_Denied",
      )
      // A resend is from then on whose doing it was: the sender is put back.
      if (actions.length > 0) told[role] = actions.filter((one) => one !== "read").join(" ")
      await running().owner`update people.invitation set invited_by = ${senders.get(id) ?? 0} where id = ${id}`
    }
    return told
  }
  const senders = new Map<number, number>()
  const sentBy = async (role: Role, sender: Role) => {
    const { id } = await asks(role, sender)
    senders.set(id, company.personOf(sender))
    return may(id)
  }
  const both = "resend withdraw"
  expect(await sentBy("worker", "officeManager")).toEqual({ admin: both, manager: both, officeManager: "withdraw" })
  expect(await sentBy("officeManager", "admin")).toEqual({ admin: both, manager: "" })
  expect(await sentBy("admin", "admin")).toEqual({ admin: both, manager: "" })
  expect(await sentBy("vendorWorker", "admin")).toEqual({ admin: both, manager: both, vendor: both })
  expect(await sentBy("vendorWorker", "vendor")).toEqual({ admin: both, manager: both, vendor: both })
})

test("STAFF-11 nobody withdraws what he may not, and another company's invitation is not there", async () => {
  await invite(company, "kept@rights.example", { roleId: 2 })
  const { id, version } = await invitationTo(company, "kept@rights.example")
  expect(code(await change(company, id, { version, status: 0 }, "manager"))).toBe("Permission_Denied")
  expect(code(await change(company, id, { version, status: 0 }, "worker"))).toBe("Not_Found")
  expect(code(await change(other, id, { version, status: 0 }))).toBe("Not_Found")
  expect(code(await change(company, id, { version, status: 0 }))).toBe(200)
  expect(code(await change(company, id, { version: version + 1, status: 0 }))).toBe("Permission_Denied")
})

test("INV-03 a customer is asked with the record or by one that stands, and joins as its customer", async () => {
  const email = "customer@asked.example"
  const put = (path: string, body: object, role: Role = "admin") => by(company, role, path, body, "PUT")
  const written = {
    companyName: "鹿野建設",
    name: "鹿野 守",
    furiganaName: "カノ マモル",
    email,
    phone: "03-1234-5678",
    faxNumber: "03-1234-5679",
    postalCode: "160-0022",
    address: "東京都新宿区新宿1丁目",
    registrationNumber: "T7000012050002",
    note: "元請",
  }
  const made = await put("/customer/invite", { ...written, language: "ja" })
  expect(made.status, made.text).toBe(200)
  expect(made.body.data).toMatchObject({ ...written, isCustomer: 1 })
  expect((await detail(await linkTo(email))).body.data).toMatchObject({
    roleId: 8,
    signUpPath: "/sign-up",
    name: "鹿野 守",
  })
  await signUp(email)
  const token = await signIn(running().url, email)
  expect((await answer(token, (await questions(token))[0].id)).body.data).toMatchObject({ roleId: 8 })
  expect(await choices(token)).toMatchObject([{ id: company.id, roleId: 8 }])
  const [member] = await running().owner`select k.is_customer, m.partner_id
    from companies.membership m join companies.partnership k on k.company_id = m.company_id and k.id = m.partner_id
    where m.company_id = ${company.id} and m.person_id = (select id from identity.person where email = ${email})`
  expect(member).toEqual({ is_customer: true, partner_id: made.body.data.id })

  const bare = await put("/customer/create", { companyName: "住所なし工務店" })
  const of = { id: bare.body.data.id }
  const nameless = await put("/customer/invite", of)
  expect([code(nameless), nameless.body.fields?.[0]?.field]).toEqual(["Invalid_Input", "email"])
  const asked = await put("/customer/invite", { ...of, email: "late@asked.example", language: "en" }, "officeManager")
  expect(asked.body.data).toMatchObject({ email: "late@asked.example", companyName: "住所なし工務店" })
  expect((await mailsTo("late@asked.example"))[0]).toMatchObject({
    language: "en",
    sender_name: "RIGHTS 設備",
  })
  expect(code(await put("/vendor/invite-vendor", { ...of, email: "v@asked.example" }))).toBe("Not_Found")
  expect(code(await put("/customer/invite", { id: other.customerId, email: "x@asked.example" }))).toBe("Not_Found")
  expect(code(await put("/customer/invite", { ...of }, "financeManager"))).toBe("Permission_Denied")
  expect(code(await put("/customer/invite", { companyName: "職人建設", email: company.emailOf("worker") }))).toBe(
    "Email_Already_exist",
  )
})

test("INV-03 a vendor that was written down is asked later, and one that also orders joins with it (D94)", async () => {
  const put = (body: object) => by(company, "admin", "/vendor/invite-vendor", body, "PUT")
  const made = await put({ companyName: "兼業足場", isCustomer: 1 })
  expect(made.status, made.text).toBe(200)
  const email = "both@asked.example"
  expect((await put({ id: made.body.data.id, email, language: "en" })).status).toBe(200)
  expect((await mailsTo(email))[0]).toMatchObject({ language: "en" })
  const [edited] = await running().owner`select person_id, after from kernel.audit_entry
    where action = 'partner.edit' and subject = ${`partner:${made.body.data.id}`} order by id desc`
  expect(edited).toMatchObject({ person_id: company.personOf("admin"), after: { email } })
  await signUp(email)
  const token = await signIn(running().url, email)
  expect((await answer(token, (await questions(token))[0].id)).body.data).toMatchObject({ roleId: 7 })
  const [member] = await running().owner`select k.is_customer, m.partner_id, m.role
    from companies.membership m join companies.partnership k on k.company_id = m.company_id and k.id = m.partner_id
    where m.company_id = ${company.id} and m.person_id = (select id from identity.person where email = ${email})`
  expect(member).toEqual({ is_customer: true, partner_id: made.body.data.id, role: 7 })
})

test("INV-01 what somebody received stands there from every company, whatever became of it, and nobody else's does", async () => {
  const email = "Many@asked.example"
  await signUp(email.toLowerCase())
  await invite(company, email)
  await invite(other, email)
  const token = await signIn(running().url, email)
  const [one] = await questions(token)
  await answer(token, one.id, 0)
  const list = (await received(token)).body
  expect(list.totalItems).toBe(2)
  expect(list.data.map(({ companyName }: { companyName: string }) => companyName).toSorted()).toEqual(
    [other.name, company.name].toSorted(),
  )
  expect((await received(token, { status: 3 })).body.data).toMatchObject([{ id: one.id }])
  expect((await received(token, { keyword: one.companyName })).body.totalItems).toBe(1)
  expect((await received(token, { pageSize: 1, pageIndex: 2 })).body).toMatchObject({ totalPages: 2, totalItems: 2 })
  expect((await received(token, { isExpired: 1 })).body.totalItems).toBe(0)
  expect((await received(await tokenOf(other.emailOf("admin")))).body.totalItems).toBe(0)
})
