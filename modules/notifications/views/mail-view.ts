/** A stored mail → what its reader sees of it. */
import { Result } from "effect"
import type { Actor } from "#modules/kernel/actor.ts"
import { flags, type Language } from "#modules/kernel/codes.ts"
import { allowed, permissionsOn } from "#modules/kernel/policy.ts"
import { mailStatuses, paperMails } from "../codes.ts"
import type { MailDetail, MailLine } from "../contract/mail.ts"
import { type MailSubject, mailPolicy } from "../policy.ts"
import type { MailRow } from "../repository/mail.ts"
import { secretMark, withSecret } from "../rules/secret-mark.ts"
import { failureTexts } from "./failure-texts.ts"

/** What says who sees it. */
export const mailFact = ({ kind, sentBy, toPersonId }: Pick<MailRow, "kind" | "sentBy" | "toPersonId">) => ({
  sentBy,
  toPersonId,
  isPaper: paperMails.some((one) => one === kind),
})

export const mailSubject = (row: MailRow): MailSubject => ({
  ...mailFact(row),
  state: row.state,
  isSpent: row.secret === null && row.text.includes(secretMark),
  hasSecret: row.secret !== null,
})

const reasonOf = ({ state, tries }: MailRow, language: Language) => {
  const last = state === "sent" ? undefined : tries.at(-1)
  return last === undefined ? null : failureTexts[last.why][language]
}

type Permissions = MailLine["permissions"]
const lineOf = (row: MailRow, language: Language, permissions: Permissions): MailLine => ({
  id: row.id,
  kind: row.kind,
  sender: row.senderName,
  receiver: row.toName,
  receiverEmail: row.toEmail,
  subject: row.subject,
  attachments: row.enclosures.map(({ name }) => name),
  createdDate: row.queuedAt,
  status: mailStatuses[row.state],
  isKept: row.delivery === "file" ? flags.on : flags.off,
  attempts: row.attempts,
  reason: reasonOf(row, language),
  nextTryAt: row.state === "pending" ? row.nextTryAt : null,
  resendOf: row.resendOf,
  permissions,
})
export const mailLine = (row: MailRow, actor: Actor): MailLine =>
  lineOf(row, actor.language, permissionsOn(mailPolicy, actor, mailSubject(row)))

/** A secret is shown only of a mail that nobody else hands over, one that was kept in this house, and not to everybody. */
const shownSecret = (row: MailRow, actor: Actor) =>
  row.delivery === "file" && Result.isSuccess(allowed(mailPolicy, "openLink", actor, mailSubject(row)))
    ? row.secret
    : null

const detailOf = (
  row: MailRow,
  {
    line,
    secret,
    resentAs,
    language,
  }: { line: MailLine; secret: string | null; resentAs: ReadonlyArray<number>; language: Language },
): typeof MailDetail.Type => ({
  ...line,
  replyTo: row.replyTo,
  html: withSecret(row.html, secret),
  text: withSecret(row.text, secret),
  messageId: row.messageId,
  endedAt: row.endedAt,
  tries: row.tries.map(({ at, said, why }) => ({ at, said, reason: failureTexts[why][language] })),
  resentAs: [...resentAs],
})
export const mailDetail = (row: MailRow, resentAs: ReadonlyArray<number>, actor: Actor) =>
  detailOf(row, {
    line: mailLine(row, actor),
    secret: shownSecret(row, actor),
    resentAs,
    language: actor.language,
  })

/** Of no company: the platform reads that it went and to whom, never the code or link in it, and may send it again. */
export const platformMailLine = (row: MailRow, language: Language): MailLine => {
  const { isSpent, state } = mailSubject(row)
  const actions: Permissions["actions"] = state === "pending" || isSpent ? ["read"] : ["read", "resend"]
  return lineOf(row, language, { actions, fields: {} })
}
export const platformMailDetail = (row: MailRow, resentAs: ReadonlyArray<number>, language: Language) =>
  detailOf(row, { line: platformMailLine(row, language), secret: null, resentAs, language })
