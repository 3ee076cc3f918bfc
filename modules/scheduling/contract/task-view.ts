/** What is shown of an arrangement. A field that the viewer may not know is absent, not null. */

import { Schema } from "effect"
import { flags, wireValues } from "#modules/kernel/codes.ts"
import { oneOf } from "#modules/kernel/fields/row.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import type { taskPolicy } from "../policy.ts"
import { PendingUpdate } from "./proposal.ts"
import { TaskVendorView } from "./task-vendor.ts"
import { ShownStaffCertificates, shownCustomerSide, shownDesires, shownOrigin } from "./task-view-parts.ts"

const { optionalKey, NullOr, Int, String: Text, Number: Decimal } = Schema
const Clock = NullOr(Text)

/** Per-shift fields are absent altogether for a shift that the viewer is not on (TASK-32). */
const shifts = {
  morningShift: optionalKey(Int),
  morningShiftCustomer: optionalKey(Int),
  morningFrom: optionalKey(Clock),
  morningTo: optionalKey(Clock),
  workerMorning: optionalKey(NullOr(Int)),
  maxWorkerMorning: optionalKey(Decimal),
  assignedMorning: optionalKey(Decimal),
  afternoonShift: optionalKey(Int),
  afternoonShiftCustomer: optionalKey(Int),
  afternoonFrom: optionalKey(Clock),
  afternoonTo: optionalKey(Clock),
  workerAfternoon: optionalKey(NullOr(Int)),
  maxWorkerAfternoon: optionalKey(Decimal),
  assignedAfternoon: optionalKey(Decimal),
  eveningShift: optionalKey(Int),
  eveningShiftCustomer: optionalKey(Int),
  eveningFrom: optionalKey(Clock),
  eveningTo: optionalKey(Clock),
  workerEvening: optionalKey(NullOr(Int)),
  maxWorkerEvening: optionalKey(Decimal),
  assignedEvening: optionalKey(Decimal),
  otherShift: optionalKey(Int),
  otherShiftCustomer: optionalKey(Int),
  otherFrom: optionalKey(Clock),
  otherTo: optionalKey(Clock),
  workerOther: optionalKey(NullOr(Int)),
  maxWorkerOther: optionalKey(Decimal),
  assignedOther: optionalKey(Decimal),
}

const Price = optionalKey(NullOr(Int))
export const TaskWorkerView = Schema.Struct({
  userId: Int,
  name: Text,
  furiganaName: NullOr(Text),
  trade: NullOr(Text),
  /** 0: 招待中, he is asked by mail, has not answered yet and hears of nothing. */
  hasJoined: optionalKey(oneOf(wireValues(flags))),
  /** The vendor that he comes from, by its record and its name. */
  managerId: optionalKey(NullOr(Int)),
  vendorCompanyName: optionalKey(NullOr(Text)),
  morningShift: Int,
  afternoonShift: Int,
  eveningShift: Int,
  otherShift: Int,
  countWorkMorning: optionalKey(Decimal),
  countWorkAfternoon: optionalKey(Decimal),
  countWorkEvening: optionalKey(Decimal),
  countWorkOther: optionalKey(Decimal),
  priceMorning: Price,
  priceAfternoon: Price,
  priceEvening: Price,
  price: Price,
  unitPriceCertificate: optionalKey(ShownStaffCertificates),
  /** What timekeeping counted so far. */
  workedMinutes: optionalKey(NullOr(Int)),
})
export type TaskWorkerView = typeof TaskWorkerView.Type

/** One cell of 日ごとの過不足: how many 人工 each shift of that day needs and has. */
const SeriesDay = Schema.Struct({
  id: Int,
  day: Text,
  version: Int,
  isReserved: Schema.Boolean,
  /** Hours of it were counted already: changes of several days leave it as it is. */
  isWorked: Schema.Boolean,
  /** Who is on it: whom a change of several days concerns. */
  people: Schema.Array(Schema.Struct({ userId: Int, name: Text })),
  /** The vendors that are asked for people on it, by name. */
  vendors: Schema.Array(Text),
  shifts: Schema.Array(Schema.Struct({ shift: Int, needed: Decimal, assigned: Decimal })),
})
/** What ticking a shift fills in (TASK-08). */
export const ShiftDefault = Schema.Struct({ shift: Int, key: Text, label: Text, from: Clock, to: Clock })
export type ShiftDefault = typeof ShiftDefault.Type

export const TaskView = Schema.Struct({
  id: Int,
  groupId: NullOr(Int),
  name: Text,
  constructionSiteId: Int,
  constructionSiteName: Text,
  constructionSiteNameKana: NullOr(Text),
  constructionSiteType: Int,
  /** 1 for a small job: its place is no site of the list. */
  isAutoCreateTask: Int,
  address: Text,
  station: NullOr(Text),
  status: Int,
  /** 1 while it is held: its people are pencilled in (D119). */
  reserveStatus: Int,
  /** The arrangement's day. */
  startDate: Text,
  seriesFrom: NullOr(Text),
  seriesTo: NullOr(Text),
  workingDates: Schema.Array(Text),
  dayOffs: Schema.Array(Text),
  /** The first shift's start and the last one's end, of those the viewer sees. */
  startTime: optionalKey(Clock),
  endTime: optionalKey(Clock),
  note: Text,
  noteConstructionSite: Text,
  meetingTime: Clock,
  meetingPlace: NullOr(Text),
  leaderId: NullOr(Int),
  leaderName: NullOr(Text),
  customerId: optionalKey(Int),
  customerName: optionalKey(NullOr(Text)),
  ...shifts,
  ...shownOrigin,
  ...shownDesires,
  ...shownCustomerSide,
  workers: optionalKey(Schema.Array(TaskWorkerView)),
  /** The company sees every vendor that is asked for people, a vendor its own line. */
  vendors: optionalKey(Schema.Array(TaskVendorView)),
  /** The customer's wish that waits; null when nothing waits. */
  metadataCustomerUpdate: optionalKey(NullOr(PendingUpdate)),
  totalVendor: optionalKey(Int),
  seriesDays: optionalKey(Schema.Array(SeriesDay)),
  /** Sent along with a change of several days. */
  seriesVersion: optionalKey(Int),
  /** The company's shifts, and the server's today for the confirmations of D85. */
  shiftDefaults: Schema.Array(ShiftDefault),
  today: Text,
  /** The pay month is closing or closed: what was arranged stays. */
  isClosed: Schema.Boolean,
  /** Whoever asks is on it, and it is of yesterday, today or tomorrow: he may press from here. */
  isClockable: Schema.Boolean,
  version: Int,
  permissions: permissionsBy<typeof taskPolicy>(),
})
export type TaskView = typeof TaskView.Type

/** What a drag changed: enough to redraw the chips, and the versions for the next stroke. */
export const AssignedView = Schema.Struct({
  tasks: Schema.Array(
    Schema.Struct({
      id: Int,
      version: Int,
      leaderId: NullOr(Int),
      shifts: Schema.Array(
        Schema.Struct({ shift: Int, needed: Decimal, assigned: Decimal, userIds: Schema.Array(Int) }),
      ),
    }),
  ),
})
export type AssignedView = typeof AssignedView.Type

/** What a change of several arrangements came to, with the versions that take it back. */
export const ManyTasksView = Schema.Struct({
  tasks: Schema.Array(Schema.Struct({ id: Int, version: Int, startDate: Text, status: Int })),
})
export type ManyTasksView = typeof ManyTasksView.Type
