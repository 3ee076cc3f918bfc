/** The border to the file system: a refused change becomes the fact behind it. */
import { Effect } from "effect"
import { DataFolderUnwritable, DiskFull } from "./errors.ts"

export const codeOf = (cause: unknown) =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "EIO"

/** The fact behind a code of the file system. */
export const fromDisk = (folder: string, code: string) =>
  code === "ENOSPC" || code === "EDQUOT" ? new DiskFull({ folder }) : new DataFolderUnwritable({ folder, code })

/** Runs a change in `folder`. Fails with DiskFull or DataFolderUnwritable. */
export const onDisk = <A>(folder: string, change: () => A) =>
  Effect.try({ try: change, catch: (cause) => fromDisk(folder, codeOf(cause)) })
