/** The door of notifications for other modules. */

export { noticesLive } from "./live.ts"
export { type NewNotice, notify, tellingsOf, unreadNotices } from "./operations/notices.ts"
