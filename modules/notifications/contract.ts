import { Schema } from "effect"
import { Instant } from "#modules/kernel/civil-day.ts"
import { Day } from "#modules/kernel/fields/day.ts"
import { Id, PageIndex, PageSize } from "#modules/kernel/fields/row.ts"
import { CommonText, Keyword } from "#modules/kernel/fields/text.ts"
import { endsOnOrAfter } from "#modules/kernel/fields/together.ts"
import { answer, c, callOf, page, refusals, std } from "#modules/kernel/http/contract.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import { notificationCalls } from "./calls.ts"
import { MailDetail, MailLine, MailQuery, Resend } from "./contract/mail.ts"
import type { mailHistoryPolicy, mailPolicy } from "./policy.ts"

/** Everybody's own notices: there is nobody to refuse. */
type Own = "notice.read" | "notice.mark"
const call = callOf<ActionOf<typeof mailPolicy | typeof mailHistoryPolicy> | Own>()

const Notice = Schema.Struct({
  id: Schema.Int,
  kind: Schema.String,
  text: Schema.String,
  path: Schema.String,
  at: Instant,
  isRead: Schema.Boolean,
})
export const NoticeQuery = Schema.Struct({
  /** 1 what is unread, 0 what has been read; both when left out. */
  isUnread: Schema.optionalKey(Schema.Literals([0, 1])),
  kind: Schema.optionalKey(CommonText),
  /** In the words of the reader's language. */
  keyword: Schema.optionalKey(Keyword),
  /** First and last day, in Japan, on which it was told. */
  from: Schema.optionalKey(Day),
  to: Schema.optionalKey(Day),
  pageIndex: Schema.optionalKey(PageIndex),
  pageSize: Schema.optionalKey(PageSize),
}).check(endsOnOrAfter("from", "to"))
export type NoticeQuery = typeof NoticeQuery.Type
const Unread = Schema.Struct({ totalUnread: Schema.Int })

export const notificationsContract = c.router({
  list: {
    ...notificationCalls.list,
    query: std(NoticeQuery),
    responses: { 200: page(Notice), ...refusals },
    metadata: call({ action: "notice.read", kind: "read", access: "company" }),
  },
  totalUnread: {
    ...notificationCalls.totalUnread,
    responses: { 200: answer(Unread), ...refusals },
    metadata: call({ action: "notice.read", kind: "read", access: "company" }),
  },
  readMultiple: {
    ...notificationCalls.readMultiple,
    body: std(Schema.Struct({ ids: Schema.optionalKey(Schema.Array(Id)), all: Schema.optionalKey(Schema.Boolean) })),
    responses: { 200: answer(Unread), ...refusals },
    metadata: call({ action: "notice.mark", kind: "write", access: "company" }),
  },
  mailHistory: {
    ...notificationCalls.mailHistory,
    body: std(MailQuery),
    responses: { 200: page(MailLine), ...refusals },
    metadata: call({ action: "mailHistory.read", kind: "read", access: "company" }),
  },
  mail: {
    ...notificationCalls.mail,
    pathParams: std(Schema.Struct({ id: Id })),
    responses: { 200: answer(MailDetail), ...refusals },
    metadata: call({ action: "mail.read", kind: "read", access: "company" }),
  },
  resendMail: {
    ...notificationCalls.resendMail,
    pathParams: std(Schema.Struct({ id: Id })),
    body: std(Resend),
    responses: { 200: answer(MailLine), ...refusals },
    metadata: call({ action: "mail.resend", kind: "write", access: "company" }),
  },
})
