/** One paper whole: its lines with the days behind them, its sums, and its other editions. */
import { Effect } from "effect"
import type { Actor } from "#modules/kernel/actor.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { shows } from "#modules/kernel/visible.ts"
import { type PaperRow, subjectOf } from "../model.ts"
import { seenFacts, sideOf, visiblePapers } from "../policy/visible-papers.ts"
import { paperPolicy } from "../policy.ts"
import { linksOfPaper } from "../repository/links.ts"
import { unreadAmong } from "../repository/paper-list.ts"
import { editionsOf, linesOf, shiftsOf } from "../repository/papers.ts"
import { paperView } from "../views/paper-view.ts"
import { lateByLaw } from "./due-limits.ts"
import { receiversOf } from "./receivers.ts"
import { sealView } from "./seals.ts"
import { hasOtherDecider, seenPaper, seenRow } from "./seen-paper.ts"
import { sharesOfPaper } from "./shares-of-paper.ts"
import { silenceUntil } from "./silence.ts"

export const wholePaper = Effect.fn("Papers.whole")(function* (row: PaperRow) {
  const { companyId, id } = row
  return { row, lines: yield* linesOf(companyId, [id]), shifts: yield* shiftsOf(companyId, [id]) }
})

/** The view of a row that the actor may see. */
export const shownPaper = Effect.fn("Papers.shown")(function* (actor: Actor, row: PaperRow) {
  const { companyId, personId } = actor
  const hasOther = yield* hasOtherDecider(actor)
  const visible = visiblePapers(actor)
  const editions = (yield* editionsOf(companyId, row.no)).filter((one) =>
    shows(visible, seenFacts(subjectOf(one, hasOther))),
  )
  const unread = yield* unreadAmong({ companyId, personId }, [row.id])
  const late = yield* lateByLaw(actor, [row])
  const subject = subjectOf(row, hasOther)
  const isSender = paperPolicy.actions.send(actor, subject) === true
  const paper = yield* wholePaper(row)
  return paperView(
    paper,
    { actor, hasOtherDecider: hasOther, isUnread: unread.has(row.id), lateByLaw: late.get(row.id) ?? null },
    {
      deductible: yield* sharesOfPaper(paper),
      editions,
      silenceUntil: yield* silenceUntil(row),
      seal: yield* sealView(row.seal),
      receivers: isSender ? yield* receiversOf(row) : [],
      links: sideOf(actor, subject) === "us" ? yield* linksOfPaper(companyId, row.id) : [],
    },
  )
})

/** As it stands now, for the answer of what changed it. */
export const paperNow = Effect.fn("Papers.now")(function* (id: number) {
  const { actor, row } = yield* seenPaper(id)
  return yield* shownPaper(actor, row)
})

/** Fails with Paper_Missing. */
export const paperDetails = (id: number) => paperNow(id)

/** The edition in force, or the one that is being written; the newest where neither is. Fails with Paper_Missing. */
export const paperDetailsByNo = Effect.fn("Papers.detailsByNo")(function* (no: string) {
  const actor = yield* CurrentActor
  const hasOther = yield* hasOtherDecider(actor)
  const visible = visiblePapers(actor)
  const editions = (yield* editionsOf(actor.companyId, no)).filter((one) =>
    shows(visible, seenFacts(subjectOf(one, hasOther))),
  )
  const inForce = editions.find(({ isReplaced, status }) => status === 1 && !isReplaced)
  const { row } = yield* seenRow(inForce ?? editions[0])
  return yield* shownPaper(actor, row)
})
