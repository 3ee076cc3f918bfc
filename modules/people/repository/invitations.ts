/** SQL of the questions whether somebody wants to be a member. */
import { and, asc, count, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm"
import type { Instant } from "#modules/kernel/civil-day.ts"
import { type Role, roleIds } from "#modules/kernel/codes.ts"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { invitation } from "../tables.ts"

export type InvitationRow = typeof invitation.$inferSelect

/** Gives the question's id: that of one which nobody answered in time, asked anew; undefined where one waits still. */
export const openInvitation = (row: typeof invitation.$inferInsert) =>
  query(async (tx) => {
    const [again] = await tx.query
      .update(invitation)
      .set({ ...row, askedAgainAt: null, version: sql`${invitation.version} + 1` })
      .where(
        and(
          eq(invitation.companyId, row.companyId),
          eq(invitation.state, "open"),
          sql`lower(${invitation.email}) = ${row.email.toLowerCase()}`,
          lte(invitation.expiresAt, row.invitedAt),
        ),
      )
      .returning({ id: invitation.id })
    if (again !== undefined) return again.id
    const [made] = await tx.query.insert(invitation).values(row).onConflictDoNothing().returning({ id: invitation.id })
    return made?.id
  })

/** The question that waits for whoever was written down as this person, however old it is. */
export const openQuestionOf = (companyId: number, staffId: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(invitation)
          .where(
            and(eq(invitation.companyId, companyId), eq(invitation.staffId, staffId), eq(invitation.state, "open")),
          )
      )[0],
  )

/** What waits for an answer from this address, oldest first; in the person's scope, of all companies. */
export const openInvitations = (email: string, now: string) =>
  query((tx) =>
    tx.query
      .select()
      .from(invitation)
      .where(
        and(
          eq(invitation.state, "open"),
          gt(invitation.expiresAt, now),
          sql`lower(${invitation.email}) = ${email.toLowerCase()}`,
        ),
      )
      .orderBy(asc(invitation.id)),
  )

/** One that was sent to this address, however it stands; in the person's scope. */
export const receivedInvitation = (email: string, id: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(invitation)
          .where(and(eq(invitation.id, id), sql`lower(${invitation.email}) = ${email.toLowerCase()}`))
      )[0],
  )

/** Above all companies: whoever holds the link has not signed in yet. */
export const invitationByToken = (tokenHash: Buffer) =>
  query(async (tx) => (await tx.query.select().from(invitation).where(eq(invitation.tokenHash, tokenHash)))[0])

export const invitationsByIds = (companyId: number, ids: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select()
      .from(invitation)
      .where(and(eq(invitation.companyId, companyId), isAnyOf(invitation.id, ids))),
  )

export const invitationForUpdate = (companyId: number, id: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(invitation)
          .where(and(eq(invitation.companyId, companyId), eq(invitation.id, id)))
          .for("update")
      )[0],
  )

/** The same question by a new link: the one before opens nothing any more. */
export const renewInvitation = (
  companyId: number,
  id: number,
  next: Pick<InvitationRow, "companyName" | "role" | "tokenHash" | "invitedBy" | "invitedAt" | "expiresAt">,
) =>
  query((tx) =>
    tx.query
      .update(invitation)
      .set({ ...next, askedAgainAt: null, version: sql`${invitation.version} + 1` })
      .where(and(eq(invitation.companyId, companyId), eq(invitation.id, id))),
  )

/** Whoever was asked wants it again. What the company reads of it changes by no version: it may send it again as before. */
export const saveAskedAgain = (companyId: number, id: number, askedAgainAt: Instant) =>
  query((tx) =>
    tx.query
      .update(invitation)
      .set({ askedAgainAt })
      .where(and(eq(invitation.companyId, companyId), eq(invitation.id, id))),
  )

/** What is asked, of a question that waits: the role that the person would have. */
export const saveAskedRole = (companyId: number, id: number, role: InvitationRow["role"]) =>
  query((tx) =>
    tx.query
      .update(invitation)
      .set({ role, version: sql`${invitation.version} + 1` })
      .where(and(eq(invitation.companyId, companyId), eq(invitation.id, id))),
  )

export const closeInvitation = (
  companyId: number,
  id: number,
  next: Pick<InvitationRow, "state" | "answeredBy" | "answeredAt">,
) =>
  query((tx) =>
    tx.query
      .update(invitation)
      .set({ ...next, askedAgainAt: null, version: sql`${invitation.version} + 1` })
      .where(and(eq(invitation.companyId, companyId), eq(invitation.id, id))),
  )

/** How many questions wait for people who are not written down yet and would have one of these roles. */
export const countOpenInvitations = (companyId: number, roles: ReadonlyArray<Role>, now: string) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select({ n: count() })
          .from(invitation)
          .where(
            and(
              eq(invitation.companyId, companyId),
              eq(invitation.state, "open"),
              gt(invitation.expiresAt, now),
              isNull(invitation.staffId),
              inArray(
                invitation.role,
                roles.map((role) => roleIds[role]),
              ),
            ),
          )
      )[0]?.n ?? 0,
  )
