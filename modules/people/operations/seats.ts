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

/** D131: whoever can order seats is told to, anybody else that they are full. */
const refuseSeat = Effect.fnUntraced(function* (companyId: number) {
  // A company that is founded has nobody acting in it yet.
  const actor = yield* Effect.serviceOption(CurrentActor)
  const buys = Option.isSome(actor) && mayBuySeats(actor.value, companyId) === true
  return yield* refuse(buys ? "Buy_More_Members_Required" : "Company_Maximum_Member")
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
  return yield* refuseSeat(companyId)
})

/**
 * How many rows of a list would still find a seat, without holding any: for a look before the write. Asked of one newcomer
 * after the other; fails as keepWithinSeats does from the first on that finds none.
 */
export const seatsInTurn = Effect.fn("People.seatsInTurn")(function* (companyId: number) {
  const limit = yield* seatLimit(companyId)
  const taken = limit === null ? 0 : (yield* seatsTaken(companyId)).all
  let left = limit === null ? Number.POSITIVE_INFINITY : limit - taken
  return (role: Role) =>
    Effect.suspend(() => (isInGroup("ownStaff", role) && --left < 0 ? refuseSeat(companyId) : Effect.void))
})
