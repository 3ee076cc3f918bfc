import type { Same } from "../areas.ts"
import type ja from "../ja/notices.ts"

export default {
  title: "Notices",
  state: "State",
  content: "What it says",
  at: "Told at",
  unread: "Unread",
  waiting: "Awaits your answer",
  filter: { all: "All", waiting: "To answer", unread: "Unread", read: "Read" },
  none: { waiting: "No notice asks for an answer.", unread: "Nothing is unread.", read: "No notice has been read." },
  search: "Search the text",
  searchLabel: "Search notices by their text",
  markRead: "Mark as read",
  markAllRead: "Mark all as read",
  menu: "Actions for “{{text}}”",
  delete: "Delete",
  deleteSome: "Delete {{count}} notice(s)?",
  deleteHint: "They leave this list for good. What they told of (pay slips, punches and so on) stays.",
  keep: "Keep",
  deleted: "Deleted.",
  empty: "No notices yet",
  emptyHint: "You are told here when a pay slip is ready or when somebody asks when you finished.",
} satisfies Same<typeof ja>
