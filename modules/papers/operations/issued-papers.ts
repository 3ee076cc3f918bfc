/** What journals ask of papers: those that were issued within days, with their tax. Nothing here checks who asks. */
import { Effect, Result } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { wordOf } from "#modules/kernel/codes.ts"
import { Law } from "#modules/kernel/law/law.ts"
import { paperStatuses, paperTypes } from "../codes.ts"
import { papersIssuedWithin } from "../repository/issued.ts"
import { deductibleShares } from "../rules/deductible-share.ts"
import { paperKinds, sellerOf } from "../rules/kinds.ts"

/**
 * Papers in force or waiting by which somebody is owed. What a customer accepts is invoiced afterwards: its acceptance is left
 * out beside the invoice. A seller without a number leaves us the share of the last day of the work.
 */
export const papersIssued = Effect.fn("Papers.issued")(function* (companyId: number, from: IsoDate, to: IsoDate) {
  const law = yield* Law
  return (yield* papersIssuedWithin(companyId, from, to)).flatMap((row) => {
    const type = wordOf(paperTypes, row.type)
    const isOurs = sellerOf(type, row.madeSide) === "us"
    if (!paperKinds[type].isPaid || (isOurs && type !== "invoice")) return []
    const worked = row.stageTo ?? row.issuedOn
    const shares = Result.getOrElse(deductibleShares(law, worked, worked), () => [])
    const deductible = row.registrationNumber === null ? (shares.at(-1)?.percent ?? 0) : 100
    const { edition, issuedOn, no, partyName, rates, title, total } = row
    const isSettled = row.status === paperStatuses.active
    return [{ no, edition, title, partyName, isOurs, isSettled, issuedOn, total, rates, deductible }]
  })
})
