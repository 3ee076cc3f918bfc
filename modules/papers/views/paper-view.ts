/** A paper's rows → what is shown. */
import type { Actor } from "#modules/kernel/actor.ts"
import { flags } from "#modules/kernel/codes.ts"
import { permissionsOn } from "#modules/kernel/policy.ts"
import { sumYen } from "#modules/kernel/yen.ts"
import type { PaymentLimit } from "#modules/people/index.ts"
import { paidStates } from "../codes.ts"
import type { PaperInList, PaperView } from "../contract/paper-view.ts"
import { type PaperRow, subjectOf, type WholePaper } from "../model.ts"
import { paperPolicy } from "../policy.ts"
import type { LinkRow } from "../repository/links.ts"
import type { DeductibleShare } from "../rules/deductible-share.ts"
import { percentOf } from "../rules/tax.ts"

export interface Viewing {
  readonly actor: Actor
  readonly hasOtherDecider: boolean
  readonly isUnread: boolean
  readonly lateByLaw: PaymentLimit | null
}

export const inList = (row: PaperRow, { actor, hasOtherDecider, isUnread, lateByLaw }: Viewing): PaperInList => ({
  id: row.id,
  no: row.no,
  edition: row.edition,
  isReplaced: row.isReplaced,
  type: row.type,
  status: row.status,
  madeSide: row.madeSide,
  partnerId: row.partnerId,
  staffId: row.staffId,
  partyName: row.partyName,
  title: row.title,
  siteId: row.siteId,
  stageStartFrom: row.stageFrom,
  stageStartTo: row.stageTo,
  createdAt: row.issuedOn,
  dueDate: row.dueOn,
  registrationNumber: row.registrationNumber,
  total: row.total,
  lateByLaw,
  paymentStatus: row.isPaid ? paidStates.paid : paidStates.unpaid,
  paidOn: row.paidOn,
  paidBefore: row.paidBefore,
  answer: row.answer,
  isUnread,
  version: row.version,
  permissions: permissionsOn(paperPolicy, actor, subjectOf(row, hasOtherDecider)),
})

const taskIdsOf = ({ lines, shifts }: WholePaper, rate: number) => {
  const places = new Set(lines.filter((line) => line.rate === rate).map(({ place }) => place))
  return [...new Set(shifts.filter(({ place }) => places.has(place)).map(({ taskId }) => taskId))]
}

/** A yes has a person or a name, or it was silence. */
const isTacit = ({ answer, answeredBy, answeredName }: PaperRow) =>
  answer === "confirmed" && answeredBy === null && answeredName === null

interface Beside {
  readonly deductible: ReadonlyArray<DeductibleShare>
  readonly silenceUntil: PaperView["silenceUntil"]
  readonly seal: PaperView["seal"]
  readonly editions: ReadonlyArray<PaperRow>
  readonly receivers: PaperView["receivers"]
  readonly links: ReadonlyArray<LinkRow>
}

export const paperView = (whole: WholePaper, viewing: Viewing, beside: Beside): PaperView => {
  const { row, lines, shifts } = whole
  const behind = Map.groupBy(shifts, ({ place }) => place)
  return {
    ...inList(row, viewing),
    content: row.content,
    place: row.place,
    isTaxVendor: row.taxMode,
    taxRounding: row.taxRounding,
    serviceCharge: row.chargeFixed === null && row.chargePercent === null ? flags.off : flags.on,
    serviceChargeValue: row.chargeFixed,
    serviceChargePercent: row.chargePercent,
    serviceChargePercentYen:
      row.chargePercent === null ? 0 : percentOf(sumYen(lines.map(({ amount }) => amount)), row.chargePercent),
    discount: row.discount,
    payTo: row.payTo,
    seal: beside.seal,
    seller: row.seller,
    buyer: row.buyer,
    lines: lines.map(({ amount, feeFrom, feeTo, label, note, place, quantity, rate, siteId, unit, unitPrice }) => ({
      label,
      note,
      quantity,
      unit,
      unitPrice,
      valueTax: rate,
      amount,
      siteId,
      fee: feeFrom === null || feeTo === null ? null : { from: feeFrom, to: feeTo },
      days: (behind.get(place) ?? []).map(({ certificate, day, heads, shift, taskId }) => ({
        taskId,
        shift,
        certificate,
        day,
        heads,
      })),
    })),
    taxMetadata: row.rates.map(({ rate, subTotal, tax }) => ({
      valueTax: rate,
      subTotal,
      tax,
      taskIds: taskIdsOf(whole, rate),
    })),
    subTotal: row.subTotal,
    tax: row.tax,
    reason: row.reason,
    answeredAt: row.answeredAt,
    answeredName: row.answeredName,
    isTacit: isTacit(row),
    silenceUntil: beside.silenceUntil,
    answerReason: row.answerReason,
    decidedAt: row.decidedAt,
    deductible: beside.deductible,
    receivers: beside.receivers,
    sendings: beside.links.map(({ endsAt, sentAt, toEmail, toName }) => ({
      email: toEmail,
      name: toName,
      sentAt,
      endsAt,
    })),
    editions: beside.editions
      .filter(({ id }) => id !== row.id)
      .map(({ edition, id, status, total }) => ({ id, edition, status, total })),
  }
}
