/** A picture of the store as papers draw it: a PNG that keeps what is transparent, small enough for every page. */
import { Effect, Stream } from "effect"
import { isPictureKind } from "../codes.ts"
import { filesByIds } from "../repository/files.ts"
import { storeKey } from "../rules/address.ts"
import { FileStore } from "./file-store.ts"
import { smallPng } from "./pictures.ts"

/** Four times the width that a seal has on paper: as fine as a printer draws it. */
const side = 264

/**
 * What gives its bytes, which waits for no database; in the company's scope. Null where there is no such picture any more, or
 * nothing can read it.
 */
export const drawablePicture = Effect.fn("Files.drawablePicture")(function* (companyId: number, id: string) {
  const [row] = yield* filesByIds(companyId, [id])
  const store = yield* FileStore
  if (row === undefined || !isPictureKind(row.kind)) return Effect.succeed(null)
  const stored = store.get(storeKey({ id, kind: row.kind, variant: "whole" }))
  return Effect.gen(function* () {
    const whole = yield* stored
    if (whole === undefined) return null
    const bytes = Buffer.concat(Array.from(yield* Stream.runCollect(whole.content)))
    return yield* Effect.orElseSucceed(smallPng(bytes, side), () => null)
  })
})
