/** SQL of the names: one prepared statement for people and partners alike. */
import { type IsoDate, isoDate } from "#modules/kernel/civil-day.ts"
import { query, type Sql } from "#modules/kernel/database/scope.ts"
import type { Names, PartnerCard, PartnerName, StaffName } from "../operations/names.ts"

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
  readonly has_joined: boolean
  /** Only where it is asked for. */
  readonly phone: string | null
  readonly card: PartnerCard | null
}

interface Ids {
  readonly staffIds: ReadonlyArray<number>
  readonly partnerIds: ReadonlyArray<number>
  /** With telephones, and of partners what is agreed: for one thing that is shown whole, not for boards. */
  readonly withCards?: boolean
}

/** Everyone of the company and all its partners, or those of these ids. */
export const namesStatement = (sql: Sql, companyId: number, ids?: Ids) => {
  const among = (some: ReadonlyArray<number> | undefined) =>
    some === undefined ? sql`true` : sql`id = any(${[...some]}::int[])`
  const isWhole = ids?.withCards === true
  const phone = isWhole ? sql`phone` : sql`null::text`
  const card = isWhole
    ? sql`jsonb_build_object('name', name, 'email', email, 'postalCode', postal_code, 'address', address,
        'deadline', customer_closing_date, 'paymentMonth', customer_payment_month,
        'paymentDate', customer_payment_date, 'certificates', customer_prices -> 'certificateUnitPrices')`
    : sql`null::jsonb`
  return sql<Array<NameRow>>`
    select 'staff' as kind, id, name, furigana_name as furigana, trade, partner_id, membership_id, false as is_customer, false as is_vendor,
      status = 1 as is_active, left_on::text as left_on,
      id not in (select asked.staff_id from people.invitation asked
        where asked.company_id = ${companyId} and asked.state = 'open' and asked.staff_id is not null) as has_joined,
      ${phone} as phone, null::jsonb as card
    from people.staff where company_id = ${companyId} and ${among(ids?.staffIds)}
    union all
    select 'partner', id, company_name, null, null, null, null, is_customer, is_vendor, status = 1, null, true,
      ${phone}, ${card}
    from people.partner_record where company_id = ${companyId} and ${among(ids?.partnerIds)}
    order by 1, 2`
}

const left = (day: string | null): IsoDate | null => (day === null ? null : isoDate(day))

export const namesFrom = (rows: ReadonlyArray<NameRow>): Names => {
  const [staff, partners] = [new Map<number, StaffName>(), new Map<number, PartnerName>()]
  for (const { id, kind, name, is_active: isActive, ...row } of rows) {
    if (kind === "partner") {
      const { is_customer: isCustomer, is_vendor: isVendor, phone, card } = row
      partners.set(id, { id, companyName: name, isCustomer, isVendor, isActive, phone, card })
    } else {
      const { furigana: furiganaName, trade, partner_id: partnerId, membership_id: membershipId, phone } = row
      const { has_joined: hasJoined } = row
      const leftOn = left(row.left_on)
      staff.set(id, { id, name, furiganaName, trade, partnerId, membershipId, isActive, leftOn, hasJoined, phone })
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
