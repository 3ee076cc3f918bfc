/** A paper as somebody may see it, with what his rights on it depend on. */
import { Effect } from "effect"
import { membershipsOfCompany } from "#modules/companies/index.ts"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { seenAs } from "#modules/kernel/policy.ts"
import { type PaperRow, subjectOf } from "../model.ts"
import { paperDeciders } from "../policy/told-roles.ts"
import { paperPolicy } from "../policy.ts"
import { paperById, paperForUpdate } from "../repository/papers.ts"

/** Whether somebody else than the actor may decide on our papers: then he does not decide on his own. */
export const hasOtherDecider = Effect.fn("Papers.hasOtherDecider")(function* ({ companyId, personId }: Actor) {
  const members = yield* membershipsOfCompany(companyId, paperDeciders)
  return members.some((one) => one.personId !== personId && one.status === activeStatuses.active)
})

/** Fails with Paper_Missing for foreign, missing and unseen papers alike. */
const seenOf = Effect.fnUntraced(function* (row: PaperRow | undefined) {
  const actor = yield* CurrentActor
  const hasOther = yield* hasOtherDecider(actor)
  const seen = yield* seenAs(paperPolicy, row, (one) => subjectOf(one, hasOther), "Paper_Missing")
  return { actor, row: seen, subject: subjectOf(seen, hasOther) }
})

export const seenPaper = Effect.fn("Papers.seenPaper")(function* (id: number) {
  const { companyId } = yield* CurrentActor
  return yield* seenOf(yield* paperById(companyId, id))
})
export const heldPaper = Effect.fn("Papers.heldPaper")(function* (id: number) {
  const { companyId } = yield* CurrentActor
  return yield* seenOf(yield* paperForUpdate(companyId, id))
})
export { seenOf as seenRow }
