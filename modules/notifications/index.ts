/** The door of notifications for other modules. */
export { type NewNotice, notify, tellingsOf, unreadNotices } from "./notices.ts"
