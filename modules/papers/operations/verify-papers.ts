/**
 * Issued papers compared with the audit that sealed them, for `audit verify`: the entry of the approval has the digest of the
 * content, and the rows have to make the same one.
 */
import { Effect, Option, Schema } from "effect"
import { entriesOfAction } from "#modules/kernel/audit/repository/entries.ts"
import { contentCount } from "#modules/kernel/audit/sealed-content.ts"
import { issuedPapers, type StandingPaper } from "../repository/digests.ts"

const Sealed = Schema.Struct({ no: Schema.String, edition: Schema.Int, contentHash: Schema.String })
const sealedOf = Schema.decodeUnknownOption(Sealed)
type Sealing = typeof Sealed.Type

/** Approvals are many and small. */
const atOnce = 500

/** What each approval sealed, by the paper. */
const sealings = Effect.fn("Papers.sealings")(function* (companyId: number) {
  const known = new Map<string, Sealing>()
  let last = "0"
  for (;;) {
    const entries = yield* entriesOfAction(companyId, "paper.approve", last, atOnce)
    for (const { after, id, subject } of entries) {
      last = id
      Option.map(sealedOf(after), (sealed) => known.set(subject, sealed))
    }
    if (entries.length < atOnce) return known
  }
})

/** In the company's scope. */
export const verifyPapers = Effect.fn("Papers.verify")(function* (companyId: number) {
  const count = contentCount()
  const named = (subject: string, { edition, no }: Pick<StandingPaper, "edition" | "no">) => ({
    row: subject,
    userId: null,
    of: `${no} 版${edition}`,
  })
  const known = yield* sealings(companyId)
  const standing = new Set<string>()
  let last = 0
  for (;;) {
    const rows = yield* issuedPapers(companyId, last, atOnce)
    for (const row of rows) {
      const subject = `paper:${row.id}`
      const sealed = known.get(subject)
      standing.add(subject)
      last = row.id
      if (row.now !== row.kept || (sealed !== undefined && sealed.contentHash !== row.kept))
        count.blame({ kind: "changed", ...named(subject, row) })
      else if (sealed === undefined) count.leave()
      else count.prove()
    }
    if (rows.length < atOnce) break
  }
  for (const [subject, sealed] of known)
    if (!standing.has(subject)) count.blame({ kind: "deleted", ...named(subject, sealed) })
  return count.told()
})
