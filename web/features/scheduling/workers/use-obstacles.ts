import { useQueryClient } from "@tanstack/react-query"
import type { Person, Slot } from "../calendar-model.ts"
import { boldReason } from "../task/candidates.ts"
import { slotCandidates, type Verdicts } from "./use-verdicts.ts"

/**
 * The one reason that keeps somebody from a shift; undefined when nothing does, or it is not known: then the server says
 * it. Of what is in the hand the answer is known already.
 */
export const useObstacles = (held: Slot | undefined, verdicts: Verdicts | undefined) => {
  const queries = useQueryClient()
  return async (slot: Slot, person: Person) => {
    const known = held?.key === slot.key ? verdicts?.get(person.userId) : undefined
    const answers =
      known === undefined ? await queries.fetchQuery(slotCandidates(slot, person.name)).catch(() => []) : []
    const reason = boldReason(known ?? answers.find(({ userId }) => userId === person.userId))
    return reason?.verdict === "refused" ? `${reason.title} ${reason.fact}` : undefined
  }
}
