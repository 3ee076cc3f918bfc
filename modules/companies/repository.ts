/** All SQL of companies. */
import { and, asc, eq, inArray, sql } from "drizzle-orm"
import { type Role, type RoleId, roleIds, wordOf } from "#modules/kernel/codes.ts"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query, type Sql, together } from "#modules/kernel/database/scope.ts"
import { breakRule, company, label, membership, partnership, payMonth } from "./tables.ts"

export type CompanyRow = typeof company.$inferSelect
export type BreakRuleRow = typeof breakRule.$inferSelect
export type MembershipRow = typeof membership.$inferSelect

export const membershipsOfPerson = (personId: number) =>
  query((tx) =>
    tx.query
      .select({ company, membership, isCustomer: sql<boolean>`coalesce(${partnership.isCustomer}, false)` })
      .from(membership)
      .innerJoin(company, eq(company.id, membership.companyId))
      .leftJoin(
        partnership,
        and(eq(partnership.companyId, membership.companyId), eq(partnership.id, membership.partnerId)),
      )
      .where(eq(membership.personId, personId))
      .orderBy(asc(company.id)),
  )

/** 締め日, for who only asks which pay month a day belongs to; one prepared statement of a round trip. */
export const closingDateStatement = (sql_: Sql, companyId: number) =>
  sql_<Array<{ salaryClosingDate: number }>>`
    select salary_closing_date as "salaryClosingDate" from companies.company where id = ${companyId}`

export const companyById = (id: number) =>
  query(async (tx) => (await tx.query.select().from(company).where(eq(company.id, id)))[0])

/** The companies of the database by id, `limit` at most; in a platform scope, which alone sees them. */
export const everyCompany = (limit: number) =>
  query((tx) =>
    tx.query
      .select({ id: company.id, name: company.name, isDemo: company.isDemo })
      .from(company)
      .orderBy(asc(company.id))
      .limit(limit),
  )

export const membershipsByIds = (companyId: number, ids: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select()
      .from(membership)
      .where(and(eq(membership.companyId, companyId), isAnyOf(membership.id, ids))),
  )

/** Who signs in for a partner, blocked members too, by id; a vendor's workers are staff of the company and not among them. */
export const membersOfPartner = (companyId: number, partnerId: number) =>
  query((tx) =>
    tx.query
      .select()
      .from(membership)
      .where(
        and(
          eq(membership.companyId, companyId),
          eq(membership.partnerId, partnerId),
          inArray(membership.role, [roleIds.vendor, roleIds.customer]),
        ),
      )
      .orderBy(asc(membership.id)),
  )

/** Of members only their roles, for questions about everybody; a prepared statement. */
export const rolesOfMembers = (companyId: number, ids: ReadonlyArray<number>) =>
  query(async ({ sql: ask }) => {
    const rows = await ask<Array<{ readonly id: number; readonly role: RoleId }>>`
      select id, role from companies.membership where company_id = ${companyId} and id = any(${[...ids]}::int[])`
    return new Map(rows.map(({ id, role }) => [id, wordOf<Role, RoleId>(roleIds, role)]))
  })

/** Everyone of the company with one of these roles, blocked members too; every role when none is named. */
export const membershipsOfCompany = (companyId: number, roles?: ReadonlyArray<Role>) =>
  query((tx) =>
    tx.query
      .select()
      .from(membership)
      .where(
        and(
          eq(membership.companyId, companyId),
          roles === undefined
            ? undefined
            : inArray(
                membership.role,
                roles.map((role) => roleIds[role]),
              ),
        ),
      )
      .orderBy(asc(membership.id)),
  )

/** The members in a role, by id alone: of a large company they are many. */
export const memberIdsOfRole = (companyId: number, role: Role) =>
  query(async ({ sql }): Promise<ReadonlySet<number>> => {
    const rows = await sql<Array<{ id: number }>>`
      select id from companies.membership where company_id = ${companyId} and role = ${roleIds[role]}`
    return new Set(rows.map(({ id }) => id))
  })

export const membershipOfPerson = (companyId: number, personId: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(membership)
          .where(and(eq(membership.companyId, companyId), eq(membership.personId, personId)))
      )[0],
  )

export const allLabels = (companyId: number) =>
  query((tx) => tx.query.select().from(label).where(eq(label.companyId, companyId)).orderBy(asc(label.key)))

export const labelForUpdate = (companyId: number, key: string) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(label)
          .where(and(eq(label.companyId, companyId), eq(label.key, key)))
          .for("update")
      )[0],
  )

export const saveLabel = (row: typeof label.$inferInsert) =>
  query((tx) =>
    tx.query
      .insert(label)
      .values(row)
      .onConflictDoUpdate({
        target: [label.companyId, label.key],
        set: { value: row.value, version: row.version ?? 1 },
      }),
  )

