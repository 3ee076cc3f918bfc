/** What may have happened between an invitation and its answer, each with its own code (INV-07…10, INV-13). */
import { Schema } from "effect"
import { beforeEach, expect, test } from "vitest"
import { InviteStaff } from "#modules/people/contract/staff-input.ts"
import { inviteStaff } from "#modules/people/operations/invite-staff.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, password, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { adminOf, sentByWrite } from "../scheduling/counted.ts"
import { inviting } from "./inviting.ts"
import { rightsOf } from "./terms-on-the-wire.ts"

let company: TestCompany
let other: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "BRANCH")
  other = await aCompany(started, "BRANCHB")
})
const { answer, choices, change, detail, exists, invitationTo, invite, linkTo, mailsTo, questions, ...more } =
  inviting(running)
const { received, register, signUp, tokenOf } = more
beforeEach(() => running().owner`delete from identity.sign_in_tries`.then(() => undefined))

const code = ({ status, body }: { readonly status: number; readonly body: { readonly errorCode?: string } }) =>
  body.errorCode ?? status
/** Somebody with an account whom the company has asked. */
const asked = async (email: string, body: object = {}) => {
  await signUp(email)
  const made = await invite(company, email, body)
  const token = await signIn(running().url, email)
  return { token, userId: made.body.data.id, question: (await questions(token))[0] }
}

test("INV-07 INV-10 the invited address confirms, and no other address does by id or by the link", async () => {
  const { token, question } = await asked("same@branch.example")
  const link = await linkTo("same@branch.example")
  for (const email of [company.emailOf("worker"), other.emailOf("admin")]) {
    const theirs = await tokenOf(email)
    expect(code(await answer(theirs, question.id))).toBe("Not_Found")
    expect(code(await answer(theirs, question.id, 0))).toBe("Not_Found")
    expect((await received(theirs)).body.totalItems).toBe(0)
    const told = await register(`other-${email}`, link)
    expect([code(told), told.body.fields?.[0]]).toEqual([
      "Invite_Token_Invalid",
      {
        field: "email",
        message: "この招待は別のメールアドレス宛てです。招待を受けたアドレスでログインしてください。",
      },
    ])
  }
  expect(
    code(await ask(running().url, "/vendor/accept-invite", { body: { inviteId: question.id }, method: "PUT" })),
  ).toBe("Token_Not_Exist")
  expect(code(await answer(token, question.id))).toBe(200)
})

test("INV-08 signed in by another address, he hears that the invited one has an account, signs in by it and says yes", async () => {
  const email = "second@branch.example"
  await signUp(email)
  await invite(company, email)
  const link = await linkTo(email)
  expect((await detail(link)).body.data.email).toBe(email)
  expect((await exists(email, link)).body.data).toEqual({ isExist: true })
  const wrong = await ask(running().url, "/auth/login", { body: { email, password: "not-his" } })
  expect(code(wrong)).toBe("Username_Or_Password_Invalid")
  const login = await ask(running().url, "/auth/login", { body: { email, password } })
  const { token } = login.body.data
  const [question] = await questions(token)
  expect((await answer(token, question.id)).body.data).toEqual({ companyId: company.id, roleId: 12, isAccepted: 1 })
  expect((await ask(running().url, "/workspace", { token, company: company.id })).status).toBe(200)
})

test("a closed account is neither opened nor replaced by an invitation, and the company learns nothing of it", async () => {
  const { owner } = running()
  const email = "closed@branch.example"
  const personId = await signUp(email)
  await owner`update identity.person set status = -1 where id = ${personId}`
  const [told, unknown] = [await invite(company, email), await invite(company, "never@branch.example")]
  expect([told.status, unknown.status]).toEqual([200, 200])
  const link = await linkTo(email)
  expect((await exists(email, link)).body.data).toEqual({ isExist: true })
  expect(code(await register(email, link))).toBe("Email_Already_exist")
  expect(code(await ask(running().url, "/auth/login", { body: { email, password } }))).toBe("User_Blocked")
  expect(await invitationTo(company, email)).toMatchObject({ status: 2 })
  // Opened again by the platform, it answers as ever.
  await owner`update identity.person set status = 1 where id = ${personId}`
  const token = await signIn(running().url, email)
  expect(code(await answer(token, (await questions(token))[0].id))).toBe(200)
})

