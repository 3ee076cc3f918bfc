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

interface MonthsAndMembers {
  /** The pay months whose state was ever set; the others are open. */
  readonly payMonths: ReadonlyArray<{ readonly month: string; readonly state: "open" | "closing" | "closed" }>
  /** The memberships of the roles, as their ids. */
  readonly members: ReadonlyArray<number>
}
interface BoardAsked {
  readonly from: IsoMonth
  readonly to: IsoMonth
  readonly roles: ReadonlyArray<Role>
}
/** How the pay months from one to another stand, and who is a member in these roles; one row. */
export const monthsAndMembersStatement = (sql: Sql, companyId: number, { from, roles, to }: BoardAsked) =>
  sql<Array<MonthsAndMembers>>`
    select
      (select coalesce(json_agg(json_build_object('month', month, 'state', state)), '[]') from companies.pay_month
        where company_id = ${companyId} and month between ${from} and ${to}) as "payMonths",
      (select coalesce(json_agg(id), '[]') from companies.membership
        where company_id = ${companyId} and role = any(${roles.map((role) => roleIds[role])}::int[])) as members`
