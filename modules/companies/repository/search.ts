/** SQL of looking for a company by its whole name or its number, above all companies. */
import { and, asc, eq, or, sql } from "drizzle-orm"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { SearchCompany } from "../contract/mobile-link.ts"
import { company } from "../tables.ts"

const most = 10

export const companiesCalled = ({ name, registrationNumber }: SearchCompany) =>
  query((tx) =>
    tx.query
      .select({ name: company.name, kenId: company.kenId })
      .from(company)
      .where(
        and(
          eq(company.status, activeStatuses.active),
          eq(company.isDemo, false),
          or(
            name === undefined
              ? undefined
              : sql`kernel.search_text(${company.name}) = kernel.search_text(${name}::text)`,
            registrationNumber === undefined ? undefined : eq(company.registrationNumber, registrationNumber),
          ),
        ),
      )
      .orderBy(asc(company.id))
      .limit(most),
  )
