/** SQL of who acts in a company: his membership and what the company's standing says. */
import { signedInPeople } from "#modules/identity/index.ts"
import type { RoleId } from "#modules/kernel/codes.ts"
import { query, type Sql } from "#modules/kernel/database/scope.ts"

export interface ActorRow {
  readonly id: number
  readonly person_id: number
  readonly role: RoleId
  readonly status: number
  readonly is_first_admin: boolean
  readonly is_supervising: boolean
  readonly hides_revenue: boolean
  readonly is_outsourced: boolean
  readonly is_customer: boolean
  readonly partner_id: number | null
  readonly company_status: number
  readonly admin_status: number
  readonly payment_status: number
  readonly expired_at: string | null
}
type Ids = ReturnType<typeof signedInPeople>
const actorRows = (sql_: Sql, companyId: number, personIds: Ids) => sql_<Array<ActorRow>>`
  select m.id, m.person_id, m.role, m.status, m.is_first_admin, m.is_supervising, m.hides_revenue, m.is_outsourced,
    m.partner_id, coalesce(k.is_customer, false) as is_customer, c.status as company_status, c.admin_status, c.payment_status, c.expired_at::text as expired_at
  from companies.membership m join companies.company c on c.id = m.company_id
    left join companies.partnership k on k.company_id = m.company_id and k.id = m.partner_id
  where m.company_id = ${companyId} and m.person_id = any${personIds}`

/** The memberships in the chosen company of the people whom the round trip's first statement found. */
export const membershipsStatement = (sql_: Sql, companyId: number) => actorRows(sql_, companyId, signedInPeople(sql_))

/** The same of one person, in the company's open scope. */
export const memberRow = (companyId: number, personId: number) =>
  query(async ({ sql: ask }) => (await actorRows(ask, companyId, ask`(array[${personId}]::int[])`))[0])
