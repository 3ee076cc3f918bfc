/** /paper: what a person sees of papers, by any of day, amount and party; and what is unread. */
import { Effect } from "effect"
import type { Actor } from "#modules/kernel/actor.ts"
import { instantNow, todayInJapan } from "#modules/kernel/clock.ts"
import { wordOf } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { pageAsked, pageOf } from "#modules/kernel/paging.ts"
import { authorize, permissionsOn } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import { type PaperType, paperTypes } from "../codes.ts"
import type { AskNo } from "../contract/paper-input.ts"
import type { ListPapers } from "../contract/paper-view.ts"
import type { PaperSubject } from "../model.ts"
import { standsOpposite, visiblePapers } from "../policy/visible-papers.ts"
import { paperListPolicy, paperPolicy } from "../policy.ts"
import { countUnread, markOpened, paperRows, sumPapers, unreadAmong } from "../repository/paper-list.ts"
import { lastNumber } from "../repository/papers.ts"
import { paperNo, seriesOf } from "../rules/kinds.ts"
import { inList } from "../views/paper-view.ts"
import { lateByLaw } from "./due-limits.ts"
import { hasOtherDecider, seenPaper } from "./seen-paper.ts"

const isType = (word: string): word is PaperType => word in paperTypes

/** The kinds that somebody makes with at least one party: with a partner that is his own, or as himself. */
const madeBy = (actor: Actor): ReadonlyArray<number> =>
  Object.entries(paperTypes).flatMap(([word, code]) => {
    if (!isType(word)) return []
    const isParty = standsOpposite(actor)
    const of: PaperSubject = {
      type: word,
      status: "draft",
      isReplaced: false,
      madeSide: isParty ? "party" : "us",
      madeBy: actor.personId,
      partnerId: actor.partnerId,
      partyPersonId: isParty && actor.partnerId === null ? actor.personId : null,
      answer: null,
      hasOtherDecider: true,
    }
    return paperPolicy.actions.create(actor, of) === true ? [code] : []
  })

/** Fails with Permission_Denied. */
export const listPapers = Effect.fn("Papers.list")(function* (asked: ListPapers) {
  const actor = yield* authorize(paperListPolicy, "list", undefined)
  const { companyId, personId } = actor
  const of = { companyId, personId, visible: visiblePapers(actor), asked }
  const page = pageAsked(asked)
  const rows = yield* paperRows(of, page)
  const { count, counted, sum } = yield* sumPapers(of)
  const unread = yield* unreadAmong(
    of,
    rows.map(({ id }) => id),
  )
  const hasOther = yield* hasOtherDecider(actor)
  const late = yield* lateByLaw(actor, rows)
  const data = rows.map((row) =>
    inList(row, {
      actor,
      hasOtherDecider: hasOther,
      isUnread: unread.has(row.id),
      lateByLaw: late.get(row.id) ?? null,
    }),
  )
  return {
    ...pageOf(page, data, count),
    sum,
    counted,
    permissions: permissionsOn(paperListPolicy, actor, undefined),
    makes: madeBy(actor),
  }
})

/** Whoever has none asks and is told none: the frame asks for everybody. */
export const unreadPapers = Effect.fn("Papers.unread")(function* (actor: Actor) {
  const { companyId, personId } = actor
  if (paperListPolicy.actions.list(actor, undefined) !== true) return []
  return yield* countUnread({ companyId, personId, visible: visiblePapers(actor) })
})

/** For the badge of the menu. */
export const unreadTotal = Effect.fn("Papers.unreadTotal")(function* (actor: Actor) {
  return (yield* unreadPapers(actor)).reduce((sum, { unread }) => sum + unread, 0)
})

/** Fails with Permission_Denied. */
export const countPapers = Effect.fn("Papers.count")(function* () {
  const actor = yield* authorize(paperListPolicy, "list", undefined)
  const counts = yield* unreadPapers(actor)
  return { total: counts.reduce((sum, { unread }) => sum + unread, 0), counts }
})

/** He has it before him: it is unread no longer. Fails with Paper_Missing. */
export const openPaper = Effect.fn("Papers.open")(function* (id: number) {
  const { actor, row } = yield* seenPaper(id)
  const { companyId, personId } = actor
  const isUnread = (yield* unreadAmong({ companyId, personId }, [id])).has(id)
  yield* markOpened(companyId, id, personId, yield* instantNow)
  yield* tell(
    { action: "paper.open", subject: `paper:${row.id}`, before: { isUnread }, after: { isUnread: false } },
    { topic: "PaperOpened", body: { companyId, paperId: id, personId } },
  )
  return {}
})

/** The number that the next paper of this kind gets, unless somebody else takes it first. Fails with Permission_Denied. */
export const nextPaperNo = Effect.fn("Papers.nextNo")(function* (asked: typeof AskNo.Type) {
  const actor = yield* authorize(paperListPolicy, "list", undefined)
  const { companyId } = actor
  // How many papers of a kind there are is for whoever makes them.
  if (!madeBy(actor).includes(asked.type)) return yield* refuse("Permission_Denied")
  const series = seriesOf(wordOf(paperTypes, asked.type), asked.createdAt ?? (yield* todayInJapan))
  return { paperNo: paperNo(series, (yield* lastNumber(companyId, series)) + 1) }
})
