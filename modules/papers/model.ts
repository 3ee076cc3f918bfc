/** Papers in words. */
import { wordOf } from "#modules/kernel/codes.ts"
import {
  type PaperSide,
  type PaperStatus,
  type PaperType,
  type PartyAnswer,
  paperStatuses,
  paperTypes,
} from "./codes.ts"
import type { line, lineShift, paper } from "./tables.ts"

export type PaperRow = typeof paper.$inferSelect
export type LineRow = typeof line.$inferSelect
export type LineShiftRow = typeof lineShift.$inferSelect

/** A paper with what is on it. */
export interface WholePaper {
  readonly row: PaperRow
  readonly lines: ReadonlyArray<LineRow>
  readonly shifts: ReadonlyArray<LineShiftRow>
}

/** What the policy asks of a paper. */
export interface PaperSubject {
  readonly type: PaperType
  readonly status: PaperStatus
  readonly isReplaced: boolean
  readonly madeSide: PaperSide
  readonly madeBy: number
  /** Who wrote it last, where that was somebody after its maker. */
  readonly writtenBy?: number | null
  readonly partnerId: number | null
  readonly partyPersonId: number | null
  readonly answer: PartyAnswer | null
  /** A request that is paid by a notice of what both sides agree on. */
  readonly isNoticed?: boolean
  /** Whether somebody else than its maker may decide on it: nobody decides on what he made or wrote then (D102). */
  readonly hasOtherDecider: boolean
}
export const subjectOf = (row: PaperRow, hasOtherDecider: boolean): PaperSubject => ({
  type: wordOf(paperTypes, row.type),
  status: wordOf(paperStatuses, row.status),
  isReplaced: row.isReplaced,
  madeSide: row.madeSide,
  madeBy: row.madeBy,
  writtenBy: row.writtenBy,
  partnerId: row.partnerId,
  partyPersonId: row.partyPersonId,
  answer: row.answer,
  isNoticed: row.isNoticed,
  hasOtherDecider,
})
