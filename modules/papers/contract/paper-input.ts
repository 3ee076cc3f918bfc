/** What is sent to write a paper, and what is done with it. */
import { Schema } from "effect"
import { flags, taxModes, taxRoundings, wireValues } from "#modules/kernel/codes.ts"
import { Day } from "#modules/kernel/fields/day.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { decimal, isAtLeast, isAtMost, ServiceChargePercent } from "#modules/kernel/fields/number.ts"
import { Id, oneOf, Version } from "#modules/kernel/fields/row.ts"
import { atLeastRows, atMostRows, rowsDiffer } from "#modules/kernel/fields/rows-together.ts"
import {
  CommonText,
  CommonTextOrNothing,
  lineOrNothing,
  Memo,
  paragraph,
  textLimits,
} from "#modules/kernel/fields/text.ts"
import { endsOnOrAfter } from "#modules/kernel/fields/together.ts"
import { PositiveYen, RateYen, yenLimits } from "#modules/kernel/fields/yen.ts"
import { Yen } from "#modules/kernel/yen.ts"
import { paidStates, paperStatuses, paperTypes, taxPercents } from "../codes.ts"

const optional = <S extends Schema.Constraint>(schema: S) => Schema.optionalKey(Schema.NullOr(schema))
const Flag = oneOf(wireValues(flags))
export const PaperTypeCode = oneOf(wireValues(paperTypes))
const { contract } = yenLimits

/** A unit price; below zero where a line takes back. */
const LinePrice = Yen.annotate({ message: messageKey("notInteger") }).check(isAtLeast(-contract), isAtMost(contract))
export const largestQuantity = 9_999_999
const ShiftNumber = oneOf([1, 2, 3, 4])
/** The heads of a shift, or the certificate of it that is named. */
const LineShift = Schema.Struct({
  taskId: Id,
  shift: ShiftNumber,
  certificate: Schema.optionalKey(CommonTextOrNothing),
})

export const PaperLine = Schema.Struct({
  label: CommonText,
  note: Schema.optionalKey(CommonTextOrNothing),
  quantity: decimal(2).check(isAtMost(largestQuantity)),
  unit: Schema.optionalKey(lineOrNothing(20)),
  unitPrice: LinePrice,
  /** Percent of tax. */
  valueTax: oneOf(taxPercents),
  siteId: optional(Id),
  /** The period of 業務委託料 that it pays for; its first and last day. */
  fee: optional(Schema.Struct({ from: Day, to: Day })),
  /** The shifts of arrangements that it bills. */
  days: Schema.optionalKey(
    Schema.Array(LineShift).check(
      atMostRows(20_000),
      rowsDiffer(
        (row: { readonly taskId: number; readonly shift: number; readonly certificate?: string }) =>
          `${row.taskId} ${row.shift} ${row.certificate ?? ""}`,
      ),
    ),
  ),
})
export type PaperLine = typeof PaperLine.Type

/** PAPER-15: which of yen and percent are ticked is said by what is there; one of them, when there is a charge at all. */
const charge = {
  serviceCharge: Flag,
  serviceChargeValue: optional(PositiveYen),
  serviceChargePercent: optional(ServiceChargePercent),
}
type ChargeOf = {
  readonly serviceCharge: number
  readonly serviceChargeValue?: number | null
  readonly serviceChargePercent?: number | null
}
const chargeIsWhole = Schema.makeFilter(({ serviceCharge, serviceChargePercent, serviceChargeValue }: ChargeOf) => {
  const isSaid = serviceChargeValue != null || serviceChargePercent != null
  if (serviceCharge === flags.on)
    return isSaid ? undefined : { path: ["serviceChargeValue"], issue: messageKey("required") }
  if (!isSaid) return undefined
  return {
    path: [serviceChargeValue == null ? "serviceChargePercent" : "serviceChargeValue"],
    issue: messageKey("notChosen"),
  }
})

const written = {
  /** 件名. */
  title: CommonText,
  /** 備考. */
  content: Schema.optionalKey(Memo),
  siteId: optional(Id),
  /** 工事場所. */
  place: Schema.optionalKey(lineOrNothing(textLimits.address)),
  stageStartFrom: optional(Day),
  stageStartTo: optional(Day),
  /** 発行日. */
  createdAt: Day,
  /** お支払期限; for an estimate until when it is good. */
  dueDate: optional(Day),
  /** 0: prices are before tax, 1: with it (D75). */
  isTaxVendor: oneOf(wireValues(taxModes)),
  taxRounding: Schema.optionalKey(oneOf(taxRoundings)),
  ...charge,
  discount: Schema.optionalKey(RateYen),
  /** お振込先. */
  payTo: Schema.optionalKey(paragraph(textLimits.common)),
  lines: Schema.Array(PaperLine).check(atLeastRows(1), atMostRows(2000)),
}

