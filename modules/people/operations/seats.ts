/**
 * 席 (D91): a seat is an active member, or an open invitation, in a role of the company's own staff; people without a
 * sign-in too. Partners' people have none. One count for whoever is taken on, let in again or given another role, and for
 * what the plan's page shows.
 */
import { Effect, Option } from "effect"
import { countMembers, holdSeats, mayBuySeats, seatLimit } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { isInGroup, type Role, roleGroups } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { countOpenInvitations } from "../repository/invitations.ts"

export const seatsTaken = Effect.fn("People.seatsTaken")(function* (companyId: number) {
  const members = yield* countMembers(companyId, roleGroups.ownStaff)
  const invitations = yield* countOpenInvitations(companyId, roleGroups.ownStaff, yield* instantNow)
  return { members, invitations, all: members + invitations }
})

/**
 * Asked in the write that took a seat, after it did. Where there are more than the plan lets in it fails with
 * Buy_More_Members_Required for whoever can order seats, with Company_Maximum_Member for anybody else (D131); who takes the
 * last one at the same moment waits for the other.
 */
export const keepWithinSeats = Effect.fn("People.keepWithinSeats")(function* (companyId: number, role: Role) {
  if (!isInGroup("ownStaff", role)) return
  if ((yield* seatLimit(companyId)) === null) return
  yield* holdSeats(companyId)
  const limit = yield* seatLimit(companyId)
  if (limit === null || (yield* seatsTaken(companyId)).all <= limit) return
  // A company that is founded has nobody acting in it yet.
  const actor = yield* Effect.serviceOption(CurrentActor)
  const buys = Option.isSome(actor) && mayBuySeats(actor.value, companyId) === true
  return yield* refuse(buys ? "Buy_More_Members_Required" : "Company_Maximum_Member")
})
