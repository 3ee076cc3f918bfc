/** A file by one of its addresses, for who may see it; and what a signed address opens, for who has it. */
import { Clock, Context, Effect, Layer } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { Keys } from "#modules/kernel/keys.ts"
import { seenAs } from "#modules/kernel/policy.ts"
import { PublicUrl } from "#modules/kernel/public-url.ts"
import { fileKinds } from "../codes.ts"
import type { FileGuard, FileRow } from "../model.ts"
import { type FileSubject, filePolicy } from "../policy.ts"
import { filesByIds, usesOfFile } from "../repository/files.ts"
import { addressed, openedBy, storeKey } from "../rules/address.ts"
import { FileStore } from "./file-store.ts"

/** Who speaks for the rows that refer to files: each module for its own, put together where the product is. */
export class FileGuards extends Context.Service<FileGuards, ReadonlyArray<FileGuard>>()("files/FileGuards") {
  static readonly layer = (guards: ReadonlyArray<FileGuard>) => Layer.succeed(FileGuards, guards)
}

const isShown = Effect.fn("Files.isShown")(function* (uses: ReadonlyArray<{ owner: string; ofRow: number }>) {
  for (const { owner, visible } of yield* FileGuards) {
    const rows = uses.flatMap((one) => (one.owner === owner ? [one.ofRow] : []))
    if (rows.length > 0 && (yield* visible(rows)).size > 0) return true
  }
  return false
})

const subjectOf = Effect.fn("Files.subjectOf")(function* ({ companyId, id, uploadedBy }: FileRow) {
  const uses = yield* usesOfFile(companyId, id)
  return { uploadedBy, isReferredTo: uses.length > 0, isShown: yield* isShown(uses) } satisfies FileSubject
})

/**
 * What `/nest/common?url=` names, when it is a file of ours: the text is read, and nothing else is ever asked for it. Fails
 * with Not_Found for any other address, and for what the caller may not see.
 */
export const readFileAt = Effect.fn("Files.readAt")(function* (url: string) {
  const { companyId } = yield* CurrentActor
  const of = addressed(url, yield* PublicUrl)
  if (of === undefined) return yield* refuse("Not_Found")
  const [row] = yield* filesByIds(companyId, [of.id])
  const subject = row === undefined ? undefined : yield* subjectOf(row)
  const shown = yield* seenAs(
    filePolicy,
    subject === undefined || row === undefined ? undefined : { row, subject },
    (one) => one.subject,
  )
  const store = yield* FileStore
  const bytes = Effect.flatMap(store.get(storeKey(of)), (content) =>
    content === undefined ? Effect.fail(refuse("Not_Found")) : Effect.succeed(content),
  )
  return { bytes, fileName: shown.row.name, contentType: fileKinds[of.kind].type }
})

/** What a signed address opens. Fails with Not_Found where it opens nothing (any more). */
export const openFile = Effect.fn("Files.open")(function* (url: string) {
  const opened = openedBy(yield* Keys, url, (yield* Clock.currentTimeMillis) / 1000)
  if (opened === undefined) return yield* refuse("Not_Found")
  const store = yield* FileStore
  const stored = yield* store.get(storeKey(opened))
  return stored === undefined ? yield* refuse("Not_Found") : { ...opened, stored }
})
