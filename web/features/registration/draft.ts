/** What is typed in the wizard, as texts, and the request that is made of it. */
import type { BreakDuty, PaymentMethod, PaymentTerm } from "#modules/companies/codes.ts"
import { ofEachDuty, paymentProviders, paymentTerms, plans, shiftLabels } from "#modules/companies/codes.ts"
import { numberOrNull, textOrNull, texts } from "@/lib/form/texts.ts"
import { fileIdIn } from "@/lib/picture/file-id.ts"
import type { OwnRegistration } from "./registration-queries.ts"

export type ShiftKey = (typeof shiftLabels)[number]
export interface BreakRow {
  readonly hour: string
  readonly minute: string
  readonly break: string
}
export type Breaks = Readonly<Record<BreakDuty, ReadonlyArray<BreakRow>>>

export interface Draft {
  /** Files, by their ids. */
  readonly avatar: string
  readonly stamp: string
  readonly name: string
  readonly furiganaName: string
  readonly kenId: number | ""
  readonly businessField: number | ""
  readonly email: string
  readonly phone: string
  readonly faxNumber: string
  readonly postalCode: string
  readonly address: string
  readonly representativeName: string
  readonly charterCapital: string
  readonly establishedAt: string
  readonly registrationNumber: string
  readonly description: string
  readonly morningShift: string
  readonly morningFrom: string
  readonly morningTo: string
  readonly afternoonShift: string
  readonly afternoonFrom: string
  readonly afternoonTo: string
  readonly eveningShift: string
  readonly eveningFrom: string
  readonly eveningTo: string
  readonly labels: Readonly<Record<ShiftKey, string>>
  readonly blockMinute: number
  readonly dateRegisterSchedule: number
  readonly breakTime: Breaks
  readonly salaryClosingDate: number
  /** "" is not chosen yet. */
  readonly salaryPaymentDelayMonth: number | ""
  readonly salaryPaymentDate: number | ""
  readonly subscriptionId: number
  /** Several months at once; null is a month at a time. */
  readonly subscriptionOptionId: number | null
  /** "" is not chosen yet. */
  readonly paymentTerm: PaymentTerm | ""
  readonly paymentMethod: PaymentMethod | ""
  readonly campaignCode: string
  readonly contactName: string
  readonly contactPhone: string
  readonly contactEmail: string
  readonly contactTotalUser: string
  readonly contactNote: string
}

/** WIZ-03, WIZ-09: what the wizard opens with; the mail is the founder's (D70). */
export const openingDraft = (email: string, labels: Draft["labels"]): Draft => ({
  avatar: "",
  stamp: "",
  name: "",
  furiganaName: "",
  kenId: "",
  businessField: "",
  email,
  phone: "",
  faxNumber: "",
  postalCode: "",
  address: "",
  representativeName: "",
  charterCapital: "",
  establishedAt: "",
  registrationNumber: "",
  description: "",
  morningShift: "1",
  morningFrom: "08:00",
  morningTo: "17:00",
  afternoonShift: "0",
  afternoonFrom: "",
  afternoonTo: "",
  eveningShift: "0",
  eveningFrom: "",
  eveningTo: "",
  labels,
  blockMinute: 5,
  dateRegisterSchedule: 5,
  breakTime: ofEachDuty(() => [{ hour: "8", minute: "0", break: "60" }]),
  salaryClosingDate: 0,
  salaryPaymentDelayMonth: 1,
  salaryPaymentDate: 0,
  subscriptionId: plans.free,
  subscriptionOptionId: null,
  paymentTerm: "",
  paymentMethod: "",
  campaignCode: "",
  contactName: "",
  contactPhone: "",
  contactEmail: "",
  contactTotalUser: "",
  contactNote: "",
})

const written = (value: string | number | null) => (value === null ? "" : String(value))

const termOf = (written: string | null) => Object.values(paymentTerms).find((term) => term === written) ?? ""

