import { boolean, integer, jsonb, pgSchema, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { Instant } from "#modules/kernel/civil-day.ts"
import type { Language, Role } from "#modules/kernel/codes.ts"
import type { MailState } from "./codes.ts"
import type { FailureReason } from "./rules/judge-failure.ts"

const notifications = pgSchema("notifications")
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "string" }).$type<Instant>()

export const notice = notifications.table("notice", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  personId: integer("person_id").notNull(),
  kind: text("kind").notNull(),
  subject: text("subject").notNull(),
  path: text("path").notNull(),
  texts: jsonb("texts").$type<Readonly<Record<Language, string>>>().notNull(),
  at: instant("at").notNull(),
  readAt: instant("read_at"),
  /** Whether its reader is asked for something. */
  asks: boolean("asks").notNull().default(false),
  answeredAt: instant("answered_at"),
  deletedAt: instant("deleted_at"),
  /** Other than the subject, what may be asked of it: every arrangement of a series. */
  about: text("about").array().$type<ReadonlyArray<string>>(),
  /** As which roles he was told; null of his own matter. */
  forRoles: text("for_roles").array().$type<ReadonlyArray<Role>>(),
})

/** One try that failed: why in a word of ours, and what the mail server said. */
export interface FailedTry {
  readonly at: Instant
  readonly why: FailureReason
  readonly said: string
}

/** What goes with a mail: a thing of another module by its kind and number, made into a file when the mail is sent. */
export interface Enclosure {
  /** As the receiver saves it, with its ending. */
  readonly name: string
  readonly kind: "paper" | "taskSheet"
  readonly id: number
}

/** One row a recipient. */
export const mail = notifications.table("mail", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  /** Null for mails of no company: activation, codes. */
  companyId: integer("company_id"),
  key: uuid("key").notNull().defaultRandom(),
  kind: text("kind").notNull(),
  language: text("language").$type<Language>().notNull(),
  sentBy: integer("sent_by"),
  senderName: text("sender_name"),
  replyTo: text("reply_to"),
  toEmail: text("to_email").notNull(),
  toName: text("to_name"),
  toPersonId: integer("to_person_id"),
  subject: text("subject").notNull(),
  html: text("html").notNull(),
  text: text("text").notNull(),
  /** Stands in html and text as `secretMark`; gone once the mail was handed to a mail server. */
  secret: text("secret"),
  enclosures: jsonb("enclosures").$type<ReadonlyArray<Enclosure>>().notNull().default([]),
  queuedAt: instant("queued_at").notNull(),
  uselessAt: instant("useless_at"),
  state: text("state").$type<MailState>().notNull().default("pending"),
  attempts: integer("attempts").notNull().default(0),
  nextTryAt: instant("next_try_at").notNull().defaultNow(),
  leasedBy: integer("leased_by"),
  messageId: text("message_id"),
  delivery: text("delivery").$type<"smtp" | "file">(),
  endedAt: instant("ended_at"),
  tries: jsonb("tries").$type<ReadonlyArray<FailedTry>>().notNull().default([]),
  resendOf: integer("resend_of"),
})
