import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgSchema,
  text,
  time,
  timestamp,
} from "drizzle-orm/pg-core"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import type { TaskPrint } from "./contract/task-mail.ts"
import type { CustomerCertificate, StaffCertificate } from "./rules/certificates.ts"
import type { TaskSide } from "./rules/written-by.ts"

const scheduling = pgSchema("scheduling")
const day = (name: string) => date(name).$type<IsoDate>()
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "string" })
const momentRange = customType<{ data: string }>({ dataType: () => "tstzrange" })

export const site = scheduling.table("site", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  state: integer("state").notNull().default(1),
  type: integer("type").$type<1 | 2>().notNull(),
  name: text("name").notNull(),
  nameKana: text("name_kana"),
  address: text("address").notNull(),
  kenId: integer("ken_id"),
  station: text("station"),
  customerId: integer("customer_id").notNull(),
  regularUnitPrice: integer("regular_unit_price"),
  nightUnitPrice: integer("night_unit_price"),
  contractValue: bigint("contract_value", { mode: "number" }),
  startsOn: day("starts_on"),
  endsOn: day("ends_on"),
  leaderStaffId: integer("leader_staff_id"),
  meetingPlace: text("meeting_place"),
  description: text("description").notNull().default(""),
  representativeName: text("representative_name"),
  lat: doublePrecision("lat"),
  lng: doublePrecision("lng"),
  createdBy: integer("created_by"),
  madeByPartnerId: integer("made_by_partner_id"),
  isSmallJob: boolean("is_small_job").notNull().default(false),
  status: integer("status").notNull().default(1),
  version: integer("version").notNull().default(1),
})

export const siteVendor = scheduling.table("site_vendor", {
  companyId: integer("company_id").notNull(),
  siteId: integer("site_id").notNull(),
  partnerId: integer("partner_id").notNull(),
  price: bigint("price", { mode: "number" }),
  request: integer("request").$type<1 | 2 | 3>().notNull(),
  version: integer("version").notNull().default(1),
})
export const siteWorker = scheduling.table("site_worker", {
  companyId: integer("company_id").notNull(),
  siteId: integer("site_id").notNull(),
  staffId: integer("staff_id").notNull(),
})

export const taskGroup = scheduling.table("task_group", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
})

export const task = scheduling.table("task", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  siteId: integer("site_id").notNull(),
  groupId: integer("group_id"),
  day: day("day").notNull(),
  name: text("name").notNull().default(""),
  note: text("note").notNull().default(""),
  leaderStaffId: integer("leader_staff_id"),
  customerId: integer("customer_id").notNull(),
  meetingTime: time("meeting_time"),
  meetingPlace: text("meeting_place"),
  isReserved: boolean("is_reserved").notNull().default(false),
  description: text("description").notNull().default(""),
  startTimeDesire: time("start_time_desire"),
  endTimeDesire: time("end_time_desire"),
  titleOtherShiftCustomer: text("title_other_shift_customer"),
  priceOtherShiftCustomer: integer("price_other_shift_customer"),
  otherShiftType: integer("other_shift_type").$type<1 | 2 | 3>(),
  isCustomer: boolean("is_customer").notNull().default(false),
  isAdminUpdate: boolean("is_admin_update").notNull().default(false),
  lastSide: text("last_side").$type<TaskSide>().notNull().default("company"),
  createdBy: integer("created_by"),
  creatorName: text("creator_name"),
  creatorRole: integer("creator_role"),
  status: integer("status").notNull().default(1),
  version: integer("version").notNull().default(1),
})

export const taskShift = scheduling.table("task_shift", {
  companyId: integer("company_id").notNull(),
  taskId: integer("task_id").notNull(),
  shift: integer("shift").$type<1 | 2 | 3 | 4>().notNull(),
  isOn: boolean("is_on").notNull(),
  customerAsks: boolean("customer_asks").notNull().default(false),
  fromTime: time("from_time"),
  toTime: time("to_time"),
  startsAt: moment("starts_at"),
  endsAt: moment("ends_at"),
  headCount: integer("head_count"),
  needed: numeric("needed", { mode: "number", precision: 6, scale: 2 }).notNull().default(0),
  startTimeDesire: time("start_time_desire"),
  endTimeDesire: time("end_time_desire"),
  certificates: jsonb("certificates").$type<ReadonlyArray<CustomerCertificate>>().notNull().default([]),
})

export const taskWorker = scheduling.table("task_worker", {
  companyId: integer("company_id").notNull(),
  taskId: integer("task_id").notNull(),
  shift: integer("shift").$type<1 | 2 | 3 | 4>().notNull(),
  staffId: integer("staff_id").notNull(),
  partnerId: integer("partner_id"),
  day: day("day").notNull(),
  countWork: numeric("count_work", { mode: "number", precision: 6, scale: 2 }).notNull().default(1),
  price: integer("price"),
  status: integer("status").$type<0 | 1 | 2 | 3>().notNull().default(1),
  during: momentRange("during").notNull(),
  overrideReason: text("override_reason"),
  certificates: jsonb("certificates").$type<ReadonlyArray<StaffCertificate>>().notNull().default([]),
})

/** 枠: what a vendor is asked for on a shift, and what it answered. */
export const taskVendor = scheduling.table("task_vendor", {
  companyId: integer("company_id").notNull(),
  taskId: integer("task_id").notNull(),
  shift: integer("shift").$type<1 | 2 | 3 | 4>().notNull(),
  partnerId: integer("partner_id").notNull(),
  asked: numeric("asked", { mode: "number", precision: 6, scale: 2 }),
  filled: numeric("filled", { mode: "number", precision: 8, scale: 2 }).notNull().default(0),
  price: integer("price"),
  certificates: jsonb("certificates").notNull().default([]),
  answer: integer("answer").$type<1 | 2 | 3>().notNull().default(2),
  reason: text("reason"),
  answeredAt: moment("answered_at"),
  askedThen: numeric("asked_then", { mode: "number", precision: 6, scale: 2 }),
  priceThen: integer("price_then"),
  certificatesThen: jsonb("certificates_then").notNull().default([]),
  status: integer("status").$type<0 | 1>().notNull().default(1),
})

/** お願い of customers: the one that waits, and the history. */
export const taskProposal = scheduling.table("task_proposal", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  taskId: integer("task_id").notNull(),
  status: integer("status").$type<0 | 1 | 2 | 3>().notNull(),
  mode: text("mode").$type<"one" | "future" | "all">().notNull().default("one"),
  dataUpdate: jsonb("data_update").notNull(),
  dataOrigin: jsonb("data_origin").notNull(),
  comment: text("comment"),
  createdAt: moment("created_at").notNull().defaultNow(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
  createdBy: integer("created_by").notNull(),
  answeredAt: moment("answered_at"),
  answeredBy: integer("answered_by"),
  reason: text("reason"),
  settledFrom: time("settled_from"),
  settledTo: time("settled_to"),
})

/** 手配書: what a mail encloses, as its receiver might see it. */
export const taskSheet = scheduling.table("task_sheet", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  taskId: integer("task_id").notNull(),
  view: jsonb("view").$type<TaskPrint>().notNull(),
  madeAt: moment("made_at").notNull().defaultNow(),
})

export const worked = scheduling.table("worked", {
  companyId: integer("company_id").notNull(),
  taskId: integer("task_id").notNull(),
  staffId: integer("staff_id").notNull(),
  minutes: integer("minutes").notNull(),
})
