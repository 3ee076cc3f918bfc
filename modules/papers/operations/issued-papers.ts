/** What journals ask of papers: those that were issued within days, with their tax. Nothing here checks who asks. */
import { Effect } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { wordOf } from "#modules/kernel/codes.ts"
import { paperStatuses, paperTypes } from "../codes.ts"
import type { PaperRow, WholePaper } from "../model.ts"
import { papersIssuedWithin } from "../repository/issued.ts"
import { linesOf, shiftsOf } from "../repository/papers.ts"
import { paperKinds, sellerOf } from "../rules/kinds.ts"
import { datedLines, ratesByShare } from "../rules/rates-by-share.ts"
import { sharesOfPaper } from "./shares-of-paper.ts"

const isOurs = ({ madeSide, type }: PaperRow) => sellerOf(wordOf(paperTypes, type), madeSide) === "us"
/** A seller without a number leaves us the share of the day of the work, which is asked line by line. */
const isShared = (row: PaperRow) => row.registrationNumber === null && !isOurs(row)

const sharedRates = Effect.fnUntraced(function* (paper: WholePaper) {
  return ratesByShare(paper.row.rates, datedLines(paper), yield* sharesOfPaper(paper))
})

/**
 * Papers in force or waiting by which somebody is owed. What a customer accepts is invoiced afterwards: its acceptance is left
 * out beside the invoice.
 */
export const papersIssued = Effect.fn("Papers.issued")(function* (companyId: number, from: IsoDate, to: IsoDate) {
  const rows = (yield* papersIssuedWithin(companyId, from, to)).filter((row) => {
    const type = wordOf(paperTypes, row.type)
    return paperKinds[type].isPaid && (!isOurs(row) || type === "invoice")
  })
  const shared = rows.filter(isShared).map(({ id }) => id)
  const lines = Map.groupBy(yield* linesOf(companyId, shared), ({ paperId }) => paperId)
  const shifts = Map.groupBy(yield* shiftsOf(companyId, shared), ({ paperId }) => paperId)
  return yield* Effect.forEach(
    rows,
    Effect.fnUntraced(function* (row) {
      const { edition, id, issuedOn, no, partyName, title, total } = row
      const rates = isShared(row)
        ? yield* sharedRates({ row, lines: lines.get(id) ?? [], shifts: shifts.get(id) ?? [] })
        : row.rates.map((rate) => ({ ...rate, deductible: 100 }))
      const isSettled = row.status === paperStatuses.active
      return { no, edition, title, partyName, isOurs: isOurs(row), isSettled, issuedOn, total, rates }
    }),
  )
})
