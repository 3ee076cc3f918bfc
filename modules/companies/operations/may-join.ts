/** Whether somebody may become a member now: by the same rule as coming in (D122). */
import { Effect } from "effect"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses, type Role } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { found } from "#modules/kernel/policy.ts"
import { refusalOfStanding, standingOf } from "../policy/standing.ts"
import { companyById } from "../repository.ts"

/** Fails with Not_Found, and with what the company's or the membership's standing says. */
export const mayJoin = Effect.fn("Companies.mayJoin")(function* (
  companyId: number,
  as: { readonly role: Role; readonly membershipStatus?: number },
) {
  const { adminStatus, expiredAt, paymentStatus, status } = yield* found(companyById(companyId))
  const membershipStatus = as.membershipStatus ?? activeStatuses.active
  const facts = { role: as.role, adminStatus, expiredAt, paymentStatus, status, membershipStatus }
  const refused = refusalOfStanding(standingOf(facts, yield* todayInJapan), "toPay")
  if (refused !== undefined) return yield* refuse(refused)
})
