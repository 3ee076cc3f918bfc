import { implement } from "#modules/kernel/http/serve.ts"
import { notificationsContract } from "./contract.ts"
import { ownNotices, readNotices, unreadNotices } from "./operations/notices.ts"

export const notificationRoutes = implement(notificationsContract, {
  list: ({ query }) => ownNotices(query),
  totalUnread: () => unreadNotices(),
  readMultiple: ({ body }) => readNotices(body),
})
