/** SQL of the allowances that a company pays by rule. */
import { eq } from "drizzle-orm"
import { query } from "#modules/kernel/database/scope.ts"
import { companySubsidies } from "../tables.ts"

export const subsidiesOfCompany = (companyId: number) =>
  query(
    async (tx) => (await tx.query.select().from(companySubsidies).where(eq(companySubsidies.companyId, companyId)))[0],
  )

/** Held. A company that settled nothing gets an empty row first: two who save at once wait for each other at its key. */
export const subsidiesForUpdate = (companyId: number) =>
  query(async (tx) => {
    await tx.query.insert(companySubsidies).values({ companyId, subsidies: [], version: 0 }).onConflictDoNothing()
    const ofCompany = tx.query.select().from(companySubsidies).where(eq(companySubsidies.companyId, companyId))
    return (await ofCompany.for("update"))[0]
  })

export const saveSubsidies = ({ companyId, ...rest }: typeof companySubsidies.$inferInsert) =>
  query((tx) => tx.query.update(companySubsidies).set(rest).where(eq(companySubsidies.companyId, companyId)))
