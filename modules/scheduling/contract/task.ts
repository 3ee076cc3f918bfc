/** 手配: what is sent to make or change one, and what is shown of it. Field names are the specification's. */
import { Schema } from "effect"
import { editScopes } from "#modules/kernel/codes.ts"
import { Day, PlannedClock } from "#modules/kernel/fields/day.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { HeadCount, WorkerCount } from "#modules/kernel/fields/number.ts"
import { Id, oneOf, Version } from "#modules/kernel/fields/row.ts"
import { atLeastRows, atMostRows, daysDiffer, rowsDiffer } from "#modules/kernel/fields/rows-together.ts"
import { CommonTextOrNothing, Memo } from "#modules/kernel/fields/text.ts"
import { endsOnOrAfter, hasOneShift, startsApart, startsBefore } from "#modules/kernel/fields/together.ts"
import { RateYen } from "#modules/kernel/fields/yen.ts"
import { longestSeriesDays } from "#modules/scheduling/codes.ts"
import { CustomerUpdate } from "./proposal.ts"
import { customerSide, desired, StaffCertificates, told } from "./task-parts.ts"
import { TaskVendorDrafts } from "./task-vendor.ts"

const Flag = oneOf([0, 1])
const mayBe = <S extends Schema.Constraint>(schema: S) => Schema.optionalKey(Schema.NullOr(schema))
const { optionalKey } = Schema

/** Times left out are the company's; heads are whole people, needed (maxWorker) is in 人工 (D30). */
const shifts = {
  morningShift: optionalKey(Flag),
  morningShiftCustomer: optionalKey(Flag),
  morningFrom: optionalKey(PlannedClock),
  morningTo: optionalKey(PlannedClock),
  workerMorning: mayBe(HeadCount),
  maxWorkerMorning: mayBe(WorkerCount),
  afternoonShift: optionalKey(Flag),
  afternoonShiftCustomer: optionalKey(Flag),
  afternoonFrom: optionalKey(PlannedClock),
  afternoonTo: optionalKey(PlannedClock),
  workerAfternoon: mayBe(HeadCount),
  maxWorkerAfternoon: mayBe(WorkerCount),
  eveningShift: optionalKey(Flag),
  eveningShiftCustomer: optionalKey(Flag),
  eveningFrom: optionalKey(PlannedClock),
  eveningTo: optionalKey(PlannedClock),
  workerEvening: mayBe(HeadCount),
  maxWorkerEvening: mayBe(WorkerCount),
  otherShift: optionalKey(Flag),
  otherShiftCustomer: optionalKey(Flag),
  otherFrom: optionalKey(PlannedClock),
  otherTo: optionalKey(PlannedClock),
  workerOther: mayBe(HeadCount),
  maxWorkerOther: mayBe(WorkerCount),
}

/** TASK-07: people on the other shift have a price of their own. */
const otherShiftHasPrice = Schema.makeFilter(
  (worker: { readonly otherShift?: 0 | 1; readonly price?: number | null }) =>
    worker.otherShift === 1 && worker.price == null ? { path: ["price"], issue: messageKey("required") } : undefined,
)

/** One person and the shifts he is on. A count left out is one 人工, a price left out is his own pay terms. */
export const TaskWorkerDraft = Schema.Struct({
  userId: Id,
  morningShift: optionalKey(Flag),
  afternoonShift: optionalKey(Flag),
  eveningShift: optionalKey(Flag),
  otherShift: optionalKey(Flag),
  countWorkMorning: optionalKey(WorkerCount),
  countWorkAfternoon: optionalKey(WorkerCount),
  countWorkEvening: optionalKey(WorkerCount),
  countWorkOther: optionalKey(WorkerCount),
  priceMorning: mayBe(RateYen),
  priceAfternoon: mayBe(RateYen),
  priceEvening: mayBe(RateYen),
  price: mayBe(RateYen),
  unitPriceCertificate: optionalKey(StaffCertificates),
})
  .check(hasOneShift("morningShift", "afternoonShift", "eveningShift", "otherShift"))
  .check(otherShiftHasPrice)
export type TaskWorkerDraft = typeof TaskWorkerDraft.Type

