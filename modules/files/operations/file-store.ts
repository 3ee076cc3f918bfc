/**
 * Where the bytes of files lie: in the data folder, or in any S3-compatible store that several servers share. What knows
 * files asks here; nothing else opens either.
 */
import { Context, type Effect, Layer, type Redacted } from "effect"
import type { Refused } from "#modules/kernel/errors.ts"
import type { BytesOnDemand } from "#modules/kernel/http/contract.ts"
import { folderStore } from "./folder-store.ts"
import { s3Store } from "./s3-store.ts"

export interface Store {
  /** Writes it whole or not at all. Fails with Service_Unavailable where the store can't be reached. */
  readonly put: (key: string, content: Uint8Array, type: string) => Effect.Effect<void, Refused>
  /** Undefined where nothing lies there. Fails as put does. */
  readonly get: (key: string) => Effect.Effect<BytesOnDemand | undefined, Refused>
  /** Nothing where nothing lies there. Fails as put does. */
  readonly remove: (key: string) => Effect.Effect<void, Refused>
  /** What was laid down before this moment; nothing of a store that others may keep theirs in, too. Fails as put does. */
  readonly laidBefore: (millis: number) => Effect.Effect<ReadonlyArray<string>, Refused>
}

export interface FileSettings {
  readonly dataDir: string
  /** https://key:secret@host/bucket; the data folder where it is absent. */
  readonly filesUrl?: Redacted.Redacted | undefined
}

export class FileStore extends Context.Service<FileStore, Store>()("files/FileStore") {
  static readonly layer = ({ dataDir, filesUrl }: FileSettings) =>
    Layer.sync(FileStore, () => (filesUrl === undefined ? folderStore(`${dataDir}/files`) : s3Store(filesUrl)))
}
