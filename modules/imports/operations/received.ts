/** What came with the call: one file by its sheets, how it is to be read, and what was put right in it. */
import { readFile } from "node:fs/promises"
import { Effect, Result, Schema } from "effect"
import { refuse } from "#modules/kernel/errors.ts"
import { fieldErrors, parseOptions } from "#modules/kernel/fields/field-errors.ts"
import { withoutInvisible } from "#modules/kernel/fields/invisible.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import type { ReceivedFile } from "#modules/kernel/fields/received-file.ts"
import { parsedJson } from "#modules/kernel/http/json-body.ts"
import { largestFileBytes } from "#modules/kernel/http/multipart.ts"
import { largestImportMegabytes } from "../codes.ts"
import { type MakeImport, SentChanges, SentMapping } from "../contract/import.ts"
import { sheetsOfFile } from "./read-file.ts"

const ofFile = (message: string) => [{ field: "files.0", message }]

const sheetsOf = Effect.fnUntraced(function* (file: ReceivedFile) {
  if (file.bytes > largestFileBytes)
    return yield* refuse("File_Too_Large", ofFile(messageKey("fileTooLarge", largestImportMegabytes)))
  if (file.bytes === 0) return yield* refuse("Invalid_Input", ofFile("fileEmpty"))
  const content = yield* Effect.promise(() => readFile(file.path))
  return yield* Effect.mapError(sheetsOfFile(content), (fault) =>
    refuse(fault.startsWith("importTooMany") ? "File_Too_Large" : "File_Type_Invalid", ofFile(fault)),
  )
})

/** A text that holds JSON of a schema; fails with Invalid_Input and its fields. */
const given = Effect.fnUntraced(function* <A>(field: string, schema: Schema.ConstraintDecoder<A>, text: string) {
  const noJson = () => refuse("Invalid_Input", [{ field, message: messageKey("invalid") }])
  const json = yield* Effect.mapError(parsedJson(text), noJson)
  const decoded = Schema.decodeUnknownResult(schema, parseOptions)(json)
  if (Result.isSuccess(decoded)) return decoded.success
  return yield* refuse(
    "Invalid_Input",
    fieldErrors(decoded.failure).map((one) => ({ ...one, field: `${field}.${one.field}` })),
  )
})

/** As its sender calls it, without what can't be seen; what was pasted has the name that its page gave it. */
const nameOf = ({ name }: ReceivedFile) => withoutInvisible(name).trim().slice(0, 200) || "-"

export interface ReceivedImport {
  readonly fileName: string
  readonly sheets: Effect.Success<ReturnType<typeof sheetsOf>>
  readonly mapping: SentMapping
  readonly changes: SentChanges
  readonly isDry: boolean
}

/** Fails with Invalid_Input, File_Too_Large, File_Type_Invalid, each with the field that is to blame. */
export const receivedImport = Effect.fn("Imports.received")(function* (sent: MakeImport) {
  const [file, second] = sent.files
  if (file === undefined) return yield* refuse("Invalid_Input", [{ field: "files", message: "required" }])
  if (second !== undefined)
    return yield* refuse("Invalid_Input", [{ field: "files.1", message: messageKey("tooManyFiles", 1) }])
  const [dryRun] = sent.dryRun
  if (dryRun === undefined) return yield* refuse("Invalid_Input", [{ field: "dryRun", message: "required" }])
  const mapping: SentMapping = yield* given("mapping", SentMapping, sent.mapping?.[0] ?? "{}")
  const [changesFile] = sent.changes ?? []
  const changesText = changesFile === undefined ? "[]" : yield* Effect.promise(() => readFile(changesFile.path, "utf8"))
  const changes: SentChanges = yield* given("changes", SentChanges, changesText)
  const received: ReceivedImport = {
    fileName: nameOf(file),
    sheets: yield* sheetsOf(file),
    mapping,
    changes,
    isDry: dryRun === "1",
  }
  return received
})
