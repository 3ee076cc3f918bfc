/** Puts received files into the store, before a row names them. */
import { Effect } from "effect"
import { fileKinds } from "../codes.ts"
import { storeKey } from "../rules/address.ts"
import { FileStore } from "./file-store.ts"
import type { MadeFile } from "./receive-file.ts"

const keysOf = ({ id, copies }: MadeFile) =>
  copies.map(({ content, kind, variant }) => ({ key: storeKey({ id, kind, variant }), content, kind }))

/** Lays the copies down; they go again with the scope unless `kept` says that a row names them. */
export const layDown = Effect.fn("Files.layDown")(function* (made: ReadonlyArray<MadeFile>, kept: { isKept: boolean }) {
  const store = yield* FileStore
  for (const { content, key, kind } of made.flatMap(keysOf)) {
    yield* Effect.acquireRelease(store.put(key, content, fileKinds[kind].type), () =>
      kept.isKept ? Effect.void : Effect.ignore(store.remove(key)),
    )
  }
})
