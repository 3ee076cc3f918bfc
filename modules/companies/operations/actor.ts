/** What a person is in a company, if he may act there: the one way to an actor, for gate, command line and jobs. */

import { Effect } from "effect"
import type { Actor, Person } from "#modules/kernel/actor.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { roleIds, wordOf } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import type { Reach } from "#modules/kernel/http/contract.ts"
import { refusalOfStanding, standingOf } from "../policy/standing.ts"
import type { ActorRow } from "../repository/actors.ts"

/** Fails with Your_Company_In_Header_Not_Valid for who is no member, and with what the company's standing says. */
export const actorOf = Effect.fnUntraced(function* (
  person: Person,
  companyId: number,
  row: ActorRow | undefined,
  reach: Reach,
) {
  if (row === undefined) return yield* refuse("Your_Company_In_Header_Not_Valid")
  const role = wordOf(roleIds, row.role)
  const facts = {
    role,
    status: row.company_status,
    paymentStatus: row.payment_status,
    adminStatus: row.admin_status,
    membershipStatus: row.status,
    expiredAt: row.expired_at,
  }
  const standing = standingOf(facts, yield* todayInJapan)
  const refused = refusalOfStanding(standing, reach)
  if (refused !== undefined) return yield* refuse(refused)
  return {
    ...person,
    companyId,
    membershipId: row.id,
    role,
    isFirstAdmin: row.is_first_admin,
    isSupervising: row.is_supervising,
    hidesRevenue: row.hides_revenue,
    isOutsourced: row.is_outsourced,
    isCustomer: row.is_customer,
    partnerId: row.partner_id,
    ...(standing.kind === "stopped" ? { stopped: { from: standing.from } } : {}),
  } satisfies Actor
})
