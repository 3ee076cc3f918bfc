/** What is written on a paper → its rows: lines in whole yen, the shifts that they bill, and its sums. */
import { Effect, Result } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { flags, type TaxMode, taxModes, wordOf } from "#modules/kernel/codes.ts"
import { type FieldError, refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { yenLimits } from "#modules/kernel/fields/yen.ts"
import { Law } from "#modules/kernel/law/law.ts"
import { noYen, type Yen, yen } from "#modules/kernel/yen.ts"
import { sitesByIds, sitesOfParty } from "#modules/scheduling/index.ts"
import type { PaperType } from "../codes.ts"
import type { PaperLine, WrittenPaper } from "../contract/paper-input.ts"
import { sideOf } from "../policy/visible-papers.ts"
import { type BilledShift, billedShift, pieceKey, sumHeads } from "../rules/billed-work.ts"
import { billsWork } from "../rules/kinds.ts"
import { lineAmount, paperSums } from "../rules/tax.ts"
import { taxPercentsOn } from "../rules/tax-percents.ts"
import { faultsOfFees } from "./fees.ts"
import type { Between } from "./parties.ts"
import { workOfParty } from "./work-of-party.ts"

const amountOf = ({ quantity, unitPrice }: PaperLine): Yen | undefined =>
  Math.abs(quantity * unitPrice) > yenLimits.contract ? undefined : lineAmount(quantity, unitPrice)

const wrong = (field: string, message: string): FieldError => ({ field, message })

/** The pieces that lines bill are the party's own work, and a line's quantity is their heads. */
const shiftsOfLines = Effect.fnUntraced(function* (lines: ReadonlyArray<PaperLine>, type: PaperType, between: Between) {
  const { companyId } = yield* CurrentActor
  const taskIds = [...new Set(lines.flatMap(({ days = [] }) => days.map(({ taskId }) => taskId)))]
  if (taskIds.length === 0) return []
  if (!billsWork(type, between))
    return yield* refuse("Invalid_Input", [
      wrong(`lines.${lines.findIndex(({ days = [] }) => days.length > 0)}.days`, messageKey("notChoice")),
    ])
  const work = yield* workOfParty(companyId, between, { taskIds })
  const pieces = new Map<string, BilledShift>(work.map((one) => [pieceKey(one), billedShift(one)] as const))
  const siteOf = new Map(work.map(({ siteId, taskId }) => [taskId, siteId]))
  const today = yield* todayInJapan
  const faults: Array<FieldError> = []
  const seen = new Set<string>()
  const rows = lines.flatMap((line, n) => {
    const of = (line.days ?? []).flatMap(({ certificate = "", shift, taskId }) => {
      const key = pieceKey({ taskId, shift, certificate })
      const known = pieces.get(key)
      if (known === undefined || (line.siteId != null && siteOf.get(taskId) !== line.siteId))
        faults.push(wrong(`lines.${n}.days`, messageKey("notChoice")))
      // What is planned for later is no work yet.
      else if (known.day > today) faults.push(wrong(`lines.${n}.days`, messageKey("dayToCome")))
      else if (seen.has(key)) faults.push(wrong(`lines.${n}.days`, messageKey("duplicate")))
      seen.add(key)
      return known === undefined
        ? []
        : [{ place: n + 1, taskId, shift, certificate, day: known.day, heads: known.heads }]
    })
    if (of.length > 0 && sumHeads(of.map((one) => one.heads)) !== line.quantity)
      faults.push(wrong(`lines.${n}.quantity`, messageKey("notHeadsOfShifts")))
    return of
  })
  return faults.length > 0 ? yield* refuse("Invalid_Input", faults) : rows
})

const refuseForeignSites = Effect.fnUntraced(function* ({ lines, siteId }: WrittenPaper, between: Between) {
  const actor = yield* CurrentActor
  const { companyId } = actor
  const named = [
    { field: "siteId", id: siteId },
    ...lines.map((line, n) => ({ field: `lines.${n}.siteId`, id: line.siteId })),
  ]
  const ids = [...new Set(named.flatMap(({ id }) => (id == null ? [] : [id])))]
  const sites = yield* sitesByIds(companyId, ids)
  // Whoever pays us has sites of his own; of those who are paid, the other side names where it worked.
  const isTheirs = sideOf(actor, between) === "party"
  const worked =
    between.isCustomersPaper || !isTheirs || ids.length === 0 ? undefined : yield* sitesOfParty(companyId, between)
  const isOurs = (id: number) => {
    const site = sites.get(id)
    if (site === undefined) return false
    if (between.isCustomersPaper) return between.partnerId === null || site.customerId === between.partnerId
    return worked === undefined || worked.has(id)
  }
  const faults = named.flatMap(({ field, id }) =>
    id == null || isOurs(id) ? [] : [wrong(field, messageKey("notChoice"))],
  )
  if (faults.length > 0) return yield* refuse("Invalid_Input", faults)
})

/**
 * Fails with Invalid_Input by the field: an amount or a total beyond what a contract may be, a rate that no law has on that
 * day, a site or a shift that is not this party's, work that is still to come, a period that no
 * fee of his is for and that `no`, the number that is written anew, does not bill, a discount above what it is taken from; with
 * Law_Not_Available.
 */
export const composed = Effect.fn("Papers.compose")(function* (
  written: WrittenPaper,
  type: PaperType,
  between: Between,
  no?: string,
) {
  const { lines } = written
  const amounts = lines.map(amountOf)
  const mode: TaxMode = wordOf(taxModes, written.isTaxVendor)
  const rounding = written.taxRounding ?? between.taxRounding
  const percents = taxPercentsOn(yield* Law, written.stageStartTo ?? written.createdAt)
  if (Result.isFailure(percents)) return yield* refuse("Law_Not_Available", [wrong("createdAt", messageKey("notDate"))])
  const faults = lines.flatMap((line, n) => [
    ...(amounts[n] === undefined ? [wrong(`lines.${n}.unitPrice`, messageKey("tooLarge", yenLimits.contract))] : []),
    ...(percents.success.includes(line.valueTax) ? [] : [wrong(`lines.${n}.valueTax`, messageKey("notChoice"))]),
  ])
  if (faults.length > 0) return yield* refuse("Invalid_Input", faults)
  yield* refuseForeignSites(written, between)
  const isCharged = written.serviceCharge === flags.on
  const charge = {
    fixed: isCharged ? (written.serviceChargeValue ?? null) : null,
    percent: isCharged ? (written.serviceChargePercent ?? null) : null,
  }
  const discount = written.discount ?? noYen
  const sums = paperSums({
    lines: lines.map(({ valueTax }, n) => ({ rate: valueTax, amount: amounts[n] ?? noYen })),
    mode,
    rounding,
    charge,
    discount,
  })
  if (Math.abs(sums.total) > yenLimits.contract)
    return yield* refuse("Invalid_Input", [wrong("lines", messageKey("tooLarge", yenLimits.contract))])
  if (discount > 0 && discount > sums.lines + sums.chargeFixed + sums.chargePercent)
    return yield* refuse("Invalid_Input", [
      wrong("discount", messageKey("tooLarge", Math.max(0, sums.lines + sums.chargeFixed + sums.chargePercent))),
    ])
  const shifts = yield* shiftsOfLines(lines, type, between)
  const ofFees = yield* faultsOfFees(lines, type, between, no)
  if (ofFees.length > 0) return yield* refuse("Invalid_Input", ofFees)
  return {
    fields: {
      title: written.title,
      content: written.content ?? "",
      siteId: written.siteId ?? null,
      place: written.place ?? "",
      stageFrom: written.stageStartFrom ?? null,
      stageTo: written.stageStartTo ?? null,
      issuedOn: written.createdAt,
      dueOn: written.dueDate ?? null,
      taxMode: written.isTaxVendor,
      taxRounding: rounding,
      chargeFixed: charge.fixed,
      chargePercent: charge.percent,
      discount: yen(discount),
      payTo: written.payTo ?? "",
      rates: sums.rates,
      subTotal: sums.subTotal,
      tax: sums.tax,
      total: sums.total,
    },
    lines: lines.map((line, n) => ({
      place: n + 1,
      label: line.label,
      note: line.note ?? "",
      quantity: line.quantity,
      unit: line.unit ?? "",
      unitPrice: line.unitPrice,
      rate: line.valueTax,
      amount: amounts[n] ?? noYen,
      siteId: line.siteId ?? null,
      feeFrom: line.fee?.from ?? null,
      feeTo: line.fee?.to ?? null,
    })),
    shifts,
  }
})
