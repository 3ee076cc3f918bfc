/** The door of notifications for other modules. */
export { noticesLive } from "./live.ts"
export type { MailContent } from "./model/mail-content.ts"
export { answerNotice, type NewNotice, notify, tellingsOf, unreadNotices } from "./operations/notices.ts"
export type { MailSettings } from "./operations/outgoing.ts"
export { type NewMail, queueMail } from "./operations/queue-mail.ts"
export { sendMails } from "./operations/send-mails.ts"
export { mailHistoryInWords, mailInWords } from "./policy/mail-words.ts"
export { mailsQueued } from "./repository/mail.ts"
