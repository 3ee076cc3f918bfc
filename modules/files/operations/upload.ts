/** Takes files in, before any row refers to them: they are their giver's, and go after a day when nothing does. */
import { Clock, Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { instantOfMillis } from "#modules/kernel/civil-day.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { PublicUrl } from "#modules/kernel/public-url.ts"
import { tell } from "#modules/kernel/write.ts"
import { everyKind, filesAtOnce } from "../codes.ts"
import type { Upload } from "../contract/file.ts"
import { filePolicy, givenBy } from "../policy.ts"
import { insertFiles } from "../repository/files.ts"
import { wholeView } from "../views/file-view.ts"
import { layDown } from "./lay-down.ts"
import { type MadeFile, receiveFiles } from "./receive-file.ts"
import { needRoom } from "./room.ts"

const register = Effect.fn("Files.register")(function* (made: ReadonlyArray<MadeFile>) {
  const { companyId, personId } = yield* CurrentActor
  const now = yield* Clock.currentTimeMillis
  const bytes = made.reduce((total, one) => total + one.bytes, 0)
  yield* needRoom({ companyId, personId }, bytes, now)
  const uploadedAt = instantOfMillis(now)
  const rows = made.map(({ copies: _, ...row }) => ({ ...row, companyId, uploadedBy: personId, uploadedAt }))
  yield* insertFiles(rows)
  const after = rows.map(({ id, name, kind, bytes, sha256 }) => ({ id, name, kind, bytes, sha256 }))
  yield* tell({ action: "file.upload", subject: `file:${rows[0]?.id ?? ""}`, after })
  const files = yield* Effect.forEach(rows, wholeView)
  return { names: files.map(({ name }) => name), domain: yield* PublicUrl, files }
})

/**
 * Fails with Permission_Denied, Invalid_Input (no file, or each beyond the tenth), and with what is wrong with single files:
 * File_Type_Invalid, File_Too_Large (also where too much waits to be used). Works and stores before the write begins, which only says what is there.
 */
export const uploadFiles = Effect.fn("Files.upload")(function* ({ files, fileName = [] }: Upload) {
  yield* authorize(filePolicy, "upload", givenBy(yield* CurrentActor))
  if (files.length === 0) return yield* refuse("Invalid_Input", [{ field: "files", message: "required" }])
  const beyond = files.slice(filesAtOnce).map((_, at) => `files.${at + filesAtOnce}`)
  if (beyond.length > 0) {
    const message = messageKey("tooManyFiles", filesAtOnce)
    return yield* refuse(
      "Invalid_Input",
      beyond.map((field) => ({ field, message })),
    )
  }
  const made = yield* receiveFiles(files, fileName, everyKind)
  const kept = { isKept: false }
  yield* layDown(made, kept)
  return Effect.tap(register(made), () =>
    Effect.sync(() => {
      kept.isKept = true
    }),
  )
})
