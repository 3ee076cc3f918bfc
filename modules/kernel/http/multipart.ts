/**
 * The fields of a multipart body: texts as they are, files laid down one after another in a folder of the call. Every
 * field is a list, and `files` and `files[]` are one, because senders write both.
 */
import { createHash } from "node:crypto"
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Stream } from "effect"
import { type HttpServerRequest, Multipart } from "effect/http"
import { refuse } from "../errors.ts"
import { ReceivedFile } from "../fields/received-file.ts"

/** Of one file; what is beyond it is counted and thrown away, so that the answer can name the file. */
export const largestFileBytes = 10 * 1_048_576
/** Ten files of the largest kind and what stands between them. Whatever has more parts is no form of ours. */
const limits = Multipart.limitsServices({ maxParts: 120, maxFieldSize: 8192, maxTotalSize: 11 * largestFileBytes })

/** A process that ends at once leaves such a folder behind: whoever sweeps knows it by its name. */
export const receivedPrefix = "tehai-received-"
const ownFolder = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), receivedPrefix))),
  (folder) => Effect.sync(() => rmSync(folder, { recursive: true, force: true })),
)

const laidDown = Effect.fnUntraced(function* (part: Multipart.File, path: string) {
  const digest = createHash("sha256")
  let bytes = 0
  const file = yield* Effect.acquireRelease(
    Effect.sync(() => openSync(path, "wx", 0o600)),
    (open) => Effect.sync(() => closeSync(open)),
  )
  yield* Stream.runForEach(part.content, (piece) =>
    Effect.sync(() => {
      bytes += piece.length
      if (bytes > largestFileBytes) return
      digest.update(piece)
      for (let done = 0; done < piece.length; ) done += writeSync(file, piece, done)
    }),
  )
  return new ReceivedFile({ name: part.name, path, bytes, sha256: digest.digest("hex") })
}, Effect.scoped)

/** Fails with File_Too_Large for a body beyond the limits, and with Invalid_Input for what is no form. */
export const receivedForm = Effect.fnUntraced(function* (request: HttpServerRequest.HttpServerRequest) {
  const folder = yield* ownFolder
  const fields = new Map<string, Array<unknown>>()
  yield* Stream.runForEach(request.multipartStream, (part) =>
    Effect.gen(function* () {
      const name = part.key.replace(/\[\]$/, "")
      const values = fields.get(name) ?? []
      fields.set(name, values)
      const path = join(folder, `${fields.size}-${values.length}`)
      values.push(part._tag === "Field" ? part.value : yield* laidDown(part, path))
    }),
  ).pipe(
    Effect.provideContext(limits),
    Effect.catchTag("MultipartError", ({ reason }) =>
      Effect.fail(refuse(/TooLarge|TooMany/.test(reason._tag) ? "File_Too_Large" : "Invalid_Input")),
    ),
  )
  return Object.fromEntries(fields)
})
