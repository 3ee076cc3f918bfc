/** SQL of what companies were reminded of. */
import { and, asc, eq, gte, isNotNull, lte, or } from "drizzle-orm"
import type { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { Reminder } from "../rules/reminders.ts"
import { bill, reminder } from "../tables.ts"

/** Of these, those that were never sent: they count as sent from here on. */
export const markReminded = (companyId: number, due: ReadonlyArray<Reminder>, sentAt: Instant) =>
  query(async (tx) => {
    if (due.length === 0) return []
    const rows = due.map(({ about, kind }) => ({ companyId, kind, about, sentAt }))
    const marked = await tx.query.insert(reminder).values(rows).onConflictDoNothing().returning()
    return due.filter(({ about, kind }) => marked.some((row) => row.kind === kind && row.about === about))
  })

/** Of these, those that were sent before. */
export const remindedOf = (companyId: number, due: ReadonlyArray<Reminder>) =>
  query((tx) =>
    tx.query
      .select()
      .from(reminder)
      .where(
        and(
          eq(reminder.companyId, companyId),
          or(...due.map(({ about, kind }) => and(eq(reminder.kind, kind), eq(reminder.about, about)))),
        ),
      ),
  )

/** Companies that owe a month, or an order by a transfer that is waited for, since then; in the platform's scope. */
export const companiesOwing = (since: IsoDate, until: IsoDate) =>
  query(async (tx) => {
    const isTold = or(eq(bill.purpose, "month"), isNotNull(bill.bankingAt))
    const rows = await tx.query
      .selectDistinct({ companyId: bill.companyId })
      .from(bill)
      .where(and(eq(bill.status, "unpaid"), isTold, gte(bill.dueOn, since), lte(bill.dueOn, until)))
      .orderBy(asc(bill.companyId))
    return rows.map(({ companyId }) => companyId)
  })
