import { bigint, customType, integer, jsonb, pgSchema, text, timestamp } from "drizzle-orm/pg-core"
import type { JobFailure, JobState } from "./model.ts"

const kernel = pgSchema("kernel")
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "string" })

/** drizzle's jsonb reads a string that is itself JSON ("2026") a second time; the driver's reading is enough. */
const anyJson = customType<{ data: unknown; driverData: unknown }>({ dataType: () => "jsonb" })

export const jobRun = kernel.table("job_run", {
  companyId: integer("company_id").notNull(),
  id: bigint("id", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
  kind: text("kind").notNull(),
  executionId: text("execution_id").notNull(),
  executionKey: text("execution_key").notNull(),
  revision: integer("revision").notNull().default(1),
  state: text("state").$type<JobState>().notNull().default("queued"),
  step: text("step"),
  progressDone: integer("progress_done").notNull().default(0),
  progressOf: integer("progress_of").notNull().default(0),
  input: anyJson("input").notNull(),
  result: anyJson("result"),
  failure: jsonb("failure").$type<JobFailure>(),
  startedBy: integer("started_by").notNull(),
  queuedAt: instant("queued_at").notNull(),
  startedAt: instant("started_at"),
  endedAt: instant("ended_at"),
  version: integer("version").notNull().default(1),
})
