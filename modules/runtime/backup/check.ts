/** Whether a backup opens with a key and is whole, without a database. */
import { Effect } from "effect"
import type { BackupKey } from "./key.ts"
import type { OnProgress } from "./manifest.ts"
import { readContents } from "./read-contents.ts"
import { refusing } from "./refusing.ts"
import { migrationsOf } from "./same-product.ts"

const takesNothing = {
  begin: () => Promise.resolve(),
  piece: () => Promise.resolve(),
}

/** Reads all of it and gives what is inside. Fails with a BackupRefusal, also when it is a newer product's. */
export const checkBackup = Effect.fn("Backup.check")(function* (file: string, key: BackupKey, onProgress?: OnProgress) {
  return yield* refusing(file, () =>
    readContents(file, key, takesNothing, onProgress).then((contents) => {
      migrationsOf(contents.header)
      return contents
    }),
  )
})
