/**
 * One key signs the audit of a database. The database knows its fingerprint, and a process with another key is refused
 * before it writes: its entries would be taken for forged ones.
 */
import { existsSync } from "node:fs"
import { join } from "node:path"
import { Data, Effect, Layer } from "effect"
import { anchorMark } from "../../kernel/audit/marks.ts"
import { connect, type DatabaseAddress } from "../../kernel/database/connect.ts"
import { query } from "../../kernel/database/scope.ts"
import { Keys } from "../../kernel/keys.ts"
import { tell } from "../../kernel/write.ts"
import { claimFingerprint, knownFingerprint, replaceFingerprint } from "./repository/audit-key.ts"
import { anchorsIn } from "./repository/seals.ts"

/** The audit of the database is signed by another key than this folder's; or this folder has none. */
export class AuditKeyOfAnother extends Data.TaggedError("AuditKeyOfAnother")<{
  readonly file: string
  readonly isMissing: boolean
}> {}

const keyFile = (dataDir: string) => join(dataDir, "keys", "audit.key")

/**
 * Makes this folder's key the database's where nothing is signed yet, or where this key has signed; goes on where it is
 * already. Makes no key where the database has one. Fails with AuditKeyOfAnother.
 */
export const ownAuditKey = Effect.fn("Audit.ownKey")(function* (address: DatabaseAddress, dataDir: string) {
  const sql = yield* connect(address, "tehai_owner", 1)
  const refusal = new AuditKeyOfAnother({ file: keyFile(dataDir), isMissing: !existsSync(keyFile(dataDir)) })
  const [theirs, anchors] = yield* Effect.promise(() => Promise.all([knownFingerprint(sql), anchorsIn(sql)]))
  if (refusal.isMissing && (theirs !== undefined || anchors.length > 0)) return yield* refusal
  const keys = yield* Keys.pipe(Effect.provide(Layer.fresh(Keys.layer(join(dataDir, "keys")))))
  const hasSigned = anchors.some((anchor) => anchorMark(keys, anchor).equals(anchor.mac))
  if (theirs === undefined && anchors.length > 0 && !hasSigned) return yield* refusal
  const agreed = theirs ?? (yield* Effect.promise(() => claimFingerprint(sql, keys.fingerprint)))
  if (agreed?.equals(keys.fingerprint) !== true) return yield* refusal
}, Effect.scoped)

/** From now on this folder's key signs, where the old one is lost; what the old one signed stays another key's. In an open write. */
export const changeAuditKey = Effect.fn("Audit.changeKey")(function* () {
  const { fingerprint } = yield* Keys
  const before = yield* query(({ sql }) => knownFingerprint(sql))
  yield* query(({ sql }) => replaceFingerprint(sql, fingerprint))
  const shown = (of: Buffer | undefined) => ({ fingerprint: of?.toString("hex") ?? null })
  yield* tell({
    action: "audit.changeKey",
    subject: "platform",
    before: shown(before),
    after: shown(fingerprint),
  })
  return { fingerprint: fingerprint.toString("hex") }
})
