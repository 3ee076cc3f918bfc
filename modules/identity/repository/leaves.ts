/** SQL of 休止 and 退会. */
import { and, count, desc, eq, inArray, type SQL } from "drizzle-orm"
import type { RequestStatus } from "#modules/kernel/codes.ts"
import { isFoundIn } from "#modules/kernel/database/found.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { leave, person } from "../tables.ts"

export type LeaveRow = typeof leave.$inferSelect

/** Undefined where one is open already. */
export const insertLeave = (row: typeof leave.$inferInsert) =>
  query(async (tx) => (await tx.query.insert(leave).values(row).onConflictDoNothing().returning())[0])

const isOpen = inArray(leave.state, ["requesting", "active"])

/** What keeps this person out just now; held until the end of the transaction. */
export const openLeaveForUpdate = (personId: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(leave)
          .where(and(eq(leave.personId, personId), isOpen))
          .for("update")
      )[0],
  )

/** What keeps this person out just now. */
export const openLeave = (personId: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(leave)
          .where(and(eq(leave.personId, personId), isOpen))
      )[0],
  )

export const leaveForUpdate = (id: number) =>
  query(async (tx) => (await tx.query.select().from(leave).where(eq(leave.id, id)).for("update"))[0])

export const saveLeave = (id: number, next: Partial<Pick<LeaveRow, "decidedAt" | "decidedBy" | "endedAt" | "state">>) =>
  query((tx) => tx.query.update(leave).set(next).where(eq(leave.id, id)))

export const leavesOf = (personId: number) =>
  query((tx) => tx.query.select().from(leave).where(eq(leave.personId, personId)).orderBy(desc(leave.id)))

export interface ClosingsWanted {
  readonly keyword?: string | undefined
  readonly state?: RequestStatus | undefined
}
const wantedBy = ({ keyword, state }: ClosingsWanted): SQL | undefined =>
  and(
    eq(leave.kind, "close"),
    state === undefined ? undefined : eq(leave.state, state),
    isFoundIn(keyword ?? "", person.name, person.email),
  )

/** 退会 of everybody, the newest first. */
export const closings = (wanted: ClosingsWanted, offset: number, limit: number) =>
  query((tx) =>
    tx.query
      .select({ leave, name: person.name, email: person.email })
      .from(leave)
      .innerJoin(person, eq(person.id, leave.personId))
      .where(wantedBy(wanted))
      .orderBy(desc(leave.id))
      .offset(offset)
      .limit(limit),
  )

export const countClosings = (wanted: ClosingsWanted) =>
  query(async (tx) => {
    const [row] = await tx.query
      .select({ n: count() })
      .from(leave)
      .innerJoin(person, eq(person.id, leave.personId))
      .where(wantedBy(wanted))
    return row?.n ?? 0
  })