export const arrangement = {
  name: optionalKey(CommonTextOrNothing),
  note: optionalKey(Memo),
  leaderId: mayBe(Id),
  /** The site's customer when left out. */
  customerId: optionalKey(Id),
  meetingTime: mayBe(PlannedClock),
  meetingPlace: mayBe(CommonTextOrNothing),
  ...shifts,
  ...desired,
  ...customerSide,
  ...told,
  workers: optionalKey(
    Schema.Array(TaskWorkerDraft)
      .check(rowsDiffer(({ userId }: { readonly userId: number }) => userId, "userId"))
      .check(atMostRows(300)),
  ),
}
/** お願い: what the customer wants otherwise once times are set; null takes it back. */
const wish = { metadataCustomerUpdate: mayBe(CustomerUpdate) }
/** 枠: which vendors are asked for people. */
export const asked = { vendors: optionalKey(TaskVendorDrafts) }
export const timesInOrder = [
  startsBefore("morningFrom", "morningTo"),
  startsBefore("afternoonFrom", "afternoonTo"),
  startsApart("eveningFrom", "eveningTo"),
  startsApart("otherFrom", "otherTo"),
] as const
/** TASK-35: the other shift has one price, another shift's or its own. */
export const hasOnePrice = Schema.makeFilter(
  (said: {
    readonly otherShiftType?: number | null
    readonly titleOtherShiftCustomer?: string | null
    readonly priceOtherShiftCustomer?: number | null
  }) => {
    const own = (["priceOtherShiftCustomer", "titleOtherShiftCustomer"] as const).find((field) => said[field] != null)
    return said.otherShiftType == null || own === undefined
      ? undefined
      : { path: [own], issue: messageKey("notBesideAnother", "otherShiftType") }
  },
)

/** How many days: without a last day one, else every day to it but the days off. */
export const daysOfSeries = {
  endDate: mayBe(Day),
  dayOffs: optionalKey(Schema.Array(Day).check(daysDiffer).check(atMostRows(longestSeriesDays))),
}

/** One day, or with `endDate` a series: every day from start to end but the days off. */
export const TaskDraft = Schema.Struct({
  constructionSiteId: Id,
  startDate: Day,
  ...daysOfSeries,
  ...arrangement,
  ...asked,
})
  .check(endsOnOrAfter("startDate", "endDate"))
  .check(...timesInOrder, hasOnePrice)
export type TaskDraft = typeof TaskDraft.Type

/** This day, this and later ones, or the whole series; this day when it is left out. */
export const Mode = optionalKey(oneOf([editScopes.one, editScopes.future, editScopes.all]))
/** The version of the whole series: whoever changes several days has seen them all. */
export const SeriesVersion = optionalKey(Version)

/**
 * An arrangement; what is absent stays. `status` 0 deletes it, 1 brings it back (D79). With a mode of several days
 * `startDate`, `endDate` and `dayOffs` say which days the series has from this one on.
 */
export const TaskPatch = Schema.Struct({
  version: Version,
  mode: Mode,
  seriesVersion: SeriesVersion,
  status: optionalKey(Flag),
  constructionSiteId: optionalKey(Id),
  startDate: optionalKey(Day),
  ...daysOfSeries,
  ...arrangement,
  ...asked,
  ...wish,
})
  .check(endsOnOrAfter("startDate", "endDate"))
  .check(...timesInOrder, hasOnePrice)
export type TaskPatch = typeof TaskPatch.Type

/** 1 holds, 0 takes the hold back. */
export const ReserveStatus = Schema.Struct({
  version: Version,
  mode: Mode,
  seriesVersion: SeriesVersion,
  reserveStatus: Flag,
  ...told,
})
export type ReserveStatus = typeof ReserveStatus.Type

/**
 * What the calendar's delete mode picked, each with the version that was seen, in the same order; with a mode of several days
 * also that of its series, null for a day of none.
 */
export const ManyTasks = Schema.Struct({
  ids: Schema.Array(Id)
    .check(rowsDiffer((id: number) => id))
    .check(atLeastRows(1))
    .check(atMostRows(500)),
  versions: Schema.Array(Version),
  seriesVersions: optionalKey(Schema.Array(Schema.NullOr(Version))),
  mode: Mode,
  status: Flag,
  ...told,
})
  .check(
    Schema.makeFilter(({ ids, versions }) =>
      ids.length === versions.length ? undefined : { path: ["versions"], issue: messageKey("required") },
    ),
  )
  .check(
    Schema.makeFilter(({ ids, seriesVersions }) =>
      seriesVersions === undefined || ids.length === seriesVersions.length
        ? undefined
        : { path: ["seriesVersions"], issue: messageKey("required") },
    ),
  )
export type ManyTasks = typeof ManyTasks.Type

const ShiftId = oneOf([1, 2, 3, 4])
/** People put on a shift and taken off it; `from` takes those who are added off another arrangement in the same stroke. */
export const Assignment = Schema.Struct({
  version: Version,
  shift: ShiftId,
  addIds: optionalKey(Schema.Array(Id).check(atMostRows(300))),
  removeIds: optionalKey(Schema.Array(Id).check(atMostRows(300))),
  /** Of those who are added: 人工 each, and for the other shift the price (TASK-07). */
  countWork: optionalKey(WorkerCount),
  price: mayBe(RateYen),
  from: optionalKey(Schema.Struct({ taskId: Id, shift: ShiftId, version: Version })),
})
export type Assignment = typeof Assignment.Type
