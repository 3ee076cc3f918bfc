/** A received file → what is kept of it, or why not, in words about this file. */
import { hash, randomUUID } from "node:crypto"
import { readFile } from "node:fs/promises"
import { Effect, Result } from "effect"
import { type ErrorCode, type FieldError, refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import type { ReceivedFile } from "#modules/kernel/fields/received-file.ts"
import { largestFileBytes } from "#modules/kernel/http/multipart.ts"
import { type FileKind, isPictureKind } from "../codes.ts"
import type { Copy, FileRow } from "../model.ts"
import { isActivePdf } from "../rules/active-pdf.ts"
import { fileName } from "../rules/file-name.ts"
import { isHeic, kindOfBytes } from "../rules/kind-of-bytes.ts"
import { plainTextOf } from "../rules/plain-text.ts"
import { madePicture } from "./pictures.ts"

export type MadeFile = Omit<FileRow, "companyId" | "uploadedBy" | "uploadedAt"> & {
  readonly copies: ReadonlyArray<Copy>
}
/** Why a file is not taken: the code of the answer and the sentence under this file. */
interface Fault {
  readonly code: Extract<ErrorCode, "File_Type_Invalid" | "File_Too_Large" | "Invalid_Input">
  readonly message: string
}
const fault = (code: Fault["code"], message: string): Fault => ({ code, message })

const megabytes = largestFileBytes / 1_048_576

const madeOf = Effect.fnUntraced(function* (content: Uint8Array, kind: FileKind) {
  if (isPictureKind(kind)) return yield* madePicture(content, kind)
  const text = kind === "text" ? plainTextOf(content) : undefined
  const whole: Copy = { variant: "whole", kind, content: text === undefined ? content : Buffer.from(text) }
  return { copies: [whole], width: null, height: null }
})

const received = Effect.fnUntraced(function* (file: ReceivedFile, named: string, takes: ReadonlyArray<FileKind>) {
  if (file.bytes > largestFileBytes) return Result.fail(fault("File_Too_Large", messageKey("fileTooLarge", megabytes)))
  if (file.bytes === 0) return Result.fail(fault("Invalid_Input", "fileEmpty"))
  const content = yield* Effect.promise(() => readFile(file.path))
  const kind = kindOfBytes(content)
  if (kind === undefined || !takes.includes(kind))
    return Result.fail(fault("File_Type_Invalid", isHeic(content) ? "fileHeic" : "fileKind"))
  if (kind === "pdf" && isActivePdf(content)) return Result.fail(fault("File_Type_Invalid", "fileActive"))
  const made = yield* Effect.result(madeOf(content, kind))
  if (Result.isFailure(made)) {
    const { why } = made.failure
    if (why === "broken") return Result.fail(fault("File_Type_Invalid", "fileBroken"))
    return Result.fail(fault("File_Too_Large", "filePixels"))
  }
  const { copies, width, height } = made.success
  const whole = copies[0]?.content ?? content
  const sized = { width, height, bytes: whole.length, sha256: hash("sha256", whole) }
  return Result.succeed<MadeFile>({ id: randomUUID(), name: fileName(named, kind), kind, copies, ...sized })
})

/**
 * Every file, one after another. Fails with File_Type_Invalid, File_Too_Large or Invalid_Input, with each file that is to
 * blame by its place; the first one's fault names the answer.
 */
export const receiveFiles = Effect.fn("Files.receive")(function* (
  files: ReadonlyArray<ReceivedFile>,
  names: ReadonlyArray<string>,
  takes: ReadonlyArray<FileKind>,
) {
  const faults: Array<Fault & FieldError> = []
  const made: Array<MadeFile> = []
  for (const [place, file] of files.entries()) {
    const one = yield* received(file, names[place] || file.name, takes)
    if (Result.isSuccess(one)) made.push(one.success)
    else faults.push({ field: `files.${place}`, ...one.failure })
  }
  const [first] = faults
  if (first === undefined) return made
  return yield* refuse(
    first.code,
    faults.map(({ field, message }) => ({ field, message })),
  )
})