export const CreatePaper = Schema.Struct({
  type: PaperTypeCode,
  /** The customer or vendor, or the freelancer's record: one of the two. */
  partnerId: optional(Id),
  staffId: optional(Id),
  /** The paper in force that it corrects: it takes that one's number as a new edition. */
  correctsId: Schema.optionalKey(Id),
  ...written,
})
  .check(endsOnOrAfter("stageStartFrom", "stageStartTo"))
  .check(chargeIsWhole)
export type CreatePaper = typeof CreatePaper.Type

/** A draft is sent whole: what it comes to is counted anew. */
export const UpdatePaper = Schema.Struct({ version: Version, ...written })
  .check(endsOnOrAfter("stageStartFrom", "stageStartTo"))
  .check(chargeIsWhole)
export type UpdatePaper = typeof UpdatePaper.Type
export type WrittenPaper = Omit<UpdatePaper, "version">

/** What of a paper that is being written decides what only the server knows of it. */
export const AskPreview = Schema.Struct({
  type: PaperTypeCode,
  partnerId: optional(Id),
  staffId: optional(Id),
  stageStartFrom: optional(Day),
  stageStartTo: optional(Day),
  createdAt: Day,
  dueDate: optional(Day),
  /** Of the paper and of its lines. */
  siteIds: Schema.optionalKey(
    Schema.Array(Id).check(
      atMostRows(2001),
      rowsDiffer((id: number) => id),
    ),
  ),
}).check(endsOnOrAfter("stageStartFrom", "stageStartTo"))
export type AskPreview = typeof AskPreview.Type

const { active, deleted, draft, pending, rejected } = paperStatuses
/** A refusal says why, in a sentence that the other side reads; nothing else gives a reason. */
const Reason = CommonText
export const refusalSaysWhy = (field: string, refuses: unknown) =>
  Schema.makeFilter((of: { readonly [key: string]: unknown }) => {
    const isSaid = of.reason !== undefined
    if (isSaid === (of[field] === refuses)) return undefined
    return { path: ["reason"], issue: isSaid ? messageKey("notBesideAnother", field) : messageKey("required") }
  })

export const UpdateStatus = Schema.Struct({
  version: Version,
  status: oneOf([draft, pending, active, rejected, deleted]),
  reason: Schema.optionalKey(Reason),
}).check(refusalSaysWhy("status", rejected))
export type UpdateStatus = typeof UpdateStatus.Type

export const VendorConfirm = Schema.Struct({
  version: Version,
  isConfirm: Flag,
  reason: Schema.optionalKey(Reason),
}).check(refusalSaysWhy("isConfirm", flags.off))
export type VendorConfirm = typeof VendorConfirm.Type

export const BackToDraft = Schema.Struct({ version: Version })
export const PaymentStatus = Schema.Struct({
  version: Version,
  status: oneOf(wireValues(paidStates)),
  /** The day on which the money came or went; today where it is left out. */
  paidOn: Schema.optionalKey(Day),
})
export type PaymentStatus = typeof PaymentStatus.Type

/** The next number is that of a kind in the year of its day of issue. */
export const AskNo = Schema.Struct({ type: PaperTypeCode, createdAt: Schema.optionalKey(Day) })
export const ByNo = Schema.Struct({
  no: Schema.String.check(Schema.isPattern(/^[A-Z]{3}-\d{4}-\d{5,9}$/, { message: messageKey("invalid") })),
})
const stretch = {
  from: Day,
  to: Day,
  /** The paper that is being written: what it bills itself is offered again. */
  paperId: Schema.optionalKey(Id),
}
export const AskWork = Schema.Struct(stretch).check(endsOnOrAfter("from", "to"))
export type AskWork = typeof AskWork.Type

/** The kinds of papers by which a vendor or freelancer is paid for what he worked. */
export const payeesPapers = [paperTypes.requestLabor, paperTypes.acceptanceLabor, paperTypes.agencyRequest] as const
export const AskWorkOfPayee = Schema.Struct({
  /** The kind that is to be written: who may write it may ask. */
  type: oneOf(payeesPapers),
  partnerId: optional(Id),
  staffId: optional(Id),
  ...stretch,
}).check(endsOnOrAfter("from", "to"))
export type AskWorkOfPayee = typeof AskWorkOfPayee.Type
