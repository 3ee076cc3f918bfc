/** A mail between the product and one person about his account: of no company, for nobody else's eyes. */
import { Effect } from "effect"
import type { Instant } from "#modules/kernel/civil-day.ts"
import type { Language } from "#modules/kernel/codes.ts"
import { type MailContent, queueMail } from "#modules/notifications/index.ts"

export interface OwnMail {
  readonly kind: string
  readonly to: { readonly email: string; readonly name: string | null; readonly id: number | null }
  readonly language: Language
  readonly content: MailContent
  /** The token or code in it, and until when it is good. */
  readonly secret?: { readonly value: string; readonly until: Instant }
}

export const mailAboutAccount = Effect.fn("Identity.mailAboutAccount")(function* (mail: OwnMail) {
  const { content, kind, language, secret, to } = mail
  yield* queueMail({
    kind,
    companyId: null,
    to: { email: to.email, name: to.name, personId: to.id },
    from: null,
    language,
    content,
    secret: secret?.value ?? null,
    uselessAt: secret === undefined ? null : secret.until,
  })
})
