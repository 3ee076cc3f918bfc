/** SQL of what people are in the company. */
import type { RoleId } from "#modules/kernel/codes.ts"
import { query } from "#modules/kernel/database/scope.ts"

/** What these people are in the company; whoever is no member is absent. A prepared statement. */
export const rolesOfPersons = (companyId: number, personIds: ReadonlyArray<number>) =>
  query(async ({ sql: ask }) => {
    const rows = await ask<Array<{ readonly personId: number; readonly role: RoleId }>>`
      select person_id as "personId", role from companies.membership
      where company_id = ${companyId} and person_id = any(${[...personIds]}::int[])`
    return new Map(rows.map(({ personId, role }) => [personId, role]))
  })
