/** Who sees which papers: the management all that concern the company, a partner or freelancer those between us. */
import { type Actor, isManagement } from "#modules/kernel/actor.ts"
import type { Role } from "#modules/kernel/codes.ts"
import { all, allOf, anyOf, type Facts, type Filter, is, none } from "#modules/kernel/visible.ts"
import { type PaperSide, paperStatuses, paperTypes } from "../codes.ts"
import type { PaperSubject } from "../model.ts"

export type Seen = "type" | "status" | "madeSide" | "partnerId" | "partyPersonId"

/** A person of the partner itself; its workers see no papers. */
export const isOfPartner = (actor: Actor, partnerId: number | null) =>
  (actor.role === "vendor" || actor.role === "customer") && partnerId !== null && actor.partnerId === partnerId

/** D50: a freelancer, or who is paid by papers instead of wages. */
export const isPaidByPapers = ({ isOutsourced, role }: Pick<Actor, "isOutsourced" | "role">) =>
  role === "otherWorker" || isOutsourced
/** Whoever has papers only as the other side of the company's. */
export const standsOpposite = (actor: Actor) => isOfPartner(actor, actor.partnerId) || actor.role === "otherWorker"
/** Roles of people who may be paid by papers. */
export const payeeRoles: ReadonlyArray<Role> = ["otherWorker", "financeManager"]

/** On which side of a paper somebody stands; a person who is paid by papers stands on the other side of his own. */
export const sideOf = (
  actor: Actor,
  { partnerId, partyPersonId }: Pick<PaperSubject, "partnerId" | "partyPersonId">,
): PaperSide | undefined => {
  if (actor.personId === partyPersonId || isOfPartner(actor, partnerId)) return "party"
  return isManagement(actor) ? "us" : undefined
}

const { acceptanceFixed, acceptanceLabor, agencyRequest, requestFixed, requestLabor } = paperTypes
const { active, deleted, draft, pending, rejected } = paperStatuses

/** What the side that did not make a paper sees of it: that it was handed over, never that it is being written. */
const handedToUs = anyOf(is("madeSide", "us"), is("status", active, pending, rejected))
const handedToParty = anyOf(
  is("madeSide", "party"),
  is("status", active),
  allOf(is("type", acceptanceLabor, acceptanceFixed, agencyRequest), is("status", pending, rejected)),
)
/** D15: whose membership hides revenue sees nothing of what customers pay, nor what they say that they accept to pay. */
const besideRevenue = anyOf(
  is("type", requestLabor, requestFixed, agencyRequest),
  allOf(is("type", acceptanceLabor, acceptanceFixed), is("madeSide", "us")),
)

export const visiblePapers = (actor: Actor): Filter<Seen> => {
  const own = allOf(is("partyPersonId", actor.personId), handedToParty)
  if (isManagement(actor)) return anyOf(allOf(actor.hidesRevenue ? besideRevenue : all, handedToUs), own)
  if (actor.partnerId !== null && isOfPartner(actor, actor.partnerId))
    return allOf(is("partnerId", actor.partnerId), handedToParty)
  return actor.role === "otherWorker" ? own : none
}

export const seenFacts = (of: PaperSubject): Facts<Seen> => ({
  type: paperTypes[of.type],
  status: paperStatuses[of.status],
  madeSide: of.madeSide,
  partnerId: of.partnerId,
  partyPersonId: of.partyPersonId,
})
/** The states that a list shows when none is asked for. */
export const kept = [draft, pending, active, rejected] as const
export const everyStatus = [...kept, deleted] as const
