/** The registration of a company on the wire (0§3): what its founder sends, and what he sees of it until it is approved. */
import { Schema } from "effect"
import { Instant } from "#modules/kernel/civil-day.ts"
import { activeStatuses, flags, wireValues } from "#modules/kernel/codes.ts"
import { CampaignCode } from "#modules/kernel/fields/campaign-code.ts"
import { Id, oneOf, Version } from "#modules/kernel/fields/row.ts"
import { atMostRows, rowsDiffer } from "#modules/kernel/fields/rows-together.ts"
import { SubscriptionContact } from "#modules/kernel/fields/subscription-contact.ts"
import { CommonText } from "#modules/kernel/fields/text.ts"
import { paymentProviders, paymentTerms, shiftLabels } from "../codes.ts"
import { payDaysTogether } from "../rules/pay-days.ts"
import { shiftTimesTogether } from "../rules/shift-times.ts"
import { furtherProfile, neededProfile } from "./company-profile.ts"
import { BreakTime, payDays, shiftHabits, shiftTimes } from "./company-shifts.ts"

const Flag = oneOf(wireValues(flags))
const ShiftLabel = Schema.Struct({ key: oneOf(shiftLabels), value: CommonText })

const plan = {
  subscriptionId: Id,
  /** A plan is paid as it says itself; the other ways are the platform's to set. */
  subscriptionType: oneOf([paymentProviders.byPlan]),
  /** Several months at once; null pays month by month. */
  subscriptionOptionId: Schema.optionalKey(Schema.NullOr(Id)),
  /** By transfer, not by card; 0 where nothing is paid. */
  isBanking: Schema.optionalKey(Flag),
  /** Of a plan that costs: before its months or after each; null of any other. */
  paymentTerm: Schema.optionalKey(Schema.NullOr(oneOf(wireValues(paymentTerms)))),
  /** Of a plan that is paid in advance: it brings percent off or months for nothing. */
  campaignCode: Schema.optionalKey(Schema.NullOr(CampaignCode)),
  /** Of a plan that is agreed on by talking. */
  subscriptionContact: Schema.optionalKey(Schema.NullOr(SubscriptionContact)),
  /** As they were shown (D92): compared, never taken. A month of the plan, for how many, and what is paid now. */
  price: Schema.optionalKey(Schema.Int),
  totalUser: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  total: Schema.optionalKey(Schema.NullOr(Schema.Int)),
}
const registration = {
  ...neededProfile,
  ...furtherProfile,
  ...shiftTimes,
  ...shiftHabits,
  ...payDays,
  breakTime: BreakTime,
  labelSettings: Schema.Array(ShiftLabel).check(
    atMostRows(shiftLabels.length),
    rowsDiffer(({ key }: typeof ShiftLabel.Type) => key, "key"),
  ),
  ...plan,
}
export const Registration = Schema.Struct(registration).check(...shiftTimesTogether, payDaysTogether)
export type Registration = typeof Registration.Type
export const Registered = Schema.Struct({ id: Schema.Int })

/** 再申請: everything once more, over the version that was seen. */
export const Reapplication = Schema.Struct({ ...registration, version: Version }).check(
  ...shiftTimesTogether,
  payDaysTogether,
)
export type Reapplication = typeof Reapplication.Type

const text = Schema.NullOr(Schema.String)
const time = Schema.NullOr(Schema.String)
const number = Schema.NullOr(Schema.Int)
/** What a company is registered with, as it is shown: one that somebody else founded has not said all of it. */
export const RegistrationSeen = Schema.Struct({
  name: Schema.String,
  furiganaName: text,
  kenId: number,
  businessField: number,
  email: text,
  phone: text,
  faxNumber: text,
  postalCode: text,
  address: text,
  representativeName: text,
  charterCapital: number,
  establishedAt: text,
  registrationNumber: text,
  avatar: text,
  stamp: text,
  description: Schema.String,
  morningShift: Flag,
  morningFrom: time,
  morningTo: time,
  afternoonShift: Flag,
  afternoonFrom: time,
  afternoonTo: time,
  eveningShift: Flag,
  eveningFrom: time,
  eveningTo: time,
  blockMinute: Schema.Int,
  dateRegisterSchedule: Schema.Int,
  salaryClosingDate: Schema.Int,
  salaryPaymentDelayMonth: Schema.Int,
  salaryPaymentDate: Schema.Int,
  breakTime: BreakTime,
  labelSettings: Schema.Array(Schema.Struct({ key: oneOf(shiftLabels), value: Schema.String })),
  subscriptionId: number,
  subscriptionType: number,
  subscriptionOptionId: number,
  isBanking: Flag,
  paymentTerm: text,
  campaignCode: text,
  subscriptionContact: Schema.NullOr(SubscriptionContact),
})
export type RegistrationSeen = typeof RegistrationSeen.Type

/** One's own registration with the platform's word on it, until it is approved. */
export const OwnRegistration = Schema.Struct({
  ...RegistrationSeen.fields,
  /** Something that was ordered is to be paid now. */
  isOwed: Flag,
  id: Schema.Int,
  status: oneOf([activeStatuses.notVerify, activeStatuses.rejectVerify]),
  /** Why it was rejected; empty while it waits. */
  reason: Schema.String,
  registeredAt: Schema.NullOr(Instant),
  version: Schema.Int,
})
export type OwnRegistration = typeof OwnRegistration.Type
