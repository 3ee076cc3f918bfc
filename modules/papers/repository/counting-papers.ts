/** SQL of the papers that say what work of some days is worth: those in force, and what is asked of us and waits. */
import { sql } from "drizzle-orm"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { paper } from "../tables.ts"

/** An estimate and a receipt are worth nothing beside their invoice; an invoice counts once it is issued. */
export const countingPapers = (companyId: number, from: IsoDate, to: IsoDate) =>
  query((tx) =>
    tx.query
      .select()
      .from(paper)
      .where(sql`${paper.companyId} = ${companyId} and not ${paper.isReplaced} and not ${paper.isNoticed}
        and (${paper.type} = 3 and ${paper.status} = 1 or ${paper.type} in (1, 2, 5, 6, 7) and ${paper.status} in (1, 2))
        and (coalesce(${paper.stageTo}, ${paper.issuedOn}) between ${from}::date and ${to}::date
          or exists (select from papers.line_shift d where d.company_id = ${paper.companyId} and d.paper_id = ${paper.id}
            and d.day between ${from}::date and ${to}::date)
          or exists (select from papers.line f where f.company_id = ${paper.companyId} and f.paper_id = ${paper.id}
            and f.fee_to between ${from}::date and ${to}::date))`)
      .orderBy(paper.id),
  )