/** What was sent, to be said anew. */
export const draftOf = (of: OwnRegistration): Draft => {
  const label = (key: ShiftKey) => of.labelSettings.find((one) => one.key === key)?.value ?? ""
  const contact = of.subscriptionContact
  return {
    avatar: fileIdIn(of.avatar),
    stamp: fileIdIn(of.stamp),
    name: of.name,
    furiganaName: written(of.furiganaName),
    kenId: of.kenId ?? "",
    businessField: of.businessField ?? "",
    email: written(of.email),
    phone: written(of.phone),
    faxNumber: written(of.faxNumber),
    postalCode: written(of.postalCode),
    address: written(of.address),
    representativeName: written(of.representativeName),
    charterCapital: written(of.charterCapital),
    establishedAt: written(of.establishedAt),
    registrationNumber: written(of.registrationNumber),
    description: of.description,
    morningShift: String(of.morningShift),
    morningFrom: written(of.morningFrom),
    morningTo: written(of.morningTo),
    afternoonShift: String(of.afternoonShift),
    afternoonFrom: written(of.afternoonFrom),
    afternoonTo: written(of.afternoonTo),
    eveningShift: String(of.eveningShift),
    eveningFrom: written(of.eveningFrom),
    eveningTo: written(of.eveningTo),
    labels: { morning: label("morning"), afternoon: label("afternoon"), evening: label("evening") },
    blockMinute: of.blockMinute,
    dateRegisterSchedule: of.dateRegisterSchedule,
    breakTime: ofEachDuty((duty) =>
      of.breakTime[duty].map((row) => ({
        hour: written(row.hour),
        minute: written(row.minute),
        break: written(row.break),
      })),
    ),
    salaryClosingDate: of.salaryClosingDate,
    salaryPaymentDelayMonth: of.salaryPaymentDelayMonth,
    salaryPaymentDate: of.salaryPaymentDate,
    subscriptionId: of.subscriptionId ?? plans.free,
    subscriptionOptionId: of.subscriptionOptionId,
    paymentTerm: termOf(of.paymentTerm),
    paymentMethod: of.paymentTerm === null ? "" : of.isBanking === 1 ? "bank" : "credit",
    campaignCode: written(of.campaignCode),
    contactName: contact?.name ?? "",
    contactPhone: contact?.phone ?? "",
    contactEmail: contact?.email ?? "",
    contactTotalUser: contact === null ? "" : String(contact.totalUser),
    contactNote: contact?.note ?? "",
  }
}

const chosen = (value: number | "") => (value === "" ? null : value)
const contactOf = (of: Draft) => ({
  name: textOrNull(of.contactName),
  phone: textOrNull(of.contactPhone),
  email: textOrNull(of.contactEmail),
  totalUser: numberOrNull(of.contactTotalUser),
  note: of.contactNote.trim(),
})

/** What the plan is: it asks for a talk, it costs something, or neither. */
export type PlanKind = "free" | "priced" | "talked"

/** How the plan is paid; nothing of one that costs nothing. */
const paymentOf = (of: Draft, kind: PlanKind) =>
  kind === "priced"
    ? {
        subscriptionOptionId: of.subscriptionOptionId,
        paymentTerm: of.paymentTerm === "" ? null : of.paymentTerm,
        isBanking: of.paymentMethod === "bank" ? 1 : 0,
        campaignCode: textOrNull(of.campaignCode),
      }
    : { subscriptionOptionId: null, paymentTerm: null, isBanking: 0, campaignCode: null }

/** The request; what is said of payment and of a talk goes by what the plan is. */
export const bodyOf = (of: Draft, kind: PlanKind) => {
  const { name, furiganaName, email, phone, faxNumber, postalCode, address, representativeName } = of
  const { morningFrom, morningTo, afternoonFrom, afternoonTo, eveningFrom, eveningTo } = of
  const { avatar, establishedAt, registrationNumber, stamp } = of
  return {
    ...texts({ name, furiganaName, email, phone, faxNumber, postalCode, address, representativeName }),
    ...texts({ morningFrom, morningTo, afternoonFrom, afternoonTo, eveningFrom, eveningTo }),
    ...texts({ avatar, establishedAt, registrationNumber, stamp }),
    kenId: chosen(of.kenId),
    businessField: chosen(of.businessField),
    charterCapital: numberOrNull(of.charterCapital),
    description: of.description.trim(),
    morningShift: Number(of.morningShift),
    afternoonShift: Number(of.afternoonShift),
    eveningShift: Number(of.eveningShift),
    blockMinute: of.blockMinute,
    dateRegisterSchedule: of.dateRegisterSchedule,
    breakTime: ofEachDuty((duty) =>
      of.breakTime[duty].map((row) => ({
        hour: numberOrNull(row.hour),
        minute: numberOrNull(row.minute),
        break: numberOrNull(row.break),
      })),
    ),
    labelSettings: shiftLabels.map((key) => ({ key, value: textOrNull(of.labels[key]) })),
    salaryClosingDate: of.salaryClosingDate,
    salaryPaymentDelayMonth: chosen(of.salaryPaymentDelayMonth),
    salaryPaymentDate: chosen(of.salaryPaymentDate),
    subscriptionId: of.subscriptionId,
    subscriptionType: paymentProviders.byPlan,
    ...paymentOf(of, kind),
    subscriptionContact: kind === "talked" ? contactOf(of) : null,
  }
}

const contactFields: Readonly<Record<string, string>> = {
  name: "contactName",
  phone: "contactPhone",
  email: "contactEmail",
  totalUser: "contactTotalUser",
  note: "contactNote",
}
/** What the wizard calls a field of the request. */
export const fieldInDraft = (name: string): string => {
  if (name === "isBanking") return "paymentMethod"
  const [, of] = /^subscriptionContact\.(\w+)$/.exec(name) ?? []
  if (of !== undefined) return contactFields[of] ?? name
  const [, at] = /^labelSettings\.(\d)\.value$/.exec(name) ?? []
  const label = at === undefined ? undefined : shiftLabels[Number(at)]
  return label === undefined ? name : `labels.${label}`
}
