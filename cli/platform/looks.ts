/** What else the platform's screens show, on the command line: an account, what people wrote, mails, who is asked to be an admin (CLI-02). */
import { Effect } from "effect"
import { accountOf } from "#modules/companies/index.ts"
import { listContacts } from "#modules/contact/index.ts"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import type { Database } from "#modules/kernel/database/scope.ts"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import type { Refused } from "#modules/kernel/errors.ts"
import { platformMails, readPlatformMail } from "#modules/notifications/index.ts"
import { adminInvitations } from "#modules/people/index.ts"
import { inDatabase, type Services } from "../in-database.ts"
import { readerLanguage } from "../language.ts"
import type { Told } from "../run.ts"
import { type Align, table } from "../table.ts"

const most = 1_000

/** In the platform's scope; who looks is told by nothing but the language that he reads. */
const looking = <A>(
  command: string,
  look: Effect.Effect<A, Refused, Services | Database | CurrentPerson>,
  told: (seen: A, language: Effect.Success<typeof readerLanguage>) => Told,
) =>
  inDatabase(`platform ${command}`, () =>
    Effect.gen(function* () {
      const language = yield* readerLanguage
      const asReader = Effect.provideService(look, CurrentPerson, { personId: 0, language })
      return told(yield* acrossCompanies(`tehai platform ${command}`)(asReader), language)
    }),
  )
type Heads = ReadonlyArray<readonly [head: string, align: Align]>

/** Fails with Not_Found. */
export const showAccount = (id: number) =>
  looking("account", accountOf(id), (account) => ({
    text: [
      `${account.name} ${account.email}（${account.status}）`,
      ...account.companies.map((of) => `・${of.companyName} ${of.roleId}`),
    ].join("\n"),
    json: account,
  }))

const contactHeads: Heads = [
  ["番号 / id", "right"],
  ["会社 / company", "left"],
  ["氏名 / name", "left"],
  ["メール / e-mail", "left"],
  ["送信 / sent", "left"],
  ["内容 / says", "left"],
]
export const showContacts = (keyword: string | undefined) =>
  looking(
    "contacts",
    listContacts({ pageSize: most, ...(keyword === undefined ? {} : { keyword }) }),
    ({ data }, language) => {
      const rows = data.map((one) => [
        ...[String(one.id), one.companyName, one.name],
        ...[one.email, one.sentAt, one.note],
      ])
      return { text: table(contactHeads, rows, language), json: { contacts: data } }
    },
  )

const invitationHeads: Heads = [
  ["番号 / id", "right"],
  ["会社 / company", "right"],
  ["会社名 / name", "left"],
  ["メール / e-mail", "left"],
  ["状態 / state", "right"],
  ["版 / version", "right"],
]
export const showInvitations = () =>
  looking("invitations", adminInvitations({ pageSize: most }), ({ data }, language) => {
    const rows = data.map((one) => [
      ...[String(one.id), String(one.companyId), one.companyName],
      ...[one.email, String(one.status), String(one.version)],
    ])
    return { text: table(invitationHeads, rows, language), json: { invitations: data } }
  })

const mailHeads: Heads = [
  ["番号 / id", "right"],
  ["宛先 / to", "left"],
  ["件名 / subject", "left"],
  ["作成 / made", "left"],
  ["状態 / state", "left"],
]
export const showMails = (keyword: string | undefined) =>
  looking(
    "mail list",
    platformMails({ pageSize: most, ...(keyword === undefined ? {} : { keyword }) }),
    ({ data }, language) => {
      const rows = data.map((one) => [
        ...[String(one.id), one.receiverEmail, one.subject],
        ...[one.createdDate, String(one.status)],
      ])
      return { text: table(mailHeads, rows, language), json: { mails: data } }
    },
  )

/** Fails with Not_Found, also for a company's. */
export const showMail = (id: number) =>
  looking("mail show", readPlatformMail(id), (mail) => ({
    text: `${mail.receiverEmail}\n${mail.subject}\n\n${mail.text}`,
    json: mail,
  }))
