/** What reports ask of papers: what each is worth by site and month, and which work it speaks for. Nothing here checks who asks. */
import { Effect } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { wordOf } from "#modules/kernel/codes.ts"
import { type PaperType, paperStatuses, paperTypes } from "../codes.ts"
import type { LineRow, PaperRow } from "../model.ts"
import { countingPapers } from "../repository/counting-papers.ts"
import { linesOf, shiftsOf } from "../repository/papers.ts"
import type { BilledPiece } from "../rules/billed-work.ts"
import type { Stretch } from "../rules/fee-periods.ts"
import { paperKinds, sellerOf } from "../rules/kinds.ts"
import { type Worth, worthByMonth } from "../rules/worth-by-month.ts"

export interface WorthOfPaper {
  readonly paperId: number
  readonly no: string
  readonly type: PaperType
  readonly partyName: string
  readonly partnerId: number | null
  readonly staffId: number | null
  /** We sell on it; else we buy. */
  readonly isOurs: boolean
  /** In force; else it waits for a yes. */
  readonly isSettled: boolean
  readonly parts: ReadonlyArray<Worth>
  /** The pieces of work that its lines name. */
  readonly shifts: ReadonlyArray<BilledPiece>
  /** The periods of 業務委託料 that its lines pay for. */
  readonly fees: ReadonlyArray<Stretch>
  /** Of a paper that may pay fees: the days that it is about. */
  readonly stage: Stretch | null
  /** Without days of its lines: the sites and the days that it is about. */
  readonly stretch: { readonly siteIds: ReadonlyArray<number>; readonly from: IsoDate; readonly to: IsoDate } | null
}

/** A paper of a stretch of work on sites, none of whose lines names days. */
const stretchOf = ({ siteId, stageFrom, stageTo }: PaperRow, lines: ReadonlyArray<LineRow>, hasDays: boolean) => {
  const siteIds = [...new Set([...lines.map((line) => line.siteId), siteId].flatMap((id) => id ?? []))]
  return hasDays || siteIds.length === 0 || stageFrom === null || stageTo === null
    ? null
    : { siteIds, from: stageFrom, to: stageTo }
}

/** The papers of work within these days, whole: a part may lie in another month. Three statements. */
export const worthOfPapers = Effect.fn("Papers.worth")(function* (companyId: number, from: IsoDate, to: IsoDate) {
  const rows = yield* countingPapers(companyId, from, to)
  const ids = rows.map(({ id }) => id)
  const lines = Map.groupBy(yield* linesOf(companyId, ids), ({ paperId }) => paperId)
  const shifts = Map.groupBy(yield* shiftsOf(companyId, ids), ({ paperId }) => paperId)
  return rows.flatMap((row): ReadonlyArray<WorthOfPaper> => {
    const type = wordOf(paperTypes, row.type)
    const isOurs = sellerOf(type, row.madeSide) === "us"
    // What a customer accepts is invoiced afterwards: its acceptance is worth nothing beside the invoice.
    if (isOurs && type !== "invoice") return []
    const of = shifts.get(row.id) ?? []
    return [
      {
        paperId: row.id,
        no: row.no,
        type,
        partyName: row.partyName,
        partnerId: row.partnerId,
        staffId: row.staffId,
        isOurs,
        isSettled: row.status === paperStatuses.active,
        parts: worthByMonth({ row, lines: lines.get(row.id) ?? [], shifts: of }),
        fees: (lines.get(row.id) ?? []).flatMap(({ feeFrom, feeTo }) =>
          feeFrom === null || feeTo === null ? [] : [{ from: feeFrom, to: feeTo }],
        ),
        stage:
          paperKinds[type].bills !== "payee" || row.stageFrom === null || row.stageTo === null
            ? null
            : { from: row.stageFrom, to: row.stageTo },
        shifts: of.map(({ certificate, shift, taskId }) => ({ taskId, shift, certificate })),
        stretch: stretchOf(row, lines.get(row.id) ?? [], of.length > 0),
      },
    ]
  })
})
