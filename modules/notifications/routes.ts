import { implement } from "#modules/kernel/http/serve.ts"
import { notificationsContract } from "./contract.ts"
import { mailHistory } from "./operations/mail-history.ts"
import { deleteNotices, ownNotice, ownNotices, readNotices, unreadNotices } from "./operations/notices.ts"
import { platformMails, readPlatformMail, resendPlatformMail } from "./operations/platform-mails.ts"
import { readMail } from "./operations/read-mail.ts"
import { resendMail } from "./operations/resend-mail.ts"

export const notificationRoutes = implement(notificationsContract, {
  list: ({ query }) => ownNotices(query),
  totalUnread: () => unreadNotices(),
  detail: ({ params }) => ownNotice(params.id),
  readMultiple: ({ body }) => readNotices(body),
  deletedMultiple: ({ body }) => deleteNotices(body),
  mailHistory: ({ body }) => mailHistory(body),
  mail: ({ params }) => readMail(params.id),
  platformMails: ({ body }) => platformMails(body),
  platformMail: ({ params }) => readPlatformMail(params.id),
  resendPlatformMail: ({ params }) => resendPlatformMail(params.id),
  resendMail: ({ params, body }) => resendMail(params.id, body),
})
