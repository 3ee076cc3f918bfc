/** SQL of アカウント: everybody who signs in, as the platform lists them, in its own scope. */
import { and, asc, count, eq, isNotNull, max, type SQL } from "drizzle-orm"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { isFoundIn } from "#modules/kernel/database/found.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { Page } from "#modules/kernel/paging.ts"
import { person, signIn, superAdmin } from "../tables.ts"

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

/** When each of them signed in last; who never did is absent. */
export const lastSignIns = (ids: ReadonlyArray<number>) =>
  query(async (tx) => {
    const rows = await tx.query
      .select({ personId: signIn.personId, at: max(signIn.at) })
      .from(signIn)
      .where(isAnyOf(signIn.personId, ids))
      .groupBy(signIn.personId)
    return new Map(rows.flatMap(({ at, personId }) => (at === null ? [] : [[personId, at] as const])))
  })

export const countAccounts = (wanted: AccountsWanted) =>
  query(async (tx) => (await tx.query.select({ n: count() }).from(person).where(wantedBy(wanted)))[0]?.n ?? 0)
