/** From the work: what a customer can be billed for a stretch of days, and what a vendor or freelancer can bill us. */
import { Effect, Result } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { wordOf } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { Law } from "#modules/kernel/law/law.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { partnersByIds } from "#modules/people/index.ts"
import { defaultPriceTitles, type PriceKind, paperTypes, taxPercents } from "../codes.ts"
import type { AskWork, AskWorkOfPayee } from "../contract/paper-input.ts"
import { paperListPolicy, paperPolicy } from "../policy.ts"
import { numbersBilling } from "../repository/billed.ts"
import { lastOfOurs, lastWithPayee } from "../repository/papers.ts"
import { payeeKey, pieceKey, type WorkedShift, workLines } from "../rules/billed-work.ts"
import { taxPercentsOn } from "../rules/tax-percents.ts"
import { dueBy } from "../rules/terms-of-payment.ts"
import { feeLines } from "./fees.ts"
import { type Between, partyOf } from "./parties.ts"
import { seenPaper } from "./seen-paper.ts"
import { subjectOfNew } from "./subject-of-new.ts"
import { workOfParty } from "./work-of-party.ts"

/** Of days that are over and of today: what is only planned is no work yet. */
export const untilToday = Effect.map(todayInJapan, (today) => (to: IsoDate) => (to < today ? to : today))

const ofSide = (piece: Parameters<typeof pieceKey>[0] & Parameters<typeof payeeKey>[0]) =>
  `${payeeKey(piece)} ${pieceKey(piece)}`
/** Work without what another number bills on the same side; `no` is the paper that is being written. */
export const unbilled = Effect.fnUntraced(function* (
  companyId: number,
  work: ReadonlyArray<WorkedShift>,
  no: string | undefined,
) {
  const asked = new Set(work.map(ofSide))
  const billed = (yield* numbersBilling(companyId, work)).filter((one) => one.no !== no && asked.has(ofSide(one)))
  const byOthers = new Map(billed.map((one) => [ofSide(one), one.no]))
  return { byOthers, isFree: (piece: WorkedShift) => !byOthers.has(ofSide(piece)) }
})

type Titles = Readonly<Record<PriceKind, string>>
/** Fails with Law_Not_Available for days of which no law is known. */
export const standardTaxOn = Effect.fnUntraced(function* (day: IsoDate) {
  const percents = taxPercentsOn(yield* Law, day)
  const standard = Result.isSuccess(percents) ? taxPercents.find((one) => one === percents.success[0]) : undefined
  return standard ?? (yield* refuse("Law_Not_Available", [{ field: "to", message: messageKey("notDate") }]))
})

/** As a line takes it: of the longest names of sites the end is left out, what is billed is not. */
const longestLabel = 255
export const labelOf = (siteName: string, what: string) => {
  const billed = `　${what}`
  return `${[...siteName].slice(0, longestLabel - [...billed].length).join("")}${billed}`
}

/** What the party's lines can be, and what other numbers bill of the same days. */
const offered = Effect.fnUntraced(function* (between: Between, asked: AskWork, titles: Titles) {
  const { companyId } = yield* CurrentActor
  const no = asked.paperId === undefined ? undefined : (yield* seenPaper(asked.paperId)).row.no
  const to = (yield* untilToday)(asked.to)
  const work = asked.from > to ? [] : yield* workOfParty(companyId, between, { from: asked.from, to })
  const { byOthers, isFree } = yield* unbilled(companyId, work, no)
  const counted = new Map<string, number>()
  const fees = yield* feeLines(companyId, between.staffId, { from: asked.from, to }, no)
  for (const number of [...byOthers.values(), ...fees.billed]) counted.set(number, (counted.get(number) ?? 0) + 1)
  return {
    partnerId: between.partnerId,
    staffId: between.staffId,
    companyName: between.partyName,
    valueTax: yield* standardTaxOn(asked.to),
    dueDate: dueBy(between.terms, asked.to, yield* todayInJapan),
    lines: [
      ...fees.lines,
      ...workLines(work, isFree).map(({ shifts, ...line }) => ({
        ...line,
        label: labelOf(line.siteName, line.certificate === "" ? titles[line.kind] : line.certificate),
        days: shifts,
        fee: null,
      })),
    ],
    billed: [...counted].map(([number, shifts]) => ({ no: number, shifts })),
  }
})

interface Titled {
  readonly regularUnitPriceTitle?: string | null
  readonly nightUnitPriceTitle?: string | null
}
export const titlesOf = (prices: Titled | undefined): Titles => ({
  regular: prices?.regularUnitPriceTitle || defaultPriceTitles.regular,
  night: prices?.nightUnitPriceTitle || defaultPriceTitles.night,
})

/** Fails with Permission_Denied, Customer_Not_Found, and Paper_Missing of the paper that is being written. */
export const workOfCustomer = Effect.fn("Papers.workOfCustomer")(function* (customerId: number, asked: AskWork) {
  const { companyId } = yield* authorize(paperListPolicy, "gather", undefined)
  const partner = (yield* partnersByIds(companyId, [customerId])).get(customerId)
  if (partner === undefined || !partner.isCustomer) return yield* refuse("Customer_Not_Found")
  const between = yield* partyOf({ partnerId: customerId }, "invoice", "us", asked.to)
  const last = yield* lastOfOurs(companyId, customerId)
  const ours = last ?? (yield* lastOfOurs(companyId, undefined))
  return {
    ...(yield* offered(between, asked, titlesOf(partner.customerPrices))),
    isTax: partner.customerTax,
    taxRounding: between.taxRounding,
    payTo: ours?.payTo ?? "",
  }
})

/**
 * Whoever may write such a paper with the vendor or freelancer asks what it can bill: we, or they themselves.
 *
 * Fails with Permission_Denied, Vendor_Not_Valid, Invalid_Input where none or both are named, and Paper_Missing.
 */
export const workOfPayee = Effect.fn("Papers.workOfPayee")(function* (asked: AskWorkOfPayee) {
  const type = wordOf(paperTypes, asked.type)
  const subject = yield* subjectOfNew(type, asked)
  const { companyId } = yield* authorize(paperPolicy, "create", subject)
  const between = yield* partyOf(asked, type, subject.madeSide, asked.to)
  // An acceptance of a customer's own has no work of ours to bill.
  if (between.isCustomersPaper) return yield* refuse("Vendor_Not_Valid")
  const { partnerId } = between
  const partner = partnerId === null ? undefined : (yield* partnersByIds(companyId, [partnerId])).get(partnerId)
  const last = yield* lastWithPayee(companyId, between)
  return {
    ...(yield* offered(between, asked, titlesOf(partner?.vendorPrices))),
    isTax: between.taxMode ?? last?.taxMode ?? 0,
    taxRounding: last?.taxRounding ?? between.taxRounding,
    payTo: last?.payTo || between.account,
  }
})
