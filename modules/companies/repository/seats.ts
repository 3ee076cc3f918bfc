/** SQL of seats: how many the plan has, how many members take one. */
import { and, count, eq, inArray } from "drizzle-orm"
import { activeStatuses, type Role, roleIds } from "#modules/kernel/codes.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { company, membership, plan } from "../tables.ts"

/** How many people the company's plan lets in, with those it pays for beside; null is any number (D91). */
export const seatLimit = (companyId: number) =>
  query(async (tx) => {
    const [row] = await tx.query
      .select({ totalUser: plan.totalUser, extra: company.extraMembers })
      .from(company)
      .innerJoin(plan, eq(plan.id, company.subscriptionId))
      .where(eq(company.id, companyId))
    return row?.totalUser == null ? null : row.totalUser + row.extra
  })

/**
 * Whoever takes a seat waits for who takes one at the same moment. Not for update: a membership that was just written holds
 * its company's key, and two of them would wait for one another.
 */
export const holdSeats = (companyId: number) =>
  query((tx) => tx.query.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for("no key update"))

/** How many of the company have one of these roles and are not blocked. */
export const countMembers = (companyId: number, roles: ReadonlyArray<Role>) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select({ n: count() })
          .from(membership)
          .where(
            and(
              eq(membership.companyId, companyId),
              eq(membership.status, activeStatuses.active),
              inArray(
                membership.role,
                roles.map((role) => roleIds[role]),
              ),
            ),
          )
      )[0]?.n ?? 0,
  )
