/** Which open screens are told: everybody's badge and list of notices his own, 送信履歴 whoever reads that mail (D101). */
import { Effect, Schema } from "effect"
import type { Database } from "#modules/kernel/database/scope.ts"
import type { LiveRule } from "#modules/kernel/live/model.ts"
import { shows } from "#modules/kernel/visible.ts"
import { visibleMails } from "./policy.ts"
import { mailFactsByIds } from "./repository/mail.ts"
import { mailFact } from "./views/mail-view.ts"

const People = Schema.decodeUnknownEffect(Schema.Struct({ personIds: Schema.Array(Schema.Int) }))

export const noticesLive: LiveRule<Database> = {
  topics: ["NoticeSent", "NoticesRead"],
  about: "notice",
  audience: Effect.fn("Notifications.audience")(function* (_, facts) {
    const told = new Set(
      (yield* Effect.forEach(facts, ({ body }) => People(body))).flatMap(({ personIds }) => personIds),
    )
    return ({ personId }) => told.has(personId)
  }),
}

const OfMail = Schema.decodeUnknownEffect(Schema.Struct({ mailId: Schema.Int }))

export const mailsLive: LiveRule<Database> = {
  topics: ["MailChanged"],
  about: "mail",
  audience: Effect.fn("Notifications.mailAudience")(function* (companyId, facts) {
    const ids = (yield* Effect.forEach(facts, ({ body }) => OfMail(body))).map(({ mailId }) => mailId)
    const mails = (yield* mailFactsByIds(companyId, ids)).map(mailFact)
    return (actor) => mails.some((mail) => shows(visibleMails(actor), mail))
  }),
}
