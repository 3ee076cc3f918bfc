/** The door of notifications for other modules. */
export { mailsLive, noticesLive } from "./live.ts"
export type { MailContent } from "./model/mail-content.ts"
export { type Enclosers, NotEnclosed } from "./operations/enclosing.ts"
export { refuseManyMails } from "./operations/many-mails.ts"
export {
  answerEverybody,
  answerNotice,
  lastTold,
  type NewNotice,
  notify,
  overtakeNotices,
  type Told,
  tellingsOf,
  unreadNotices,
} from "./operations/notices.ts"
export type { MailSettings } from "./operations/outgoing.ts"
export { platformMails, readPlatformMail, resendPlatformMail } from "./operations/platform-mails.ts"
export { type NewMail, queueMail } from "./operations/queue-mail.ts"
export { sendMails } from "./operations/send-mails.ts"
export { tellsFailedMails } from "./operations/tell-failed-mail.ts"
export { mailHistoryInWords, mailInWords } from "./policy/mail-words.ts"
export { mailsThatLeft, newestMailsTo, wasKeptFor } from "./repository/mail.ts"
export { noticesAbout } from "./repository.ts"
