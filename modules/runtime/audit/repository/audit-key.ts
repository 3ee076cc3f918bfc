/** SQL of the key that signs the audit of a database: its fingerprint, in one row. */
import type postgres from "postgres"

export const knownFingerprint = async (sql: postgres.ISql): Promise<Buffer | undefined> => {
  const [row] = await sql<Array<{ fingerprint: Buffer }>>`select fingerprint from kernel.audit_key for update`
  return row?.fingerprint
}

/** Of two that claim at once one wins, and both learn which. */
export const claimFingerprint = async (sql: postgres.ISql, fingerprint: Buffer) => {
  await sql`insert into kernel.audit_key (fingerprint) values (${fingerprint}) on conflict do nothing`
  return knownFingerprint(sql)
}

export const replaceFingerprint = (sql: postgres.ISql, fingerprint: Buffer) => sql`
  insert into kernel.audit_key (fingerprint) values (${fingerprint})
  on conflict (is_only) do update set fingerprint = excluded.fingerprint, since = now()`
