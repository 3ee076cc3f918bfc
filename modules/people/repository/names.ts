/** SQL of the names: one statement for people and partners alike. */
import { type SQL, sql } from "drizzle-orm"
import { type IsoDate, isoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { Names } from "../names.ts"

type Row = {
  readonly kind: "staff" | "partner"
  readonly id: number
  readonly name: string
  readonly furigana: string | null
  readonly trade: string | null
  readonly partner_id: number | null
  readonly is_customer: boolean
  readonly is_active: boolean
  readonly left_on: string | null
}

const read = (companyId: number, staff: SQL, partners: SQL) =>
  query(async (tx): Promise<Names> => {
    const rows = await tx.query.execute<Row>(sql`
      select 'staff' as kind, id, name, furigana_name as furigana, trade, partner_id, false as is_customer,
        status = 1 as is_active, left_on::text as left_on
      from people.staff where company_id = ${companyId} and ${staff}
      union all
      select 'partner', id, company_name, null, null, null, is_customer, status = 1, null
      from people.partner where company_id = ${companyId} and ${partners}
      order by 1, 2`)
    const left = (day: string | null): IsoDate | null => (day === null ? null : isoDate(day))
    return {
      staff: new Map(
        rows
          .filter(({ kind }) => kind === "staff")
          .map((row) => [
            row.id,
            {
              id: row.id,
              name: row.name,
              furiganaName: row.furigana,
              trade: row.trade,
              partnerId: row.partner_id,
              isActive: row.is_active,
              leftOn: left(row.left_on),
            },
          ]),
      ),
      partners: new Map(
        rows
          .filter(({ kind }) => kind === "partner")
          .map((row) => [
            row.id,
            { id: row.id, companyName: row.name, isCustomer: row.is_customer, isActive: row.is_active },
          ]),
      ),
    }
  })

const among = (ids: ReadonlyArray<number>) => sql`id = any(${`{${ids.join(",")}}`}::int[])`

export const namesByIds = (
  companyId: number,
  { staffIds, partnerIds }: { readonly staffIds: ReadonlyArray<number>; readonly partnerIds: ReadonlyArray<number> },
) => read(companyId, among(staffIds), among(partnerIds))

export const allNames = (companyId: number) => read(companyId, sql`true`, sql`true`)

export const staffIdOf = (companyId: number, personId: number) =>
  query(async (tx) => {
    const [row] = await tx.query.execute<{ readonly id: number }>(
      sql`select id from people.staff where company_id = ${companyId} and person_id = ${personId}`,
    )
    return row?.id ?? null
  })