test("INV-10 a role that was changed since is not joined unread: neither a higher nor a lower one", async () => {
  const { owner } = running()
  for (const role of [2, 10]) {
    const email = `changed${role}@branch.example`
    const { token, question, userId } = await asked(email)
    await owner`update companies.membership set role = ${role} where company_id = ${company.id}
      and id = (select membership_id from people.staff where company_id = ${company.id} and id = ${userId})`
    const told = await answer(token, question.id)
    expect([code(told), told.body.view?.roleId]).toEqual(["Update_Expired", role])
    expect(await choices(token)).toEqual([])
    const { id, version } = await invitationTo(company, email)
    // Whom a manager may not invite he does not invite by sending an old invitation again.
    const byManager = await change(company, id, { version, resend: true }, "manager")
    expect(code(byManager)).toBe(role === 2 ? "Permission_Denied" : 200)
    const now = await invitationTo(company, email)
    expect(code(await change(company, id, { version: now.version, resend: true }))).toBe(200)
    expect((await mailsTo(email)).at(-1)?.text).toContain(role === 2 ? "「管理者」" : "「アルバイト」")
    const unread = await answer(token, question.id, 1, { roleId: 12 })
    expect([code(unread), unread.body.view?.roleId]).toEqual(["Update_Expired", role])
    expect(code(await answer(token, question.id, 1, { roleId: role }))).toBe(200)
    expect(await choices(token)).toMatchObject([{ roleId: role }])
  }
})

test("D122 a company that nobody may enter is joined by nobody, and by its invitation once it is open again", async () => {
  const { owner } = running()
  const { token, question } = await asked("standing@branch.example")
  const states = [
    ["admin_status = 2", "You_Are_Blocked_From_This_Company"],
    ["status = 0", "Company_Blocked"],
    ["status = 3", "Company_Not_Verify"],
    ["expired_at = '2020-01-01'", "Admin_Of_This_Company_Expire_Purchase"],
  ] as const
  for (const [state, expected] of states) {
    await owner.unsafe(`update companies.company set ${state} where id = ${company.id}`)
    expect([state, code(await answer(token, question.id))]).toEqual([state, expected])
    await owner`update companies.company set admin_status = 1, status = 1, expired_at = null where id = ${company.id}`
  }
  expect(await choices(token)).toEqual([])
  expect(code(await answer(token, question.id))).toBe(200)
})

test("a person whom the company blocked before his answer does not come in by it", async () => {
  const { owner } = running()
  const { token, question, userId } = await asked("barred@branch.example")
  await owner`update companies.membership set status = 0 where company_id = ${company.id}
    and id = (select membership_id from people.staff where company_id = ${company.id} and id = ${userId})`
  expect(code(await answer(token, question.id))).toBe("You_Are_Blocked_From_This_Company")
})

test("a present member is not asked, and one who became a member meanwhile can't say yes to another question", async () => {
  const { owner } = running()
  const email = "became@branch.example"
  const { token, question } = await asked(email)
  const [person] = await owner`select id from identity.person where email = ${email}`
  await owner`insert into companies.membership (company_id, person_id, role) values (${company.id}, ${person?.id}, 7)`
  expect(code(await answer(token, question.id))).toBe("Email_Already_exist")
  expect(code(await invite(company, email))).toBe("Email_Already_exist")
  expect(code(await answer(token, question.id, 0))).toBe(200)
})

test("a record that is somebody's already is taken from nobody", async () => {
  const { owner } = running()
  const { token, question } = await asked("thief@branch.example")
  const worker = company.staffOf("worker")
  await owner`update people.invitation set staff_id = ${worker} where id = ${question.id} and company_id = ${company.id}`
  expect(code(await answer(token, question.id))).toBe("Link_Used")
  const [kept] = await owner`select person_id from people.staff where id = ${worker} and company_id = ${company.id}`
  expect(kept?.person_id).toBe(company.personOf("worker"))
})

