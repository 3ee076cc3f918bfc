/** The embedded engine's journal of another life: it would take restored jobs for jobs that it has done. */
import type postgres from "postgres"

/** Drops what the engine has made for itself; it makes it again at its next start, and open jobs start from `job_run`. */
export const forgetJournal = async (jobs: postgres.Sql) => {
  const tables = await jobs<Array<{ name: string }>>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'jobs'`
  for (const { name } of tables) await jobs.unsafe(`drop table if exists ${name} cascade`)
}
