import {
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgSchema,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core"
import type { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import type { PressAction, PunchState } from "./codes.ts"

const timekeeping = pgSchema("timekeeping")
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "string" }).$type<Instant>()
const intArray = customType<{ data: ReadonlyArray<number> }>({ dataType: () => "int[]" })

export const punch = timekeeping.table("punch", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  staffId: integer("staff_id").notNull(),
  workDay: date("work_day").$type<IsoDate>().notNull(),
  taskId: integer("task_id"),
  siteId: integer("site_id"),
  place: integer("place").notNull().default(2),
  checkIn: instant("check_in").notNull(),
  checkOut: instant("check_out"),
  state: text("state").$type<PunchState>().notNull().default("open"),
  isEndClaimed: boolean("is_end_claimed").notNull().default(false),
  shifts: intArray("shifts").notNull().default([]),
  halfShifts: intArray("half_shifts").notNull().default([]),
  totalRestMinutes: integer("total_rest_minutes"),
  restReason: text("rest_reason"),
  inLat: doublePrecision("in_lat"),
  inLng: doublePrecision("in_lng"),
  inAccuracy: integer("in_accuracy"),
  outLat: doublePrecision("out_lat"),
  outLng: doublePrecision("out_lng"),
  outAccuracy: integer("out_accuracy"),
  version: integer("version").notNull().default(1),
})

export const rest = timekeeping.table("rest", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  punchId: integer("punch_id").notNull(),
  staffId: integer("staff_id").notNull(),
  startedAt: instant("started_at").notNull(),
  endedAt: instant("ended_at"),
})

export const press = timekeeping.table("press", {
  companyId: integer("company_id").notNull(),
  clientId: uuid("client_id").notNull(),
  staffId: integer("staff_id").notNull(),
  pressedBy: integer("pressed_by").notNull(),
  action: text("action").$type<PressAction>().notNull(),
  pressedAt: instant("pressed_at").notNull(),
  arrivedAt: instant("arrived_at").notNull(),
  punchId: integer("punch_id").notNull(),
  cancels: uuid("cancels"),
})

export const correction = timekeeping.table("correction", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  punchId: integer("punch_id").notNull(),
  correctedBy: integer("corrected_by").notNull(),
  at: instant("at").notNull(),
  reason: text("reason").notNull(),
  before: jsonb("before"),
  after: jsonb("after").notNull(),
})