test("two yeses, a yes beside a withdrawal, and a yes beside a new link: one of them counts", async () => {
  for (const at of [1, 2, 3]) {
    const email = `race${at}@branch.example`
    const { token, question } = await asked(email)
    const { id, version } = await invitationTo(company, email)
    const [yes, ended] = await Promise.all([
      answer(token, question.id),
      change(company, id, at === 3 ? { version, resend: true } : { version, status: 0 }),
    ])
    const isMember = (await choices(token)).length === 1
    const { status } = await invitationTo(company, email)
    expect(isMember).toBe(yes.status === 200)
    if (at < 3) expect([yes.status === 200, ended.status === 200].filter(Boolean)).toHaveLength(1)
    expect(status).toBe(isMember ? 1 : at === 3 ? 2 : 0)
  }
})

test("D68 what the company is told, and what the server does for it, is the same whether the address has an account", async () => {
  const known = Array.from({ length: 5 }, (_, at) => `known${at}@alike.example`)
  const unknown = known.map((email) => email.replace("known", "other"))
  for (const email of known) await signUp(email)
  const shapes = new Set<string>()
  for (const email of [...known, ...unknown]) {
    const told = await invite(company, email)
    shapes.add(told.text.replace(/"(id|userId)":\d+/g, '"$1":0').replace(/(known|other)\d+@/g, "@"))
  }
  expect(shapes.size).toBe(1)
  const lines = await Promise.all([...known, ...unknown].map((email) => invitationTo(company, email)))
  const alike = lines.map(({ id: _, userId: __, email: ___, invitedAt: ____, expiresAt: _____, ...line }) =>
    JSON.stringify(line),
  )
  expect(new Set(alike).size).toBe(1)
  // How long a call takes is its statements: the same ones in the same order for both.
  await signUp("known@statements.example")
  const sent = async (email: string) => {
    const newcomer = {
      name: "新人 花子",
      email,
      roleId: 12,
      gender: 2,
      birthday: "1990-04-01",
      ...rightsOf(12),
    } as const
    return sentByWrite(running(), adminOf(company), inviteStaff(Schema.decodeUnknownSync(InviteStaff)(newcomer)))
  }
  expect(await sent("known@statements.example")).toEqual(await sent("other@statements.example"))
})

test("nobody lets somebody in whom the company has shut out: not a blocked inviter, nor a stopped partner", async () => {
  const { owner } = running()
  const email = "backdoor@branch.example"
  await signUp(email)
  expect((await invite(company, email, {}, "manager")).status).toBe(200)
  const token = await signIn(running().url, email)
  const [question] = await questions(token)
  const manager = company.personOf("manager")
  await owner`update companies.membership set status = 0 where company_id = ${company.id} and person_id = ${manager}`
  expect(code(await answer(token, question.id))).toBe("Invite_Token_Invalid")
  await owner`update companies.membership set status = 1 where company_id = ${company.id} and person_id = ${manager}`
  expect(code(await answer(token, question.id))).toBe(200)

  const partners = "partner@branch.example"
  await signUp(partners)
  const stopping = { companyName: "止まる工業", email: partners }
  const made = await more.by(company, "admin", "/vendor/invite-vendor", stopping, "PUT")
  const theirs = await signIn(running().url, partners)
  const [asked] = await questions(theirs)
  const { id, version } = made.body.data
  const stop = { rows: [{ id, version }], status: 0 }
  expect((await more.by(company, "admin", "/vendor/update-status", stop, "PUT")).status).toBe(200)
  expect(code(await answer(theirs, asked.id))).toBe("Invite_Token_Invalid")
})

test("nobody's letter box is filled: the sixth mail of a day to one address is refused, and the link before stays good", async () => {
  const email = "filled@branch.example"
  await invite(company, email)
  const resend = async () => {
    const { id, version } = await invitationTo(company, email)
    return code(await change(company, id, { resend: true, version }))
  }
  for (let sent = 1; sent < 5; sent++) expect(await resend()).toBe(200)
  expect(await resend()).toBe("Maximum_Request")
  expect(await mailsTo(email)).toHaveLength(5)
  expect((await detail(await linkTo(email))).body.data.email).toBe(email)
})
