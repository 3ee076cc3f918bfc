/** SQL of an archive: every edition that was issued in a stretch of days. */
import { and, asc, eq, gte, lte } from "drizzle-orm"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { paperStatuses } from "../codes.ts"
import { paper } from "../tables.ts"
import { type PaperQuery, visibleTo } from "./paper-list.ts"

interface Stretch extends Pick<PaperQuery, "companyId" | "visible"> {
  readonly from: IsoDate
  readonly to: IsoDate
}
export const issuedOfStretch = ({ companyId, from, to, visible }: Stretch, atMost: number) =>
  query((tx) =>
    tx.query
      .select()
      .from(paper)
      .where(
        and(
          eq(paper.companyId, companyId),
          visibleTo(visible),
          eq(paper.status, paperStatuses.active),
          gte(paper.issuedOn, from),
          lte(paper.issuedOn, to),
        ),
      )
      .orderBy(asc(paper.issuedOn), asc(paper.no), asc(paper.edition))
      .limit(atMost),
  )
