/**
 * Mails of no company (activation, codes, the platform's own words), for the platform's people: that they went, to whom
 * and why not, and once more. What lets somebody in stands in none of them (issue 18 §2).
 */
import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { found } from "#modules/kernel/policy.ts"
import { all } from "#modules/kernel/visible.ts"
import { tell } from "#modules/kernel/write.ts"
import type { MailQuery } from "../contract/mail.ts"
import { insertMailAgain, mailById, resendsOf } from "../repository/mail.ts"
import { mailSubject, platformMailDetail, platformMailLine } from "../views/mail-view.ts"
import { pageOfMails } from "./mail-history.ts"
import { refuseManyMails } from "./many-mails.ts"

const nobodys = null

export const platformMails = Effect.fn("Notifications.platformMails")(function* (asked: MailQuery) {
  const { language } = yield* CurrentPerson
  return yield* pageOfMails(asked, { companyId: nobodys, visible: all }, (row) => platformMailLine(row, language))
})

/** Fails with Not_Found, also for a company's. */
export const readPlatformMail = Effect.fn("Notifications.readPlatformMail")(function* (id: number) {
  const { language } = yield* CurrentPerson
  const row = yield* found(mailById(nobodys, id))
  return platformMailDetail(row, yield* resendsOf(nobodys, id), language)
})

/**
 * To the same address alone. Fails with Not_Found, Update_Error for one that waits to be sent, Link_Expired for one whose
 * link or code has ended or is gone, and Maximum_Request.
 */
export const resendPlatformMail = Effect.fn("Notifications.resendPlatformMail")(function* (id: number) {
  const { language, personId } = yield* CurrentPerson
  const row = yield* found(mailById(nobodys, id))
  const at = yield* instantNow
  if (mailSubject(row).isSpent || (row.uselessAt !== null && row.uselessAt <= at)) return yield* refuse("Link_Expired")
  if (row.state === "pending") return yield* refuse("Update_Error")
  yield* refuseManyMails(nobodys, row.kind, row.toEmail)
  const again = yield* insertMailAgain({ ...row, key: randomUUID(), sentBy: personId, queuedAt: at, resendOf: row.id })
  yield* tell({ action: "mail.resend", subject: `mail:${row.id}`, after: { id: again.id } })
  return platformMailLine(again, language)
})
