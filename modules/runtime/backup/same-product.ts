/** Whether a backup can be restored here: its migrations are the first of ours. */
import { type Migration, migrations } from "../database/migrate.ts"
import { BackupOfAnotherProduct, BackupOfNewerProduct } from "./errors.ts"
import type { Header } from "./manifest.ts"

/** Our migrations that make the tables as they were. Throws BackupOfNewerProduct or BackupOfAnotherProduct. */
export const migrationsOf = ({ migrations: theirs }: Header, ours = migrations()): ReadonlyArray<Migration> => {
  const known = new Set(ours.map(({ file }) => file))
  const unknown = theirs.find(({ file }) => !known.has(file))
  if (unknown !== undefined) throw new BackupOfNewerProduct({ theirs: unknown.file, ours: ours.at(-1)?.file ?? "" })
  const other = theirs.find(({ digest, file }, at) => ours[at]?.file !== file || ours[at]?.digest !== digest)
  if (other !== undefined) throw new BackupOfAnotherProduct({ migration: other.file })
  return ours.slice(0, theirs.length)
}
