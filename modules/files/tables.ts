import { integer, pgSchema, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { Instant } from "#modules/kernel/civil-day.ts"
import type { FileKind } from "./codes.ts"
import type { FileOwner } from "./model.ts"

const files = pgSchema("files")
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "string" }).$type<Instant>()

export const file = files.table("file", {
  companyId: integer("company_id").notNull(),
  id: uuid("id").notNull(),
  name: text("name").notNull(),
  kind: text("kind").$type<FileKind>().notNull(),
  bytes: integer("bytes").notNull(),
  sha256: text("sha256").notNull(),
  width: integer("width"),
  height: integer("height"),
  uploadedBy: integer("uploaded_by").notNull(),
  uploadedAt: instant("uploaded_at").notNull(),
  /** Nothing referred to it for a day: its bytes go. */
  droppedAt: instant("dropped_at"),
})

/** Given by somebody before his company exists; the company that he registers takes it up under the same id. */
export const waiting = files.table("waiting", {
  personId: integer("person_id").notNull(),
  id: uuid("id").notNull(),
  name: text("name").notNull(),
  kind: text("kind").$type<FileKind>().notNull(),
  bytes: integer("bytes").notNull(),
  sha256: text("sha256").notNull(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  givenAt: instant("given_at").notNull(),
  droppedAt: instant("dropped_at"),
})

/** Which row refers to it. */
export const use = files.table("use", {
  companyId: integer("company_id").notNull(),
  fileId: uuid("file_id").notNull(),
  owner: text("owner").$type<FileOwner>().notNull(),
  ofRow: integer("of_row").notNull(),
  place: integer("place").notNull(),
})
