/** The door of notifications for other modules. */
export { type NewNotice, notify, unreadNotices } from "./operations/notices.ts"
