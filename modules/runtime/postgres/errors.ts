/** Why a database can't be had. Each is a fact; the command line has a Japanese and an English sentence for every one. */
import { Data } from "effect"
import type { Holder } from "./folder-lock.ts"

export class DataFolderUnwritable extends Data.TaggedError("DataFolderUnwritable")<{
  readonly folder: string
  /** What the system called it: EACCES, EROFS, ENOTDIR … */
  readonly code: string
}> {}

export class DiskFull extends Data.TaggedError("DiskFull")<{ readonly folder: string }> {}

export class DataFolderInUse extends Data.TaggedError("DataFolderInUse")<{
  readonly folder: string
  readonly holder: Holder | undefined
}> {}

export class DataFolderOfAnotherVersion extends Data.TaggedError("DataFolderOfAnotherVersion")<{
  readonly folder: string
  readonly found: string
  readonly ours: string
}> {}

/** The cluster belongs to an account that this one can't act for: made by root, opened by a user, or the reverse. */
export class DataFolderOfAnotherAccount extends Data.TaggedError("DataFolderOfAnotherAccount")<{
  readonly folder: string
  readonly uid: number
}> {}

/** Nothing was ever set up there: most likely a mistyped DATA_DIR. */
export class DataFolderMissing extends Data.TaggedError("DataFolderMissing")<{ readonly folder: string }> {}

export class PostgresMissing extends Data.TaggedError("PostgresMissing")<{ readonly platform: string }> {}

export class PostgresNotStarted extends Data.TaggedError("PostgresNotStarted")<{
  /** The last line that PostgreSQL wrote. */
  readonly reason: string
  readonly log: string
}> {}

/** What may stand between a start and a running embedded PostgreSQL. */
export type LaunchRefusal =
  | DataFolderUnwritable
  | DiskFull
  | DataFolderInUse
  | DataFolderOfAnotherVersion
  | DataFolderOfAnotherAccount
  | DataFolderMissing
  | PostgresMissing
  | PostgresNotStarted

/** What PostgreSQL's own words mean: a full disk, or the last thing it said. */
export const refusalFrom = (said: string, folder: string, log: string) =>
  said.includes("No space left on device")
    ? new DiskFull({ folder })
    : new PostgresNotStarted({ reason: said.trim().split("\n").at(-1) ?? "", log })
