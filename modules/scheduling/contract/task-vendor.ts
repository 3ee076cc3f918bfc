/** 枠: what a vendor is asked for on an arrangement, and what it answers. One row a vendor, with the shifts it is for. */
import { Schema } from "effect"
import { requestStatuses } from "#modules/kernel/codes.ts"
import { isAtMost, positiveDecimal, WorkerCount } from "#modules/kernel/fields/number.ts"
import { Id, oneOf } from "#modules/kernel/fields/row.ts"
import { atMostRows, rowsDiffer } from "#modules/kernel/fields/rows-together.ts"
import { CommonText } from "#modules/kernel/fields/text.ts"
import { hasOneShift } from "#modules/kernel/fields/together.ts"
import { RateYen } from "#modules/kernel/fields/yen.ts"

const { optionalKey, NullOr, Int, String: Text, Number: Decimal } = Schema
const Flag = oneOf([0, 1])
const Price = optionalKey(NullOr(RateYen))

/** A qualification that somebody is to bring, for how many 人工. */
const Certificate = Schema.Struct({
  title: CommonText,
  price: Price,
  workers: positiveDecimal(2).check(isAtMost(9999)),
})

/** The company says how many 人工 (maxWorker) at which price each; the vendor answers with csmStatus: 1 given, 3 it can't. */
export const TaskVendorDraft = Schema.Struct({
  userId: Id,
  morningShift: optionalKey(Flag),
  afternoonShift: optionalKey(Flag),
  eveningShift: optionalKey(Flag),
  otherShift: optionalKey(Flag),
  maxWorkerMorning: optionalKey(WorkerCount),
  maxWorkerAfternoon: optionalKey(WorkerCount),
  maxWorkerEvening: optionalKey(WorkerCount),
  maxWorkerOther: optionalKey(WorkerCount),
  priceMorning: Price,
  priceAfternoon: Price,
  priceEvening: Price,
  price: Price,
  csmStatus: optionalKey(oneOf([requestStatuses.active, requestStatuses.reject])),
  reason: optionalKey(NullOr(CommonText)),
  metadataUnitPriceCertificate: optionalKey(Schema.Array(Certificate).check(atMostRows(50))),
}).check(hasOneShift("morningShift", "afternoonShift", "eveningShift", "otherShift"))
export type TaskVendorDraft = typeof TaskVendorDraft.Type

export const TaskVendorDrafts = Schema.Array(TaskVendorDraft)
  .check(rowsDiffer(({ userId }: { readonly userId: number }) => userId, "userId"))
  .check(atMostRows(100))

const YenOrNothing = optionalKey(NullOr(Int))
export const TaskVendorView = Schema.Struct({
  /** The vendor's record. */
  userId: Int,
  vendorCompanyName: Text,
  morningShift: Int,
  afternoonShift: Int,
  eveningShift: Int,
  otherShift: Int,
  /** 人工 asked of it, shift by shift, and over all of them; 0 where they are not counted. */
  maxWorkerMorning: optionalKey(Decimal),
  maxWorkerAfternoon: optionalKey(Decimal),
  maxWorkerEvening: optionalKey(Decimal),
  maxWorkerOther: optionalKey(Decimal),
  maxWorker: Decimal,
  /** 人工 of its people so far. */
  workerMorning: optionalKey(Decimal),
  workerAfternoon: optionalKey(Decimal),
  workerEvening: optionalKey(Decimal),
  workerOther: optionalKey(Decimal),
  priceMorning: YenOrNothing,
  priceAfternoon: YenOrNothing,
  priceEvening: YenOrNothing,
  price: YenOrNothing,
  /** 2 while a shift of it waits, 3 when it can't, else 1. */
  csmStatus: Int,
  reason: NullOr(Text),
  isActive: Int,
  metadataUnitPriceCertificate: Schema.Array(
    Schema.Struct({ title: Text, price: optionalKey(NullOr(Int)), workers: optionalKey(Decimal) }),
  ),
})
export type TaskVendorView = typeof TaskVendorView.Type
