/** SQL of the names: one prepared statement for people and partners alike. */
import { type IsoDate, isoDate } from "#modules/kernel/civil-day.ts"
import { query, type Sql } from "#modules/kernel/database/scope.ts"
import type { Names, PartnerName, StaffName } from "../operations/names.ts"

export interface NameRow {
  readonly kind: "staff" | "partner"
  readonly id: number
  readonly name: string
  readonly furigana: string | null
  readonly trade: string | null
  readonly partner_id: number | null
  readonly membership_id: number | null
  readonly is_customer: boolean
  readonly is_vendor: boolean
  readonly is_active: boolean
  readonly left_on: string | null
}

interface Ids {
  readonly staffIds: ReadonlyArray<number>
  readonly partnerIds: ReadonlyArray<number>
}

/** Everyone of the company and all its partners, or those of these ids. */
export const namesStatement = (sql: Sql, companyId: number, ids?: Ids) => {
  const among = (some: ReadonlyArray<number> | undefined) =>
    some === undefined ? sql`true` : sql`id = any(${[...some]}::int[])`
  return sql<Array<NameRow>>`
    select 'staff' as kind, id, name, furigana_name as furigana, trade, partner_id, membership_id, false as is_customer, false as is_vendor,
      status = 1 as is_active, left_on::text as left_on
    from people.staff where company_id = ${companyId} and ${among(ids?.staffIds)}
    union all
    select 'partner', id, company_name, null, null, null, null, is_customer, is_vendor, status = 1, null
    from people.partner_record where company_id = ${companyId} and ${among(ids?.partnerIds)}
    order by 1, 2`
}

const left = (day: string | null): IsoDate | null => (day === null ? null : isoDate(day))

export const namesFrom = (rows: ReadonlyArray<NameRow>): Names => {
  const [staff, partners] = [new Map<number, StaffName>(), new Map<number, PartnerName>()]
  for (const { id, kind, name, is_active: isActive, ...row } of rows) {
    if (kind === "partner") partners.set(id, { id, companyName: name, isCustomer: row.is_customer, isVendor: row.is_vendor, isActive })
    else {
      const { furigana: furiganaName, trade, partner_id: partnerId, membership_id: membershipId } = row
      staff.set(id, { id, name, furiganaName, trade, partnerId, membershipId, isActive, leftOn: left(row.left_on) })
    }
  }
  return { staff, partners }
}

export const namesByIds = (companyId: number, ids: Ids) =>
  query(async ({ sql }) => namesFrom(await namesStatement(sql, companyId, ids)))

export const allNames = (companyId: number) => query(async ({ sql }) => namesFrom(await namesStatement(sql, companyId)))

export const staffIdOf = (companyId: number, personId: number) =>
  query(async ({ sql }) => {
    const [row] = await sql<Array<{ readonly id: number }>>`
      select id from people.staff where company_id = ${companyId} and person_id = ${personId}`
    return row?.id ?? null
  })
