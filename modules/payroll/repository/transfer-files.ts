/** SQL of transfer files, and of what they pay: the slips in force. */
import { and, asc, eq } from "drizzle-orm"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { Yen } from "#modules/kernel/yen.ts"
import { transferFile } from "../tables.ts"

export type NewTransferFile = typeof transferFile.$inferInsert

/** The net of the slip in force of everybody whom the month pays something; by person. */
export const netsInForce = (companyId: number, month: IsoMonth) =>
  query(
    ({ sql }) => sql<Array<{ staffId: number; net: Yen }>>`
      select "staffId", net from (
        select distinct on (s.staff_id) s.staff_id as "staffId", s.net from payroll.slip s join payroll.close c
          on c.company_id = s.company_id and c.month = s.month and c.revision = s.revision and c.ended_at is not null
        where s.company_id = ${companyId} and s.month = ${month} order by s.staff_id, s.revision desc) in_force
      where net > 0 order by "staffId"`,
  )

export const filesOfMonth = (companyId: number, month: IsoMonth) =>
  query((tx) =>
    tx.query
      .select()
      .from(transferFile)
      .where(and(eq(transferFile.companyId, companyId), eq(transferFile.month, month)))
      .orderBy(asc(transferFile.id)),
  )

/** From where the company paid last. */
export const lastSender = (companyId: number) =>
  query(async ({ sql }) => {
    const [row] = await sql<Array<Pick<NewTransferFile, "clientCode" | "sender">>>`
      select client_code as "clientCode", sender from payroll.transfer_file where company_id = ${companyId} order by id desc limit 1`
    return row
  })

export const insertTransferFile = (row: NewTransferFile) => query((tx) => tx.query.insert(transferFile).values(row))
