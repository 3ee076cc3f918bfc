/** 請求照合: a request beside our days, as we and the other side read it (BEY-08). */
import { Effect } from "effect"
import { peopleByIds } from "#modules/identity/index.ts"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { punchesOfStaff } from "#modules/timekeeping/index.ts"
import type { MatchView } from "../contract/match.ts"
import { type PaperRow, subjectOf } from "../model.ts"
import { sideOf } from "../policy/visible-papers.ts"
import { paperPolicy } from "../policy.ts"
import { matchView } from "../views/match-view.ts"
import { matchFacts } from "./match-facts.ts"
import { noticeOffer } from "./match-offer.ts"
import { hasOtherDecider, seenPaper } from "./seen-paper.ts"

/** As whoever asks may see it; evidence and offer are ours. */
export const matchOf = Effect.fn("Papers.matchOf")(function* (actor: Actor, row: PaperRow) {
  const facts = yield* matchFacts(row)
  const subject = subjectOf(row, yield* hasOtherDecider(actor))
  const isOurs = sideOf(actor, subject) === "us"
  const differing = facts.days.filter(({ claimed, ours }) => claimed !== ours)
  const staffIds = [...new Set(differing.flatMap(({ staffId }) => staffId ?? []))]
  const punches =
    isOurs && staffIds.length > 0 ? yield* punchesOfStaff(row.companyId, staffIds, facts.from, facts.to) : []
  const offer = yield* noticeOffer(facts)
  const writers = [
    ...facts.entered.map(({ enteredBy }) => enteredBy),
    ...facts.days.flatMap(({ decision }) => decision?.decidedBy ?? []),
    ...facts.lineDifferences.flatMap(({ decision }) => decision?.decidedBy ?? []),
  ]
  const people = writers.length === 0 ? [] : yield* peopleByIds([...new Set(writers)])
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return matchView({ actor, subject, isOurs, facts, offer, punches, names }) satisfies MatchView
})

/** As it stands now, for the answer of what changed it. */
export const matchNow = Effect.fn("Papers.matchNow")(function* (id: number) {
  const { actor, row } = yield* seenPaper(id)
  return yield* matchOf(actor, row)
})

/** Fails with Paper_Missing, Permission_Denied (a paper that asks for no work, too), Law_Not_Available. */
export const matchOfRequest = Effect.fn("Papers.matchOfRequest")(function* (id: number) {
  const { row, subject } = yield* seenPaper(id)
  yield* authorize(paperPolicy, "match", subject)
  return yield* matchOf(yield* CurrentActor, row)
})
