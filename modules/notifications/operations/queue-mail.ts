/**
 * Writes a mail down in the transaction of what it tells; the relay sends it once that is committed, and what is rolled
 * back is never sent. One call a recipient.
 */
import { randomUUID } from "node:crypto"
import { DateTime, Effect } from "effect"
import { type Instant, instantOfMillis } from "#modules/kernel/civil-day.ts"
import type { Language } from "#modules/kernel/codes.ts"
import type { MailContent } from "../model/mail-content.ts"
import { insertMail } from "../repository/mail.ts"
import { withoutSecret } from "../rules/secret-mark.ts"
import type { Enclosure } from "../tables.ts"
import { renderMail } from "./render-mail.ts"

export interface NewMail {
  /** One word for what it tells: "activation", "staffInvitation". */
  readonly kind: string
  /** Whose history it stands in; null for a mail that is between the product and its reader. */
  readonly companyId: number | null
  readonly to: {
    readonly email: string
    readonly name: string | null
    /** Sees it among his own, where he is known. */
    readonly personId: number | null
  }
  /** Who lets it be sent: shown as the sender, and answered to; without a number he has no account. Null for the product itself. */
  readonly from: {
    readonly personId: number | null
    readonly name: string
    readonly replyTo: string | null
  } | null
  readonly language: Language
  readonly content: MailContent
  /** The token or code that the words carry: never stored with them, and forgotten once it was sent. */
  readonly secret: string | null
  /** Not sent after this moment. */
  readonly uselessAt: Instant | null
  /** What goes with it; it is drawn when the mail is sent. */
  readonly enclosures?: ReadonlyArray<Enclosure>
}

/** Line breaks and other signs that could end a header have no place in one. */
const isHeader = (text: string | null) => text === null || !/[\p{Cc}\u2028\u2029]/u.test(text)
const longestSubject = 255

/** Queues one mail. Dies where a header holds a control character: contracts refuse those at the door. */
export const queueMail = Effect.fn("Notifications.queueMail")(function* (mail: NewMail) {
  const { companyId, content, enclosures = [], from, kind, language, secret, to, uselessAt } = mail
  const subject = content.subject.slice(0, longestSubject)
  const names = enclosures.map(({ name }) => name)
  const headers = [subject, to.email, to.name, from?.name ?? null, from?.replyTo ?? null, ...names]
  if (!headers.every(isHeader)) return yield* Effect.die(new Error(`a header of a mail (${kind}) has a line break`))
  const html = yield* renderMail(content)
  yield* insertMail({
    key: randomUUID(),
    companyId,
    kind,
    language,
    sentBy: from?.personId ?? null,
    senderName: from?.name ?? null,
    replyTo: from?.replyTo ?? null,
    toEmail: to.email,
    toName: to.name,
    toPersonId: to.personId,
    subject,
    html: withoutSecret(html, secret),
    text: withoutSecret(content.text, secret),
    secret,
    enclosures,
    queuedAt: instantOfMillis(DateTime.toEpochMillis(yield* DateTime.now)),
    uselessAt,
  })
})
