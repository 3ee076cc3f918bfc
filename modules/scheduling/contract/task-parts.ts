/** Parts of an arrangement beside who and when: what it is about, what the customer wishes and pays, certificates. */
import { Schema } from "effect"
import { FileId } from "#modules/files/contract.ts"
import { PlannedClock } from "#modules/kernel/fields/day.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { isAtMost, isPositive, WholeNumber } from "#modules/kernel/fields/number.ts"
import { Id, oneOf } from "#modules/kernel/fields/row.ts"
import { atMostRows, rowsDiffer } from "#modules/kernel/fields/rows-together.ts"
import { CommonText, Memo } from "#modules/kernel/fields/text.ts"
import { RateYen } from "#modules/kernel/fields/yen.ts"
import { mostCertificates, mostTaskFiles } from "#modules/scheduling/codes.ts"

const { optionalKey, NullOr } = Schema
const mayBe = <S extends Schema.Constraint>(schema: S) => optionalKey(NullOr(schema))

/** When the customer would like to begin and end, over all and shift by shift. */
export const desired = {
  startTimeDesire: mayBe(PlannedClock),
  endTimeDesire: mayBe(PlannedClock),
  startTimeDesireMorning: mayBe(PlannedClock),
  endTimeDesireMorning: mayBe(PlannedClock),
  startTimeDesireAfternoon: mayBe(PlannedClock),
  endTimeDesireAfternoon: mayBe(PlannedClock),
  startTimeDesireEvening: mayBe(PlannedClock),
  endTimeDesireEvening: mayBe(PlannedClock),
  startTimeDesireOther: mayBe(PlannedClock),
  endTimeDesireOther: mayBe(PlannedClock),
}

/** What is to be done, with its papers and pictures. */
const description = Schema.Struct({
  content: optionalKey(Memo),
  files: optionalKey(
    Schema.Array(FileId)
      .check(rowsDiffer((id: string) => id))
      .check(Schema.isMaxLength(mostTaskFiles, { message: messageKey("tooManyFiles", mostTaskFiles) })),
  ),
})

/** A certificate out of the customer's card, and how many with it. */
const CustomerRows = Schema.Array(Schema.Struct({ id: Id, workers: WholeNumber.check(isPositive, isAtMost(9999)) }))
  .check(rowsDiffer(({ id }: { readonly id: number }) => id, "id"))
  .check(atMostRows(mostCertificates))
const customerCertificates = Schema.Struct({
  morning: optionalKey(CustomerRows),
  afternoon: optionalKey(CustomerRows),
  evening: optionalKey(CustomerRows),
  other: optionalKey(CustomerRows),
})

/** The other shift is priced as another one, by `otherShiftType`, or by a price and title of its own (TASK-35). */
export const customerSide = {
  description: optionalKey(description),
  metadataCustomerUnitPriceCertificate: optionalKey(customerCertificates),
  titleOtherShiftCustomer: mayBe(CommonText),
  priceOtherShiftCustomer: mayBe(RateYen),
  otherShiftType: mayBe(oneOf([1, 2, 3])),
}

const StaffRows = Schema.Array(Schema.Struct({ name: CommonText, licenseId: mayBe(Id), priceStaff: mayBe(RateYen) }))
  .check(rowsDiffer(({ name }: { readonly name: string }) => name, "name"))
  .check(atMostRows(mostCertificates))
/** What one person gets for certificates, shift by shift. */
export const StaffCertificates = Schema.Struct({
  morning: optionalKey(StaffRows),
  afternoon: optionalKey(StaffRows),
  evening: optionalKey(StaffRows),
  other: optionalKey(StaffRows),
})

/** Whom a change is told: nobody (1), or these only; everybody concerned when both are left out. */
export const told = {
  isUpdateNoNotiStaff: optionalKey(oneOf([0, 1])),
  notiOnlyUsers: optionalKey(
    Schema.Array(Id)
      .check(rowsDiffer((id: number) => id))
      .check(atMostRows(300)),
  ),
}
