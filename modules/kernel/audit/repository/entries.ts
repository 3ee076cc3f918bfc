/** What entries of a company say, for the module whose rows they seal. In the company's scope, piece by piece. */
import { query } from "../../database/scope.ts"

export interface SealingEntry {
  readonly id: string
  readonly subject: string
  readonly after: unknown
}

/** The next entries of an action in order of writing; begin after "0". */
export const entriesOfAction = (companyId: number, action: string, afterId: string, atMost: number) =>
  query(
    ({ sql }) => sql<Array<SealingEntry>>`select id, subject, after from kernel.audit_entry
      where company_id = ${companyId} and action = ${action} and id > ${afterId} order by id limit ${atMost}`,
  )

/** The last entry of each of these subjects; one without any is absent. */
export const lastEntriesOf = (companyId: number, subjects: ReadonlyArray<string>) =>
  query(async ({ sql }): Promise<ReadonlyMap<string, SealingEntry>> => {
    const rows = await sql<Array<SealingEntry>>`select distinct on (subject) id, subject, after from kernel.audit_entry
      where company_id = ${companyId} and subject = any(${[...subjects]}::text[]) order by subject, id desc`
    return new Map(rows.map((row) => [row.subject, row]))
  })

/** The next subjects that begin with this prefix, in the order of their index; begin after the prefix itself. */
export const subjectsWithPrefix = (companyId: number, prefix: string, after: string, atMost: number) =>
  query(async ({ sql }) => {
    const rows = await sql<Array<{ subject: string }>>`select distinct subject from kernel.audit_entry
      where company_id = ${companyId} and subject > ${after} and starts_with(subject, ${prefix})
      order by subject limit ${atMost}`
    return rows.map(({ subject }) => subject)
  })

export interface ToldEntry {
  readonly id: string
  readonly at: string
  readonly personId: number | null
  readonly action: string
  readonly before: unknown
  readonly after: unknown
}
/** What was told of these subjects before an entry, the newest first. */
export const entriesAbout = (
  companyId: number,
  subjects: ReadonlyArray<string>,
  { before, atMost }: { readonly before: number | undefined; readonly atMost: number },
) =>
  query(
    ({ sql }) => sql<Array<ToldEntry>>`
      select id, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, person_id as "personId", action,
        before, after
      from kernel.audit_entry
      where company_id = ${companyId} and subject = any(${[...subjects]}::text[])
        and (${before ?? null}::bigint is null or id < ${before ?? null}::bigint)
      order by id desc limit ${atMost}`,
  )
