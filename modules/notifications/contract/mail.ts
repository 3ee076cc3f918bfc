/** Mails on the wire: a line of the history, and one mail as it was sent. */
import { Schema } from "effect"
import { Instant } from "#modules/kernel/civil-day.ts"
import { flags } from "#modules/kernel/codes.ts"
import { Email } from "#modules/kernel/fields/contact.ts"
import { Day } from "#modules/kernel/fields/day.ts"
import { oneOf, pageFields } from "#modules/kernel/fields/row.ts"
import { Keyword } from "#modules/kernel/fields/text.ts"
import { endsOnOrAfter } from "#modules/kernel/fields/together.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import { mailStatuses } from "../codes.ts"
import type { mailPolicy } from "../policy.ts"

const MailStatus = oneOf(Object.values(mailStatuses))

export const MailQuery = Schema.Struct({
  /** In the names and addresses of both ends, and in the subject. */
  keyword: Schema.optionalKey(Keyword),
  receiver: Schema.optionalKey(Keyword),
  subject: Schema.optionalKey(Keyword),
  status: Schema.optionalKey(MailStatus),
  /** 1 those that were kept as a file, 0 those that were handed to a mail server or will be. */
  isKept: Schema.optionalKey(oneOf(Object.values(flags))),
  /** First and last day, in Japan, on which it was written. */
  from: Schema.optionalKey(Day),
  to: Schema.optionalKey(Day),
  ...pageFields,
}).check(endsOnOrAfter("from", "to"))
export type MailQuery = typeof MailQuery.Type

const line = {
  id: Schema.Int,
  /** What it tells, in one word of the module that wrote it. */
  kind: Schema.String,
  /** Null where the product itself writes. */
  sender: Schema.NullOr(Schema.String),
  receiver: Schema.NullOr(Schema.String),
  receiverEmail: Schema.String,
  subject: Schema.String,
  /** Names of the files that went with it. */
  attachments: Schema.Array(Schema.String),
  createdDate: Instant,
  status: MailStatus,
  /** 1 where no mail server is set: it was written into the data folder and left the house no further. */
  isKept: oneOf(Object.values(flags)),
  attempts: Schema.Int,
  /** Why it was not sent yet, or not at all, in the reader's language. */
  reason: Schema.NullOr(Schema.String),
  nextTryAt: Schema.NullOr(Instant),
  /** The mail that this one repeats. */
  resendOf: Schema.NullOr(Schema.Int),
  permissions: permissionsBy<typeof mailPolicy>(),
}

export const MailLine = Schema.Struct(line)
export type MailLine = typeof MailLine.Type

export const MailDetail = Schema.Struct({
  ...line,
  replyTo: Schema.NullOr(Schema.String),
  /** As sent; the place of a link's or code's secret is dotted out where it was handed to a mail server. */
  html: Schema.String,
  text: Schema.String,
  messageId: Schema.NullOr(Schema.String),
  endedAt: Schema.NullOr(Instant),
  tries: Schema.Array(Schema.Struct({ at: Instant, reason: Schema.String, said: Schema.String })),
  /** Mails that repeat this one. */
  resentAs: Schema.Array(Schema.Int),
})

export const Resend = Schema.Struct({
  /** Another address, for this time; not of a mail that carries a link or code, which is one person's. */
  email: Schema.optionalKey(Email),
})
export type Resend = typeof Resend.Type
/** Of no company: to the same address alone. */
export const ResendAsItWas = Schema.Struct({})