/** The number that the next company will have; its rows can be written only after adopting it. */
export const nextCompanyId = () =>
  query(async ({ sql }) => {
    const [row] = await sql<
      Array<{ id: string }>
    >`select nextval(pg_get_serial_sequence('companies.company', 'id')) as id`
    return Number(row?.id)
  })

export const insertCompany = (row: typeof company.$inferInsert) =>
  query((tx) => tx.query.insert(company).overridingSystemValue().values(row))

export const insertMembership = (row: typeof membership.$inferInsert) =>
  query(async (tx) => {
    const [made] = await tx.query.insert(membership).values(row).returning({ id: membership.id })
    return made?.id ?? 0
  })

export const saveMembership = (
  companyId: number,
  id: number,
  next: Partial<
    Pick<
      MembershipRow,
      "hidesRevenue" | "isOutsourced" | "isSupervising" | "partnerId" | "personId" | "role" | "status"
    >
  >,
) =>
  query((tx) =>
    tx.query
      .update(membership)
      .set({ ...next, version: sql`${membership.version} + 1` })
      .where(and(eq(membership.companyId, companyId), eq(membership.id, id))),
  )

export const breakRulesOf = (companyId: number) =>
  query((tx) => tx.query.select().from(breakRule).where(eq(breakRule.companyId, companyId)))

export const insertBreakRules = (rows: ReadonlyArray<typeof breakRule.$inferInsert>) =>
  query((tx) => tx.query.insert(breakRule).values([...rows]))

type PayMonthState = Pick<typeof payMonth.$inferSelect, "month" | "state" | "revision">

/** Of these months those that have a row, with the lock that their reader needs. */
export const payMonthsStatement = (
  sql_: Sql,
  companyId: number,
  months: ReadonlyArray<string>,
  lock: "share" | "update",
) => sql_<Array<PayMonthState>>`
  select month, state, revision from companies.pay_month where company_id = ${companyId} and month = any(${[...months]}::text[])
  order by month for ${sql_.unsafe(lock)}`

/** The rows of these months, made on demand, with the lock that their reader needs; in the order of the months. */
const payMonthRows = async (sql: Sql, companyId: number, months: ReadonlyArray<string>, lock: "share" | "update") => {
  const all = [...new Set(months)].toSorted()
  const held = () => payMonthsStatement(sql, companyId, all, lock)
  const inOrder = (rows: ReadonlyArray<PayMonthState>) => months.map((month) => rows.find((row) => row.month === month))
  const known = await held()
  if (known.length === all.length) return inOrder(known)
  // Only the month's first write comes here; a press at eight is one statement less.
  await sql`insert into companies.pay_month (company_id, month)
    select ${companyId}, m from unnest(${all}::text[]) m on conflict do nothing`
  return inOrder(await held())
}

/** Pay months that must not be closed before the transaction ends, in their order; one statement. */
export const heldPayMonths = (companyId: number, months: ReadonlyArray<string>) =>
  query(({ sql }) => payMonthRows(sql, companyId, months, "share"))

export const payMonthForUpdate = (companyId: number, month: string) =>
  query(async ({ sql }) => (await payMonthRows(sql, companyId, [month], "update"))[0])

/** The rows of all months from `from` to `to`, made on demand and held for share; ascending. */
export const heldPayMonthsBetween = (companyId: number, from: string, to: string) =>
  query(async ({ sql }) => {
    const [, rows] = await together(
      sql`insert into companies.pay_month (company_id, month)
        select ${companyId}, to_char(m, 'YYYY-MM') from generate_series(${`${from}-01`}::date, ${`${to}-01`}::date, '1 month') m
        on conflict do nothing`,
      sql<Array<{ month: string; state: "open" | "closing" | "closed" }>>`
        select month, state from companies.pay_month
        where company_id = ${companyId} and month between ${from} and ${to} order by month for share`,
    )
    return rows
  })

export const payMonthsOf = (companyId: number, months: ReadonlyArray<string>) =>
  query((tx) =>
    tx.query
      .select()
      .from(payMonth)
      .where(and(eq(payMonth.companyId, companyId), inArray(payMonth.month, [...months]))),
  )

export const savePayMonth = (
  companyId: number,
  month: string,
  next: Pick<typeof payMonth.$inferSelect, "state" | "revision" | "changedBy" | "changedAt">,
) =>
  query((tx) =>
    tx.query
      .update(payMonth)
      .set({ ...next, version: sql`${payMonth.version} + 1` })
      .where(and(eq(payMonth.companyId, companyId), eq(payMonth.month, month))),
  )
