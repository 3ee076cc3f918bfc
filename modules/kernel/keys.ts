/** Secrets that stay outside the database: made once in DATA_DIR/keys, readable by their owner alone. */
import { createHmac, createSecretKey, randomBytes } from "node:crypto"
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Context, Effect, Layer } from "effect"

export interface KeyRing {
  /** Signs an audit entry, so that a change by the database's owner shows. */
  readonly auditMac: (text: string) => Buffer
  /** Signs the address of a file, which opens it for a while. */
  readonly addressMac: (text: string) => Buffer
  /** Tells this key from another and says nothing else of it. */
  readonly fingerprint: Buffer
}

export class Keys extends Context.Service<Keys, KeyRing>()("kernel/Keys") {
  static readonly layer = (folder: string) =>
    Layer.effect(
      Keys,
      Effect.sync(() => {
        // As a key object: node makes one anew for each mark from bytes, which costs more than the mark.
        const audit = createSecretKey(secretOf(folder, "audit.key"))
        const auditMac = (text: string) => createHmac("sha256", audit).update(text).digest()
        const addresses = createSecretKey(auditMac("the key of addresses of files"))
        const addressMac = (text: string) => createHmac("sha256", addresses).update(text).digest()
        return { auditMac, addressMac, fingerprint: auditMac("the fingerprint of this key") } satisfies KeyRing
      }),
    )
}

/** Two processes may start on a new folder at once: the first name wins, whole. */
const secretOf = (folder: string, name: string) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, name)
  if (!existsSync(file)) {
    const draft = join(folder, `.${name}.${randomBytes(6).toString("hex")}`)
    writeFileSync(draft, randomBytes(32), { mode: 0o600 })
    try {
      linkSync(draft, file)
    } catch (fault) {
      if (!existsSync(file)) throw fault
    }
    unlinkSync(draft)
  }
  return readFileSync(file)
}
