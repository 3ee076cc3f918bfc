/** A company's row, its breaks and its words → its registration as it is shown; and the other way round. */
import { flags } from "#modules/kernel/codes.ts"
import { campaignCodeText } from "#modules/kernel/fields/campaign-code.ts"
import { businessFields, businessFieldsTaken, defaultLabels, shiftLabels } from "../codes.ts"
import type { Registration, RegistrationSeen } from "../contract/registration.ts"
import type { BreakRuleRow, CompanyRow } from "../repository.ts"
import { breakTimeView } from "./break-times.ts"
import { type CompanyPictures, settingsView } from "./settings-view.ts"

interface Stored {
  readonly row: CompanyRow
  readonly breakRules: ReadonlyArray<BreakRuleRow>
  /** The company's own words by key. */
  readonly labels: ReadonlyMap<string, string>
  readonly pictures: CompanyPictures
}

export const registrationView = ({ row, breakRules, labels, pictures }: Stored): RegistrationSeen => ({
  ...settingsView(row, pictures),
  breakTime: breakTimeView(breakRules),
  labelSettings: shiftLabels.map((key) => ({ key, value: labels.get(key) ?? defaultLabels[key] })),
  subscriptionId: row.subscriptionId,
  subscriptionType: row.subscriptionType,
  subscriptionOptionId: row.subscriptionOptionId,
  isBanking: row.isBanking ? flags.on : flags.off,
  paymentTerm: row.paymentTerm,
  campaignCode: row.campaignCode,
  subscriptionContact: row.subscriptionContact,
})

/** 2 is another number of construction (D2): 3 is stored. */
export const businessFieldOf = (given: Registration["businessField"]) =>
  given === businessFieldsTaken.constructionOfTheOtherList ? businessFields.construction : given

/** What a registration says of the company's own row; what it leaves out is emptied. */
export const companyColumnsOf = (of: Registration) => ({
  name: of.name,
  furiganaName: of.furiganaName ?? null,
  kenId: of.kenId,
  businessField: businessFieldOf(of.businessField),
  email: of.email ?? null,
  phone: of.phone ?? null,
  fax: of.faxNumber ?? null,
  postalCode: of.postalCode ?? null,
  address: of.address ?? null,
  representativeName: of.representativeName ?? null,
  charterCapital: of.charterCapital ?? null,
  establishedOn: of.establishedAt ?? null,
  registrationNumber: of.registrationNumber ?? null,
  avatar: of.avatar ?? null,
  stamp: of.stamp ?? null,
  description: of.description ?? "",
  morningShift: of.morningShift === flags.on,
  morningFrom: of.morningFrom,
  morningTo: of.morningTo,
  afternoonShift: of.afternoonShift === flags.on,
  afternoonFrom: of.afternoonFrom,
  afternoonTo: of.afternoonTo,
  eveningShift: of.eveningShift === flags.on,
  eveningFrom: of.eveningFrom,
  eveningTo: of.eveningTo,
  blockMinute: of.blockMinute,
  registerScheduleWeekday: of.dateRegisterSchedule,
  salaryClosingDate: of.salaryClosingDate,
  salaryPaymentDelayMonth: of.salaryPaymentDelayMonth,
  salaryPaymentDate: of.salaryPaymentDate,
  subscriptionId: of.subscriptionId,
  subscriptionType: of.subscriptionType,
  subscriptionOptionId: of.subscriptionOptionId ?? null,
  isBanking: of.isBanking === flags.on,
  paymentTerm: of.paymentTerm ?? null,
  campaignCode: of.campaignCode == null ? null : campaignCodeText(of.campaignCode),
  subscriptionContact: of.subscriptionContact ?? null,
})
