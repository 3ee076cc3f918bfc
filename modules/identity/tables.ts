import { bigint, customType, integer, pgSchema, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { Instant } from "#modules/kernel/civil-day.ts"
import type { Language, RequestStatus } from "#modules/kernel/codes.ts"
import type { DeviceKind, LeaveKind } from "./codes.ts"

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "string" })
const moment = (name: string) => instant(name).$type<Instant>()
const identity = pgSchema("identity")

export const person = identity.table("person", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  email: text("email").notNull(),
  name: text("name").notNull(),
  passwordHash: text("password_hash").notNull(),
  status: integer("status").notNull().default(1),
  language: text("language").$type<Language>().notNull().default("ja"),
  textPercent: integer("text_percent").$type<100 | 125 | 150 | 200>().notNull().default(100),
  /** The company whose people could read the link that proved the address; he answers no other one's questions. */
  vouchedBy: integer("vouched_by"),
  theme: text("theme").$type<"system" | "light" | "dark" | "outdoor">().notNull().default("system"),
})

export const session = identity.table("session", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  personId: integer("person_id").notNull(),
  accessHash: bytea("access_hash").notNull(),
  refreshHash: bytea("refresh_hash").notNull(),
  accessUntil: instant("access_until").notNull(),
  refreshUntil: instant("refresh_until").notNull(),
  endedAt: instant("ended_at"),
  replacedAt: instant("replaced_at"),
  /** The sign-in that it belongs to: each renewal of a session is the next of its family. */
  family: uuid("family").notNull().defaultRandom(),
})

/** A family of sessions as its person sees it. */
export const signIn = identity.table("sign_in", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  family: uuid("family").notNull(),
  personId: integer("person_id").notNull(),
  at: moment("at").notNull(),
  device: text("device").$type<DeviceKind>().notNull(),
  address: text("address").notNull(),
})

export const passwordLink = identity.table("password_link", {
  tokenHash: bytea("token_hash").primaryKey(),
  personId: integer("person_id").notNull(),
  madeAt: instant("made_at").notNull(),
  until: instant("until").notNull(),
  usedAt: instant("used_at"),
})

/** Tries of a password in their window, by what they are counted by. */
export const signInTries = identity.table("sign_in_tries", {
  counted: text("counted").primaryKey(),
  since: instant("since").notNull(),
  tries: integer("tries").notNull(),
})

/** Devices on which a person has signed in before. */
export const knownDevice = identity.table("known_device", {
  personId: integer("person_id").notNull(),
  deviceHash: bytea("device_hash").notNull(),
  usedAt: instant("used_at").notNull(),
})

/** The platform's own people; the app only reads who they are. */
export const superAdmin = identity.table("super_admin", {
  personId: integer("person_id").primaryKey(),
})

/** The link of a registration. */
export const activation = identity.table("activation", {
  tokenHash: bytea("token_hash").primaryKey(),
  personId: integer("person_id").notNull(),
  madeAt: moment("made_at").notNull(),
  until: moment("until").notNull(),
  usedAt: moment("used_at"),
})

/** A code that was sent to an address, known or not. */
export const oneTimeCode = identity.table("one_time_code", {
  addressHash: bytea("address_hash").primaryKey(),
  personId: integer("person_id"),
  codeMark: bytea("code_mark").notNull(),
  until: moment("until").notNull(),
  tries: integer("tries").notNull().default(0),
  pausedUntil: moment("paused_until"),
  usedAt: moment("used_at"),
})

/** What a link to the mobile app carries. */
export const mobileCode = identity.table("mobile_code", {
  codeHash: bytea("code_hash").primaryKey(),
  personId: integer("person_id").notNull(),
  forCompany: integer("for_company"),
  madeAt: moment("made_at").notNull(),
  until: moment("until").notNull(),
  usedAt: moment("used_at"),
})

/** 休止 and 退会. */
export const leave = identity.table("leave", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  personId: integer("person_id").notNull(),
  kind: text("kind").$type<LeaveKind>().notNull(),
  state: text("state").$type<RequestStatus>().notNull(),
  reason: text("reason").notNull().default(""),
  askedAt: moment("asked_at").notNull(),
  decidedBy: integer("decided_by"),
  decidedAt: moment("decided_at"),
  endedAt: moment("ended_at"),
})

/** Which 利用規約 somebody agreed to. */
export const agreement = identity.table(
  "agreement",
  {
    personId: integer("person_id").notNull(),
    terms: text("terms").notNull(),
    agreedAt: moment("agreed_at").notNull(),
  },
  (of) => [primaryKey({ columns: [of.personId, of.terms] })],
)
