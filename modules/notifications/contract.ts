import { ById } from "#modules/kernel/fields/row.ts"
import { answer, c, callOf, page, refusals, std } from "#modules/kernel/http/contract.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import { notificationCalls } from "./calls.ts"
import { MailDetail, MailLine, MailQuery, Resend, ResendAsItWas } from "./contract/mail.ts"
import { Notice, NoticeCounts, NoticeQuery, WhichNotices } from "./contract/notice.ts"
import type { mailHistoryPolicy, mailPolicy } from "./policy.ts"

/** Everybody's own notices: there is nobody to refuse. */
type Own = "notice.read" | "notice.mark" | "notice.delete"
/** Of no company: the platform's own people, by the class of the call. */
type Platforms = "platformMail.read" | "platformMail.resend"
const call = callOf<ActionOf<typeof mailPolicy | typeof mailHistoryPolicy> | Own | Platforms>()

export const notificationsContract = c.router({
  list: {
    ...notificationCalls.list,
    query: std(NoticeQuery),
    responses: { 200: page(Notice), ...refusals },
    metadata: call({ action: "notice.read", kind: "read", access: "company" }),
  },
  totalUnread: {
    ...notificationCalls.totalUnread,
    responses: { 200: answer(NoticeCounts), ...refusals },
    metadata: call({ action: "notice.read", kind: "read", access: "company" }),
  },
  detail: {
    ...notificationCalls.detail,
    pathParams: std(ById),
    responses: { 200: answer(Notice), ...refusals },
    metadata: call({ action: "notice.read", kind: "read", access: "company" }),
  },
  readMultiple: {
    ...notificationCalls.readMultiple,
    body: std(WhichNotices),
    responses: { 200: answer(NoticeCounts), ...refusals },
    metadata: call({ action: "notice.mark", kind: "write", access: "company", reach: "read" }),
  },
  deletedMultiple: {
    ...notificationCalls.deletedMultiple,
    body: std(WhichNotices),
    responses: { 200: answer(NoticeCounts), ...refusals },
    metadata: call({ action: "notice.delete", kind: "write", access: "company" }),
  },
  mailHistory: {
    ...notificationCalls.mailHistory,
    body: std(MailQuery),
    responses: { 200: page(MailLine), ...refusals },
    metadata: call({ action: "mailHistory.read", kind: "read", access: "company" }),
  },
  mail: {
    ...notificationCalls.mail,
    pathParams: std(ById),
    responses: { 200: answer(MailDetail), ...refusals },
    metadata: call({ action: "mail.read", kind: "read", access: "company" }),
  },
  platformMails: {
    ...notificationCalls.platformMails,
    body: std(MailQuery),
    responses: { 200: page(MailLine), ...refusals },
    metadata: call({ action: "platformMail.read", kind: "read", access: "platform" }),
  },
  platformMail: {
    ...notificationCalls.platformMail,
    pathParams: std(ById),
    responses: { 200: answer(MailDetail), ...refusals },
    metadata: call({ action: "platformMail.read", kind: "read", access: "platform" }),
  },
  resendPlatformMail: {
    ...notificationCalls.resendPlatformMail,
    pathParams: std(ById),
    body: std(ResendAsItWas),
    responses: { 200: answer(MailLine), ...refusals },
    metadata: call({ action: "platformMail.resend", kind: "write", access: "platform" }),
  },
  resendMail: {
    ...notificationCalls.resendMail,
    pathParams: std(ById),
    body: std(Resend),
    responses: { 200: answer(MailLine), ...refusals },
    metadata: call({ action: "mail.resend", kind: "write", access: "company" }),
  },
})
