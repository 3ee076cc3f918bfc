import type { Same } from "../areas.ts"
import type ja from "../ja/contact.ts"

/** お問い合わせ: what anybody writes to the platform. */
export default {
  title: "Contact",
  hint: "Write to us with any question about Tehai. Somebody answers you by mail or telephone.",
  companyName: "Company",
  name: "Your name",
  phone: "Telephone",
  totalUser: "How many people will use it",
  totalUserHint: "Roughly, in digits.",
  note: "Your message (optional)",
  send: "Send",
  failed: "It could not be sent",
  sent: "Your message was sent.",
  sentText: "Somebody will answer you by mail or telephone.",
  back: "Back to the screens",
  toLanding: "To the first page",
  listTitle: "Contacts",
  count: "{{count}} messages",
  search: "Company, name, message",
  searchLabel: "Search company, name, e-mail, message",
  email: "E-mail",
  people: "People",
  sentAt: "Received",
  language: "Language",
  languages: {
    ja: "Japanese",
    en: "English",
    vi: "Vietnamese",
  },
  noteShort: "Message",
  empty: "Nobody has written yet",
  emptyHint: "What is sent from the contact page stands here.",
  noMatch: "No message matches.",
} satisfies Same<typeof ja>
