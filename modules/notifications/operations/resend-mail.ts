/** The same words once more, as a mail of its own that is tied to the first: what was sent stays as it was. */
import { randomUUID } from "node:crypto"
import { DateTime, Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { instantOfMillis } from "#modules/kernel/civil-day.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import type { Resend } from "../contract/mail.ts"
import { mailPolicy, mayReaddress } from "../policy.ts"
import { insertMailAgain, mailById } from "../repository/mail.ts"
import { mailLine, mailSubject } from "../views/mail-view.ts"
import { refuseManyMails } from "./many-mails.ts"

/**
 * Fails with Not_Found, Permission_Denied; with Link_Expired for a mail whose link or code is gone, and with
 * Invalid_Input for another address of one that carries one still, or that he may not readdress; with Maximum_Request.
 */
export const resendMail = Effect.fn("Notifications.resendMail")(function* (id: number, { email }: Resend) {
  const { companyId } = yield* CurrentActor
  const row = (yield* mailById(companyId, id)) ?? (yield* refuse("Not_Found"))
  const subject = mailSubject(row)
  yield* authorize(mailPolicy, "read", subject)
  const at = instantOfMillis(DateTime.toEpochMillis(yield* DateTime.now))
  if (subject.isSpent || (row.uselessAt !== null && row.uselessAt <= at)) return yield* refuse("Link_Expired")
  const actor = yield* authorize(mailPolicy, "resend", subject)
  const toEmail = email ?? row.toEmail
  const isElsewhere = toEmail.toLowerCase() !== row.toEmail.toLowerCase()
  if (isElsewhere && mayReaddress(actor, subject) !== true)
    return yield* refuse("Invalid_Input", [{ field: "email", message: "mailOfOnePerson" }])
  yield* refuseManyMails(companyId, row.kind, toEmail)
  const again = yield* insertMailAgain({
    ...row,
    key: randomUUID(),
    sentBy: actor.personId,
    toEmail,
    toPersonId: toEmail === row.toEmail ? row.toPersonId : null,
    queuedAt: at,
    resendOf: row.id,
  })
  yield* tell({ action: "mail.resend", subject: `mail:${row.id}`, after: { id: again.id } })
  return mailLine(again, actor)
})
