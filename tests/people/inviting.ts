/** Invitations in tests: who sends one, the link in its mail, and what its receiver does with it, all through the server. */
import { presentTerms } from "#modules/identity/codes.ts"
import { registerPerson } from "#modules/identity/index.ts"
import type { Role } from "#modules/kernel/codes.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { password, type TestCompany } from "../kernel/companies.ts"
import type { Running } from "../kernel/product.ts"
import { rightsOf } from "./terms-on-the-wire.ts"

interface MailSeen {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly language: string
  readonly state: string
  readonly secret: string
  readonly useless_at: string
  readonly company_id: number
  readonly sender_name: string
  readonly reply_to: string
}

export const inviting = (running: () => Running) => {
  const tokens = new Map<string, string>()
  const tokenOf = async (email: string) => {
    const known = tokens.get(email) ?? (await signIn(running().url, email))
    tokens.set(email, known)
    return known
  }
  /** A call of a company's person. */
  const by = async (company: TestCompany, role: Role, path: string, body: unknown, method = "POST") =>
    ask(running().url, path, { token: await tokenOf(company.emailOf(role)), company: company.id, body, method })
  const invite = (company: TestCompany, email: string, more: object = {}, role: Role = "admin") =>
    by(company, role, "/staff/invite-staff", {
      name: "新人 花子",
      email,
      roleId: 12,
      gender: 2,
      birthday: "1990-04-01",
      ...("roleId" in more && role === "admin" ? rightsOf(Number(more.roleId)) : {}),
      ...more,
    })
  const sent = async (company: TestCompany, role: Role = "admin", more: object = {}) =>
    (await by(company, role, "/staff/list-invite-request", { pageSize: 1000, ...more })).body.data
  const change = (company: TestCompany, id: number, body: object, role: Role = "admin") =>
    by(company, role, `/user/invite-request/${id}`, body, "PUT")
  /** The invitation to an address, newest first, as its company has it. */
  const invitationTo = async (company: TestCompany, email: string) =>
    (await sent(company)).find((one: { readonly email: string }) => one.email === email)
  const mailsTo = (email: string) => running().owner<Array<MailSeen>>`
    select * from notifications.mail where to_email = ${email} and kind = 'invitation' order by id`
  const linkTo = async (email: string) => (await mailsTo(email)).at(-1)?.secret ?? ""
  const signUp = (email: string) =>
    running().run(
      writeAcross({ reason: "somebody signs up", personId: null }, registerPerson({ email, name: "本人", password })),
    )
  const detail = (token: string, language = "ja") =>
    ask(running().url, "/auth/detail-register-token", { body: { token }, headers: { "accept-language": language } })
  const exists = (email: string, inviteToken: string) =>
    ask(running().url, "/auth/check-email-exist", { body: { email, inviteToken } })
  const register = (email: string, inviteToken: string) =>
    ask(running().url, "/auth/register", {
      body: { email, name: "本人", password, confirm: password, agreedTerms: presentTerms, inviteToken },
    })
  const questions = async (token: string) => (await ask(running().url, "/user/own-invitation", { token })).body.data
  const received = (token: string, body: object = {}) =>
    ask(running().url, "/user/list-invite-request", { token, body })
  const answer = (token: string, inviteId: number, isAccepted: 0 | 1 = 1, more: object = {}) =>
    ask(running().url, "/vendor/accept-invite", { token, body: { inviteId, isAccepted, ...more }, method: "PUT" })
  const choices = async (token: string) =>
    (await ask(running().url, "/v2/user/search-user-company", { token, body: {} })).body.data
  return {
    tokenOf,
    by,
    invite,
    sent,
    change,
    invitationTo,
    mailsTo,
    linkTo,
    signUp,
    detail,
    exists,
    register,
    questions,
    received,
    answer,
    choices,
  }
}
