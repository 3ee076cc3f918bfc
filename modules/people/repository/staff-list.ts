/** SQL of the list of people: one statement counts, one reads the page. */
import { type SQL, sql } from "drizzle-orm"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import type { KanaRow } from "#modules/kernel/codes/kana-row.ts"
import { beginsIn, bestFirst, holds } from "#modules/kernel/database/found.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { type Fact, type Filter, whereVisible } from "#modules/kernel/visible.ts"
import type { Certification } from "../contract/profile.ts"
import type { StaffRow } from "../model.ts"
import type { SearchWord } from "../rules/search-words.ts"

export interface StaffQuery {
  readonly companyId: number
  readonly membershipIds: ReadonlyArray<number>
  readonly visible: Filter<"partnerId" | "personId">
  readonly today: IsoDate
  readonly status: 0 | 1 | null
  readonly words: ReadonlyArray<SearchWord>
  readonly kanaRow: KanaRow | null
  readonly trades: ReadonlyArray<string> | null
  readonly partnerIds: ReadonlyArray<number> | null
  /** Numbers of pay types; only for who may see everyone's pay. */
  readonly salaryTypes: ReadonlyArray<number> | null
  readonly lacksTerms: boolean
  readonly lacksBirthday: boolean
  /** Whoever holds a qualification that ends by this day has ending ones. */
  readonly licensesEndBy: IsoDate
  readonly endingLicenses: boolean | null
  readonly isAsked: boolean | null
}
export interface ListedStaff
  extends Pick<
    StaffRow,
    | "id"
    | "personId"
    | "membershipId"
    | "partnerId"
    | "name"
    | "furiganaName"
    | "trade"
    | "joinedOn"
    | "status"
    | "version"
  > {
  readonly salaryType: number | null
  readonly lacksTerms: boolean
  readonly lacksBirthday: boolean
  readonly isAsked: boolean
  readonly certification: Certification | null
}

const numbers = (values: ReadonlyArray<Fact>) => sql`${`{${values.join(",")}}`}::int[]`
const texts = (values: ReadonlyArray<string>) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`
const whenAsked = <A>(asked: A | null, condition: (asked: A) => SQL) => (asked === null ? sql`true` : condition(asked))

/** Everyone whom the viewer may see, with what he is paid by today; a vendor's workers are not ours to pay. */
const people = (of: StaffQuery) => sql`
  select s.id, s.person_id as "personId", s.membership_id as "membershipId", s.partner_id as "partnerId", s.name,
    s.furigana_name as "furiganaName", s.phone, s.trade, s.joined_on as "joinedOn", s.status, s.version,
    pay.salary_type as "salaryType",
    s.partner_id is null and s.status = 1 and pay.salary_type is null as "lacksTerms",
    s.partner_id is null and s.status = 1 and s.birthday is null as "lacksBirthday",
    held.certification,
    s.status = 1 and s.id in (select q.staff_id from people.invitation q
      where q.company_id = ${of.companyId} and q.state = 'open' and q.staff_id is not null) as "isAsked",
    coalesce(s.status = 1 and (s.left_on is null or s.left_on >= ${of.today}::date)
      and held.licenses_end_on <= ${of.licensesEndBy}, false) as "endingLicenses"
  from people.staff s
  left join people.profile held on held.company_id = ${of.companyId} and held.staff_id = s.id
  left join lateral (
    select t.salary_type from people.terms t
    where t.company_id = s.company_id and t.staff_id = s.id and t.effective_from <= ${of.today}::date
    order by t.effective_from desc, t.version desc limit 1) pay on true
  where s.company_id = ${of.companyId} and s.membership_id = any(${numbers(of.membershipIds)})
    and ${whereVisible(of.visible, {
      partnerId: (values) => sql`s.partner_id = any(${numbers(values)})`,
      personId: (values) => sql`s.person_id = any(${numbers(values)})`,
    })}`

/** The end of a telephone number, from four digits on: whoever sees somebody here may read it in his record. */
const phoneEndsWith = (text: string) => {
  const digits = text.replaceAll("-", "")
  return /^\d{4,}$/.test(digits)
    ? sql`regexp_replace(coalesce(p.phone, ''), '[^0-9]', '', 'g') like ${`%${digits}`}`
    : sql`false`
}

const isFound = ({ text, tradesNamed }: SearchWord) =>
  sql`(${holds(sql`p.name`, text)} or ${holds(sql`coalesce(p."furiganaName", '')`, text)}
    or coalesce(p.trade = any(${texts(tradesNamed)}), false) or ${phoneEndsWith(text)})`

const matches = (of: StaffQuery) => sql`
  ${whenAsked(of.status, (status) => sql`p.status = ${status}`)}
  and ${sql.join([sql`true`, ...of.words.map(isFound)], sql` and `)}
  and ${whenAsked(of.kanaRow, (row) => beginsIn(sql`p."furiganaName"`, row))}
  and ${whenAsked(of.trades, (trades) => sql`p.trade = any(${texts(trades)})`)}
  and ${whenAsked(of.partnerIds, (ids) => sql`p."partnerId" = any(${numbers(ids)})`)}
  and ${whenAsked(of.salaryTypes, (types) => sql`p."salaryType" = any(${numbers(types)})`)}
  and (not ${of.lacksTerms} or p."lacksTerms") and (not ${of.lacksBirthday} or p."lacksBirthday")
  and ${whenAsked(of.endingLicenses, (isAsked) => sql`p."endingLicenses" = ${isAsked}`)}
  and ${whenAsked(of.isAsked, (isAsked) => sql`p."isAsked" = ${isAsked}`)}`

interface StaffCounts {
  readonly all: number
  readonly blocked: number
  readonly noTerms: number
  readonly noBirthday: number
  readonly endingLicenses: number
  readonly asked: number
  readonly matching: number
}
const none: StaffCounts = { all: 0, blocked: 0, noTerms: 0, noBirthday: 0, endingLicenses: 0, asked: 0, matching: 0 }

export const staffCounts = (of: StaffQuery) =>
  query(async (tx) => {
    const [row] = await tx.query.execute<{ [K in keyof StaffCounts]: number }>(sql`
      select count(*)::int as "all", count(*) filter (where p.status = 0)::int as blocked,
        count(*) filter (where p."lacksTerms")::int as "noTerms",
        count(*) filter (where p."lacksBirthday")::int as "noBirthday",
        count(*) filter (where p."endingLicenses")::int as "endingLicenses",
        count(*) filter (where p."isAsked")::int as "asked",
        count(*) filter (where ${matches(of)})::int as matching
      from (${people(of)}) p`)
    return row ?? none
  })

export const staffPage = (of: StaffQuery, rows: { readonly limit: number; readonly offset: number }) =>
  query(
    async (tx) =>
      await tx.query.execute<{ [K in keyof ListedStaff]: ListedStaff[K] }>(sql`
        select p.* from (${people(of)}) p where ${matches(of)} order by ${bestFirst(
          of.words.map(({ text }) => text),
          sql`p.name`,
          sql`p."furiganaName"`,
        )}, p.id limit ${rows.limit} offset ${rows.offset}`),
  )
