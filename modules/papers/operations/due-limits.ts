/** Papers by which we pay a freelancer or subcontractor later than the law lets us (BEY-20). */
import { Effect } from "effect"
import type { Actor } from "#modules/kernel/actor.ts"
import { wordOf } from "#modules/kernel/codes.ts"
import { Law } from "#modules/kernel/law/law.ts"
import type { LawBook } from "#modules/kernel/law/law-book.ts"
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

type OwedFacts = Pick<
  PaperRow,
  | "dueOn"
  | "isPaid"
  | "isReplaced"
  | "issuedOn"
  | "madeSide"
  | "partnerId"
  | "partyPersonId"
  | "siteId"
  | "stageTo"
  | "status"
  | "type"
>
const isOwedByUs = ({ dueOn, isPaid, isReplaced, madeSide, status, type }: OwedFacts) => {
  const kind = wordOf(paperTypes, type)
  const isOpen = status !== paperStatuses.deleted && !isReplaced && !isPaid
  return isOpen && dueOn !== null && paperKinds[kind].isPaid && sellerOf(kind, madeSide) === "party"
}
const lastDayOf = ({ issuedOn, stageTo }: OwedFacts) => stageTo ?? issuedOn

interface NamedSite {
  readonly paperId: number
  readonly siteId: number | null
}
/** The customers whose money is for the work of these papers' sites, by paper. */
const customersOf = Effect.fnUntraced(function* (companyId: number, named: ReadonlyArray<NamedSite>) {
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

const ofRow = ({ id, siteId }: Pick<PaperRow, "id" | "siteId">): NamedSite => ({ paperId: id, siteId })
type Customers = Parameters<typeof receiptsOf>[0]
const limitOf = (law: LawBook, row: OwedFacts, customers: Customers) =>
  row.partnerId === null
    ? freelanceLimit(law, lastDayOf(row))
    : afterReceiptLimit(law, receiptsOf(customers, lastDayOf(row)))

/** Of one that is being written, for its sites; null where it is due in time or none that we owe. */
export const lateWhenWritten = Effect.fn("Papers.lateWhenWritten")(function* (
  actor: Actor,
  paper: OwedFacts,
  siteIds: ReadonlyArray<number>,
) {
  if (!isOwedByUs(paper) || sideOf(actor, paper) !== "us") return null
  const written = 0
  const named = paper.partnerId === null ? [] : siteIds.map((siteId) => ({ paperId: written, siteId }))
  const limit = limitOf(yield* Law, paper, (yield* customersOf(actor.companyId, named))(written))
  return isBeyond(paper.dueOn, limit) ? limit : null
})

/** Of those that are due beyond it, the rule and its last day, by paper; the others are absent. Three statements at most. */
export const lateByLaw = Effect.fn("Papers.lateByLaw")(function* (actor: Actor, rows: ReadonlyArray<PaperRow>) {
  const { companyId } = actor
  // When our customers pay us is nothing that the other side reads out of its paper.
  const owed = rows.filter((row) => isOwedByUs(row) && sideOf(actor, row) === "us")
  if (owed.length === 0) return new Map<number, PaymentLimit>()
  const law = yield* Law
  const vendors = owed.filter(({ partnerId }) => partnerId !== null)
  const ids = vendors.map(({ id }) => id)
  const named = vendors.length === 0 ? [] : [...(yield* linesOf(companyId, ids)), ...vendors.map(ofRow)]
  const of = yield* customersOf(companyId, named)
  return new Map(
    owed.flatMap((row): ReadonlyArray<readonly [number, PaymentLimit]> => {
      const limit = limitOf(law, row, of(row.id))
      return limit !== null && isBeyond(row.dueOn, limit) ? [[row.id, limit]] : []
    }),
  )
})
