/** SQL of the links by which a person sets the own password. */
import { and, eq, isNull } from "drizzle-orm"
import { query } from "#modules/kernel/database/scope.ts"
import { passwordLink } from "../tables.ts"

export const insertPasswordLink = (row: typeof passwordLink.$inferInsert) =>
  query((tx) => tx.query.insert(passwordLink).values(row))

/** Held until the end of the transaction: of two that use one link, the second finds it used. */
export const passwordLinkByHash = (tokenHash: Buffer) =>
  query(
    async (tx) =>
      (await tx.query.select().from(passwordLink).where(eq(passwordLink.tokenHash, tokenHash)).for("update"))[0],
  )

/** Uses up every open link of a person: an older one must not undo what the newer one set. */
export const useUpPasswordLinks = (personId: number, at: string) =>
  query((tx) =>
    tx.query
      .update(passwordLink)
      .set({ usedAt: at })
      .where(and(eq(passwordLink.personId, personId), isNull(passwordLink.usedAt))),
  )
