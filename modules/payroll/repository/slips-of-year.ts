/** SQL of what a person was paid in a year, as it stood when one of his slips was made. */
import { and, asc, between, desc, eq, lte } from "drizzle-orm"
import { type Instant, type IsoDate, isoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { close, slip } from "../tables.ts"

interface UpToPayDay {
  readonly companyId: number
  readonly staffId: number
  readonly paidOn: IsoDate
  /** When the close ended that made the slip: what was corrected later changes none of its sums. */
  readonly madeAt: Instant
}
/** Of each month paid from January to this pay day, the slip that was in force then; oldest pay day first. */
export const slipsOfYear = ({ companyId, staffId, paidOn, madeAt }: UpToPayDay) =>
  query(async (tx) => {
    const inForce = tx.query
      .selectDistinctOn([slip.month], { month: slip.month, paidOn: slip.paidOn, texts: slip.texts })
      .from(slip)
      .innerJoin(
        close,
        and(eq(close.companyId, slip.companyId), eq(close.month, slip.month), eq(close.revision, slip.revision)),
      )
      .where(and(eq(slip.companyId, companyId), eq(slip.staffId, staffId), lte(close.endedAt, madeAt)))
      .orderBy(asc(slip.month), desc(slip.revision))
      .as("in_force")
    return await tx.query
      .select({ texts: inForce.texts })
      .from(inForce)
      .where(between(inForce.paidOn, isoDate(`${paidOn.slice(0, 4)}-01-01`), paidOn))
      .orderBy(asc(inForce.paidOn), asc(inForce.month))
  })
