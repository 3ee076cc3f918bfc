/** Papers by which we pay a freelancer or subcontractor later than the law lets us (BEY-20). */
import { Effect } from "effect"
import type { Actor } from "#modules/kernel/actor.ts"
import { wordOf } from "#modules/kernel/codes.ts"
import { Law } from "#modules/kernel/law/law.ts"
import {
  afterReceiptLimit,
  freelanceLimit,
  isBeyond,
  type PaymentLimit,
  partnersByIds,
  receiptsOf,
} from "#modules/people/index.ts"
import { sitesByIds } from "#modules/scheduling/index.ts"
import { paperStatuses, paperTypes } from "../codes.ts"
import type { PaperRow } from "../model.ts"
import { sideOf } from "../policy/visible-papers.ts"
import { linesOf } from "../repository/papers.ts"
import { paperKinds, sellerOf } from "../rules/kinds.ts"

const isOwedByUs = ({ dueOn, isPaid, isReplaced, madeSide, status, type }: PaperRow) => {
  const kind = wordOf(paperTypes, type)
  const isOpen = status !== paperStatuses.deleted && !isReplaced && !isPaid
  return isOpen && dueOn !== null && paperKinds[kind].isPaid && sellerOf(kind, madeSide) === "party"
}
const lastDayOf = ({ issuedOn, stageTo }: PaperRow) => stageTo ?? issuedOn

/** The customers whose money is for the work of these papers' sites, by paper. */
const customersOf = Effect.fnUntraced(function* (companyId: number, rows: ReadonlyArray<PaperRow>) {
  const lines = yield* linesOf(
    companyId,
    rows.map(({ id }) => id),
  )
  const named = [...lines, ...rows.map(({ id, siteId }) => ({ paperId: id, siteId }))]
  const siteIds = [...new Set(named.flatMap(({ siteId }) => (siteId === null ? [] : [siteId])))]
  const sites = yield* sitesByIds(companyId, siteIds)
  const customers = yield* partnersByIds(companyId, [...new Set([...sites.values()].map((site) => site.customerId))])
  return (id: number) => {
    const ids = named.flatMap(({ paperId, siteId }) => {
      const site = paperId !== id || siteId === null ? undefined : sites.get(siteId)
      return site === undefined ? [] : [site.customerId]
    })
    return [...new Set(ids)].flatMap((customerId) => customers.get(customerId) ?? [])
  }
})

/** Of those that are due beyond it, the rule and its last day, by paper; the others are absent. Three statements at most. */
export const lateByLaw = Effect.fn("Papers.lateByLaw")(function* (actor: Actor, rows: ReadonlyArray<PaperRow>) {
  const { companyId } = actor
  // When our customers pay us is nothing that the other side reads out of its paper.
  const owed = rows.filter((row) => isOwedByUs(row) && sideOf(actor, row) === "us")
  if (owed.length === 0) return new Map<number, PaymentLimit>()
  const law = yield* Law
  const vendors = owed.filter(({ partnerId }) => partnerId !== null)
  const of = vendors.length === 0 ? () => [] : yield* customersOf(companyId, vendors)
  return new Map(
    owed.flatMap((row): ReadonlyArray<readonly [number, PaymentLimit]> => {
      const limit =
        row.partnerId === null
          ? freelanceLimit(law, lastDayOf(row))
          : afterReceiptLimit(law, receiptsOf(of(row.id), lastDayOf(row)))
      return limit !== null && isBeyond(row.dueOn, limit) ? [[row.id, limit]] : []
    }),
  )
})
