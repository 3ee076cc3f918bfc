/**
 * What a backup is locked with: a passphrase, or a key pair of age. With a public key (`age1…`) a machine can take
 * backups that it can't open itself.
 */
import { Effect, Redacted } from "effect"
import { BackupKeyUnusable } from "./errors.ts"

export interface BackupKey {
  readonly kind: "passphrase" | "identity" | "recipient"
  readonly text: Redacted.Redacted<string>
}

/** A passphrase has to stand a search on somebody else's machine. */
const shortestPassphrase = 12

const kindOf = (text: string): BackupKey["kind"] => {
  if (/^AGE-SECRET-KEY-1/i.test(text)) return "identity"
  return /^age1/.test(text) ? "recipient" : "passphrase"
}

const wellFormed: Readonly<Record<BackupKey["kind"], RegExp>> = {
  passphrase: /^.{12,}$/,
  identity: /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/,
  recipient: /^age1[02-9ac-hj-np-z]{58}$/,
}

/** Reads the first line that is no comment, as age-keygen writes its files. Fails with BackupKeyUnusable. */
export const readBackupKey = Effect.fn("Backup.readKey")(function* (given: string) {
  const lines = given.split(/\r?\n/).map((line) => line.trim())
  const text = lines.find((line) => line !== "" && !line.startsWith("#")) ?? ""
  const kind = kindOf(text)
  if (kind === "passphrase" && [...text].length < shortestPassphrase)
    return yield* new BackupKeyUnusable({ reason: "short" })
  if (!wellFormed[kind].test(text)) return yield* new BackupKeyUnusable({ reason: "malformed" })
  return { kind, text: Redacted.make(text) } satisfies BackupKey
})
