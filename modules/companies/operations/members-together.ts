/** Many people become members by one step, and what an import made is taken back by one. */
import { Effect } from "effect"
import { deleteMemberships, insertMemberships } from "../repository/members-together.ts"
import { memberOf, type NewMember } from "./companies.ts"

/** Gives the memberships' ids in the same order. Whoever writes down the people's records tells of them. */
export const addMembers = Effect.fn("Companies.addMembers")(function* (
  companyId: number,
  members: ReadonlyArray<NewMember>,
) {
  const made = yield* insertMemberships(members.map((member) => memberOf(companyId, member)))
  const ids = new Map(made.map(({ id, personId }) => [personId, id]))
  return members.map(({ personId }) => ids.get(personId) ?? 0)
})

/** Of people whose record goes in the same write, when nothing else refers to it. */
export const dropMembers = Effect.fn("Companies.dropMembers")(function* (
  companyId: number,
  membershipIds: ReadonlyArray<number>,
) {
  yield* deleteMemberships(companyId, membershipIds)
})
