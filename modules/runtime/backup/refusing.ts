/** The border between promises that throw refusals and effects that fail with them. */
import { Effect } from "effect"
import { type DataFolderUnwritable, DiskFull } from "../postgres/errors.ts"
import { codeOf, fromDisk } from "../postgres/on-disk.ts"
import { type BackupRefusal, isBackupRefusal } from "./errors.ts"

/** What the file system says by a code; PostgreSQL says the same of its own disk by 53100. */
const ofDisk = /^(E[A-Z]+|53100)$/

/** Runs work that writes in `folder`. Fails with a BackupRefusal, DiskFull or DataFolderUnwritable; all else dies. */
export const refusing = <A>(folder: string, work: () => Promise<A>) =>
  Effect.tryPromise({ try: work, catch: (fault) => fault }).pipe(
    Effect.catch((fault): Effect.Effect<never, BackupRefusal | DiskFull | DataFolderUnwritable> => {
      if (isBackupRefusal(fault)) return Effect.fail(fault)
      const code = codeOf(fault)
      if (code === "53100") return Effect.fail(new DiskFull({ folder }))
      return ofDisk.test(code) ? Effect.fail(fromDisk(folder, code)) : Effect.die(fault)
    }),
  )
