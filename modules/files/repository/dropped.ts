/** SQL of files that nothing refers to, over all companies: the relay's, outside any scope. */
import type postgres from "postgres"
import type { FileKind } from "../codes.ts"

export interface DroppedFile {
  readonly companyId: number
  readonly id: string
  readonly kind: FileKind
}

/** Marks what was given before `before` and is no row's; gives how many that were. */
export const dropUnused = async (relay: postgres.Sql, before: string, at: string, atMost: number) => {
  const rows = await relay`
    update files.file set dropped_at = ${at}::timestamptz where (company_id, id) in (
      select f.company_id, f.id from files.file f
      where f.dropped_at is null and f.uploaded_at < ${before}::timestamptz
        and not exists (select from files.use u where u.company_id = f.company_id and u.file_id = f.id)
      limit ${atMost}::int for update skip locked)
    returning id`
  return rows.length
}

/** A row that took a file up in the very moment in which it was dropped keeps it. */
export const keepWhatWasTakenUp = (relay: postgres.Sql) => relay`
  update files.file f set dropped_at = null where f.dropped_at is not null
    and exists (select from files.use u where u.company_id = f.company_id and u.file_id = f.id)`

export const droppedBefore = async (relay: postgres.Sql, before: string, atMost: number) => [
  ...(await relay<Array<DroppedFile>>`
    select company_id as "companyId", id, kind from files.file where dropped_at < ${before}::timestamptz
    limit ${atMost}::int`),
]

/** Which of these a row names, a founder's before his company exists included. */
export const idsNamed = async (relay: postgres.Sql, ids: ReadonlyArray<string>) => {
  const rows = await relay<Array<{ id: string }>>`
    select id from files.file where id = any(${[...ids]}::uuid[])
    union all select id from files.waiting where id = any(${[...ids]}::uuid[])`
  return rows.map(({ id }) => id)
}

export const forgetFile = (relay: postgres.Sql, { companyId, id }: DroppedFile) => relay`
  delete from files.file where company_id = ${companyId} and id = ${id}::uuid and dropped_at is not null`

/** The database's own time, in milliseconds since the epoch. */
export const millisNow = async (relay: postgres.Sql) => {
  const [row] = await relay<Array<{ millis: number }>>`select (extract(epoch from now()) * 1000)::float8 as millis`
  return row?.millis ?? 0
}
