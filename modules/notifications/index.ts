/** The door of notifications for other modules. */

export { noticesLive } from "./live.ts"
export { type NewNotice, notify, unreadNotices } from "./operations/notices.ts"
