/** Parts of what is shown of an arrangement: the customer's side, certificates, what is attached. Absent is absent. */
import { Schema } from "effect"
import { UploadedFile } from "#modules/files/contract.ts"

const { optionalKey, NullOr, Int, String: Text, Number: Decimal } = Schema
const Clock = NullOr(Text)
const Files = Schema.Array(UploadedFile)

export const shownDesires = {
  startTimeDesire: optionalKey(Clock),
  endTimeDesire: optionalKey(Clock),
  startTimeDesireMorning: optionalKey(Clock),
  endTimeDesireMorning: optionalKey(Clock),
  startTimeDesireAfternoon: optionalKey(Clock),
  endTimeDesireAfternoon: optionalKey(Clock),
  startTimeDesireEvening: optionalKey(Clock),
  endTimeDesireEvening: optionalKey(Clock),
  startTimeDesireOther: optionalKey(Clock),
  endTimeDesireOther: optionalKey(Clock),
}

const CustomerRows = Schema.Array(Schema.Struct({ id: Int, title: Text, price: Int, workers: Int }))
/** What the customer's card offers, and what of it is on a shift although the card offers it no more (status 0). */
const Offered = Schema.Struct({ id: Int, title: Text, price: Int, status: Int, userId: Int })

/** One shift as the customer is billed for it (D29): unit price × people asked for × multiplier, in whole yen. */
const ShiftPrice = Schema.Struct({
  shift: Int,
  title: Text,
  unitPrice: Int,
  /** Whole people that the customer asked for, or 人工 where it asked for none. */
  workers: Decimal,
  multiplier: Decimal,
  price: Int,
  certificatePrice: Int,
})

export const shownCustomerSide = {
  description: Schema.Struct({ content: Text, files: Files }),
  filesConstructionSite: Files,
  customerCompanyName: optionalKey(NullOr(Text)),
  customerEmail: optionalKey(NullOr(Text)),
  customerPhone: optionalKey(NullOr(Text)),
  customerAddress: optionalKey(NullOr(Text)),
  customerPostalCode: optionalKey(NullOr(Text)),
  /** When the customer pays: closing day, months until, day; 0 is the month's end. */
  deadline: optionalKey(NullOr(Int)),
  paymentMonthOffset: optionalKey(NullOr(Int)),
  paymentDate: optionalKey(NullOr(Int)),
  regularUnitPrice: optionalKey(NullOr(Int)),
  nightUnitPrice: optionalKey(NullOr(Int)),
  titleOtherShiftCustomer: optionalKey(NullOr(Text)),
  priceOtherShiftCustomer: optionalKey(NullOr(Int)),
  otherShiftType: optionalKey(NullOr(Int)),
  unitPriceCustomer: optionalKey(Schema.Array(ShiftPrice)),
  metadataCustomerUnitPriceCertificate: optionalKey(
    Schema.Struct({
      morning: optionalKey(CustomerRows),
      afternoon: optionalKey(CustomerRows),
      evening: optionalKey(CustomerRows),
      other: optionalKey(CustomerRows),
    }),
  ),
  metadataUnitPriceCertificate: optionalKey(Schema.Array(Offered)),
}

/** Who made it, who leads, and how many in all. */
export const shownOrigin = {
  isCustomer: optionalKey(Int),
  isAdminUpdate: optionalKey(Int),
  /** The company that arranged it. */
  companyId: Int,
  /** The person that made it; creatorId is the same one. */
  createdBy: optionalKey(NullOr(Int)),
  creatorId: optionalKey(NullOr(Int)),
  creatorName: optionalKey(NullOr(Text)),
  creatorRoleId: optionalKey(NullOr(Int)),
  /** Who leads on this day: the arrangement's own leader, or the site's. */
  leaderTaskId: NullOr(Int),
  leaderTaskName: NullOr(Text),
  /** Whether the viewer can open the leader's record. */
  opensLeader: Schema.Boolean,
  leaderTaskPhone: optionalKey(NullOr(Text)),
  maxWorker: optionalKey(Decimal),
  totalWorker: optionalKey(Int),
}

const StaffRows = Schema.Array(Schema.Struct({ name: Text, licenseId: NullOr(Int), priceStaff: NullOr(Int) }))
/** One person's certificates by shift, told to whom his prices are told (TASK-46). */
export const ShownStaffCertificates = Schema.Struct({
  morning: optionalKey(StaffRows),
  afternoon: optionalKey(StaffRows),
  evening: optionalKey(StaffRows),
  other: optionalKey(StaffRows),
})
