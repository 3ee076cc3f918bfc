/** A paper that is not there yet, as the policy asks before it is written: what somebody may not make, he is told nothing of. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { staffByIds } from "#modules/people/index.ts"
import type { PaperType } from "../codes.ts"
import type { PaperSubject } from "../model.ts"
import { sideOf } from "../policy/visible-papers.ts"
import type { NamedParty } from "./parties.ts"

export const subjectOfNew = Effect.fnUntraced(function* (type: PaperType, { partnerId, staffId }: NamedParty) {
  const actor = yield* CurrentActor
  const staff = staffId == null ? undefined : (yield* staffByIds(actor.companyId, [staffId])).get(staffId)
  const between = { partnerId: partnerId ?? null, partyPersonId: staff?.personId ?? null }
  const subject: PaperSubject = {
    ...between,
    type,
    status: "draft",
    isReplaced: false,
    madeSide: sideOf(actor, between) ?? "us",
    madeBy: actor.personId,
    answer: null,
    hasOtherDecider: true,
  }
  return subject
})
