/** The door of notifications for other modules. */
export { type NewNotice, notify, unreadNotices } from "./notices.ts"
