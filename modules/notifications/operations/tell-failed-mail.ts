/** Whoever sent a mail is told that it did not arrive: an invitation to a wrong address would be waited for in vain. */
import { Effect, Schema } from "effect"
import type { Language } from "#modules/kernel/codes.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { type Delivery, subscriber } from "#modules/kernel/outbox.ts"
import { write } from "#modules/kernel/write.ts"
import { type MailRow, mailById } from "../repository/mail.ts"
import { notify } from "./notices.ts"

const decode = Schema.decodeUnknownEffect(Schema.Struct({ companyId: Schema.Int, mailId: Schema.Int }))

/** Where what to do about it stands: an invitation is sent anew from its own list, by whoever may read no other mails. */
const pathOf = ({ id, kind }: MailRow) => (kind === "invitation" ? "/invites-user" : `/history-mail?mail=${id}`)

const textsOf = ({ subject, toEmail, toName }: MailRow): Readonly<Record<Language, string>> => {
  const to = toName === null ? toEmail : `${toName}（${toEmail}）`
  return {
    ja: `${to} 宛てのメール「${subject}」は届きませんでした。`,
    en: `The mail “${subject}” to ${to} was not delivered.`,
    vi: `Thư “${subject}” gửi đến ${to} không đến nơi.`,
  }
}

const tellSender = Effect.fn("Notifications.tellFailedMail")(function* ({ body }: Delivery) {
  const { companyId, mailId } = yield* decode(body)
  const mail = yield* inCompany(companyId)(mailById(companyId, mailId))
  if (mail === undefined || mail.sentBy === null) return
  const { sentBy } = mail
  const telling = Effect.gen(function* () {
    const about = { kind: "mailFailed", subject: `mail:${mailId}`, path: pathOf(mail), texts: textsOf(mail) }
    yield* notify(companyId, { ...about, personIds: [sentBy] })
    return {}
  })
  // With a space, which no request's key has: nobody can use it up before.
  const of = { actor: { companyId, personId: sentBy }, call: "notifications.tellFailedMail", key: `mail ${mailId}` }
  yield* write({ ...of, body: null }, telling)
})

export const tellsFailedMails = subscriber("MailFailed", "notifications tell of failed mails", tellSender)
