/** The door of notifications for other modules. */
export { noticesLive } from "./live.ts"
export type { MailContent } from "./mail-content.ts"
export { type NewNotice, notify, unreadNotices } from "./operations/notices.ts"
export { type NewMail, queueMail } from "./operations/queue-mail.ts"
export type { MailSettings } from "./sending/outgoing.ts"
export { sendMails } from "./sending/send-mails.ts"
