/** 印影の背景を消す: answered with a PNG and kept nowhere; whoever likes it gives it as a file. */
import { readFile } from "node:fs/promises"
import { Effect, Result } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { type ErrorCode, refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import type { ReceivedFile } from "#modules/kernel/fields/received-file.ts"
import { largestFileBytes } from "#modules/kernel/http/multipart.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { isPictureKind } from "../codes.ts"
import type { OnePicture } from "../contract/file.ts"
import { filePolicy, givenBy } from "../policy.ts"
import { kindOfBytes } from "../rules/kind-of-bytes.ts"
import { liftedSeal } from "./pictures.ts"

const wrong = (code: ErrorCode, message: string) => refuse(code, [{ field: "files.0", message }])

/** The one file of a call that takes one. Fails with Invalid_Input for none and for more. */
export const onlyOne = Effect.fnUntraced(function* (files: ReadonlyArray<ReceivedFile>) {
  const [file, ...more] = files
  if (file === undefined) return yield* refuse("Invalid_Input", [{ field: "files", message: "required" }])
  if (more.length > 0)
    return yield* refuse("Invalid_Input", [{ field: "files.1", message: messageKey("tooManyFiles", 1) }])
  return file
})

/** Fails with File_Type_Invalid and File_Too_Large for what is no picture; what it gives fails where it has no red ink. */
export const clearedSeal = Effect.fn("Files.clearedSeal")(function* (file: ReceivedFile) {
  if (file.bytes > largestFileBytes)
    return yield* wrong("File_Too_Large", messageKey("fileTooLarge", largestFileBytes / 1_048_576))
  const kind = kindOfBytes(yield* Effect.promise(() => readFile(file.path)))
  if (kind === undefined || !isPictureKind(kind)) return yield* wrong("File_Type_Invalid", "filePicture")
  return Effect.gen(function* () {
    const seal = yield* Effect.result(liftedSeal(file.path))
    if (Result.isFailure(seal)) {
      const isBroken = seal.failure.why === "broken"
      return yield* wrong(isBroken ? "File_Type_Invalid" : "File_Too_Large", isBroken ? "fileBroken" : "filePixels")
    }
    return seal.success ?? (yield* wrong("Invalid_Input", "noSeal"))
  })
})

/** Fails with Permission_Denied, Invalid_Input (not one picture, or one without red), File_Type_Invalid, File_Too_Large. */
export const clearBackground = Effect.fn("Files.clearBackground")(function* ({ files }: OnePicture) {
  yield* authorize(filePolicy, "clear", givenBy(yield* CurrentActor))
  return { bytes: yield* clearedSeal(yield* onlyOne(files)), fileName: "印影.png" }
})
