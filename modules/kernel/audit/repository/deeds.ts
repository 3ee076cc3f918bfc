/** What was done with one subject, as a record that is read: what repeats itself is one line. In the company's scope. */
import { query } from "../../database/scope.ts"
import type { ToldEntry } from "./entries.ts"

interface DeedsAsked {
  /** Entities whose actions are told; all others are left out. */
  readonly of: ReadonlyArray<string>
  /** An action that is one line, the newest, as often as one person does it with nothing else between. */
  readonly folded: string
  readonly atMost: number
}

/** The newest first. */
export const deedsAbout = (companyId: number, subject: string, { of, folded, atMost }: DeedsAsked) =>
  query(
    ({ sql }) => sql<Array<ToldEntry>>`
      with told as (
        select id, at, person_id, action, before, after,
          count(*) filter (where action <> ${folded}) over (order by id desc) as later
        from kernel.audit_entry
        where company_id = ${companyId} and subject = ${subject} and split_part(action, '.', 1) = any(${[...of]}::text[])
      ), numbered as (
        select *, row_number() over (partition by later, action, person_id order by id desc) as nth from told
      )
      select id, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, person_id as "personId", action,
        before, after
      from numbered where action <> ${folded} or nth = 1
      order by id desc limit ${atMost}`,
  )
