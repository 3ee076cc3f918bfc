/** What boards ask of a company: prepared statements, to travel in one round trip with their own. */
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { type Role, roleIds } from "#modules/kernel/codes.ts"
import type { Sql } from "#modules/kernel/database/scope.ts"

export interface ShiftSettingsRow {
  readonly morningShift: boolean
  readonly morningFrom: string | null
  readonly morningTo: string | null
  readonly afternoonShift: boolean
  readonly afternoonFrom: string | null
  readonly afternoonTo: string | null
  readonly eveningShift: boolean
  readonly eveningFrom: string | null
  readonly eveningTo: string | null
  readonly salaryClosingDate: number
  /** The company's own words by key; a key that it left alone is absent. */
  readonly labels: Readonly<Record<string, string>>
}

/** No row for a foreign and a missing company alike. */
export const companyWithLabels = (sql: Sql, companyId: number, keys: ReadonlyArray<string>) =>
  sql<Array<ShiftSettingsRow>>`
    select morning_shift as "morningShift", morning_from as "morningFrom", morning_to as "morningTo",
      afternoon_shift as "afternoonShift", afternoon_from as "afternoonFrom", afternoon_to as "afternoonTo",
      evening_shift as "eveningShift", evening_from as "eveningFrom", evening_to as "eveningTo",
      salary_closing_date as "salaryClosingDate",
      coalesce((select jsonb_object_agg(l.key, l.value) from companies.label l
        where l.company_id = ${companyId} and l.key = any(${[...keys]}::text[])), '{}') as labels
    from companies.company where id = ${companyId}`

/** The memberships of these roles, as their ids. */
export const membersOfRolesStatement = (sql: Sql, companyId: number, roles: ReadonlyArray<Role>) =>
  sql<Array<{ readonly id: number }>>`
    select id from companies.membership
    where company_id = ${companyId} and role = any(${roles.map((role) => roleIds[role])}::int[])`

/** The pay months from one to another whose state was ever set; the others are open. */
export const payMonthStatesStatement = (sql: Sql, companyId: number, from: IsoMonth, to: IsoMonth) =>
  sql<Array<{ month: string; state: "open" | "closing" | "closed" }>>`
    select month, state from companies.pay_month
    where company_id = ${companyId} and month between ${from} and ${to}`
