/** SQL of papers by their day of issue. */
import { and, asc, eq, gte, lte } from "drizzle-orm"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { paperStatuses } from "../codes.ts"
import { paper } from "../tables.ts"

/** In force or waiting, the earliest first; an edition that was replaced is spoken for by the one that did. */
export const papersIssuedWithin = (companyId: number, from: IsoDate, to: IsoDate) =>
  query((tx) =>
    tx.query
      .select()
      .from(paper)
      .where(
        and(
          eq(paper.companyId, companyId),
          isAnyOf(paper.status, [paperStatuses.active, paperStatuses.pending]),
          eq(paper.isReplaced, false),
          gte(paper.issuedOn, from),
          lte(paper.issuedOn, to),
        ),
      )
      .orderBy(asc(paper.issuedOn), asc(paper.no)),
  )
