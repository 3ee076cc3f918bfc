/** Why a backup can't be taken, opened or restored. Each is a fact; the command line has a sentence for every one. */
import { Data } from "effect"

/** Neither a passphrase of this length nor an age key; or a public key where a file has to be opened. */
export class BackupKeyUnusable extends Data.TaggedError("BackupKeyUnusable")<{
  readonly reason: "short" | "malformed" | "public"
}> {}

/** The file doesn't begin as a backup does. */
export class NotABackup extends Data.TaggedError("NotABackup")<{ readonly file: string }> {}

/** The key opens nothing: it is another one, or the head that it opens is damaged. */
export class BackupKeyWrong extends Data.TaggedError("BackupKeyWrong")<{ readonly file: string }> {}

/** A byte is not as it was written, or some are missing. */
export class BackupDamaged extends Data.TaggedError("BackupDamaged")<{
  readonly file: string
  /** The table or file inside whose checksum differs, when it got that far. */
  readonly part: string | undefined
}> {}

/** Taken by a newer product: it has a migration or a format that this one doesn't know. */
export class BackupOfNewerProduct extends Data.TaggedError("BackupOfNewerProduct")<{
  readonly theirs: string
  readonly ours: string
}> {}

/** A migration of the backup is not the one of this name here. */
export class BackupOfAnotherProduct extends Data.TaggedError("BackupOfAnotherProduct")<{
  readonly migration: string
}> {}

export class DatabaseNotEmpty extends Data.TaggedError("DatabaseNotEmpty")<{
  readonly holds: ReadonlyArray<{ readonly table: string; readonly rows: number }>
}> {}

/** Somebody works on the database: a server, a worker. */
export class DatabaseInUse extends Data.TaggedError("DatabaseInUse")<{ readonly sessions: number }> {}

/** There is a file of this name already, or none where one is read. */
export class BackupFileExists extends Data.TaggedError("BackupFileExists")<{ readonly file: string }> {}
export class BackupFileMissing extends Data.TaggedError("BackupFileMissing")<{ readonly file: string }> {}

export type BackupRefusal =
  | BackupKeyUnusable
  | NotABackup
  | BackupKeyWrong
  | BackupDamaged
  | BackupOfNewerProduct
  | BackupOfAnotherProduct
  | DatabaseNotEmpty
  | DatabaseInUse
  | BackupFileExists
  | BackupFileMissing

const kinds = [
  BackupKeyUnusable,
  NotABackup,
  BackupKeyWrong,
  BackupDamaged,
  BackupOfNewerProduct,
  BackupOfAnotherProduct,
  DatabaseNotEmpty,
  DatabaseInUse,
  BackupFileExists,
  BackupFileMissing,
]
export const isBackupRefusal = (fault: unknown): fault is BackupRefusal => kinds.some((kind) => fault instanceof kind)
