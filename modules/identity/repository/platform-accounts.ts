/** SQL of アカウント: everybody who signs in, as the platform lists them, in its own scope. */
import { and, asc, count, eq, isNotNull, type SQL } from "drizzle-orm"
import { isFoundIn } from "#modules/kernel/database/found.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { Page } from "#modules/kernel/paging.ts"
import { person, superAdmin } from "../tables.ts"

export interface AccountsWanted {
  readonly keyword?: string | undefined
  readonly status?: number | undefined
  readonly id?: number | undefined
}
const wantedBy = ({ id, keyword, status }: AccountsWanted): SQL | undefined =>
  and(
    id === undefined ? undefined : eq(person.id, id),
    status === undefined ? undefined : eq(person.status, status),
    isFoundIn(keyword ?? "", person.name, person.email),
  )

export const accountsOfPlatform = (wanted: AccountsWanted, { limit, offset }: Page) =>
  query((tx) =>
    tx.query
      .select({
        id: person.id,
        name: person.name,
        email: person.email,
        language: person.language,
        status: person.status,
        isSuperAdmin: isNotNull(superAdmin.personId).mapWith(Boolean),
      })
      .from(person)
      .leftJoin(superAdmin, eq(superAdmin.personId, person.id))
      .where(wantedBy(wanted))
      .orderBy(asc(person.id))
      .offset(offset)
      .limit(limit),
  )

export const countAccounts = (wanted: AccountsWanted) =>
  query(async (tx) => (await tx.query.select({ n: count() }).from(person).where(wantedBy(wanted)))[0]?.n ?? 0)
