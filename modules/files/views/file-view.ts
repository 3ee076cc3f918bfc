/** Files as answers show them: by addresses that open for a while. Made after the row's own policy has let it be shown. */
import { Clock, Effect } from "effect"
import { Keys } from "#modules/kernel/keys.ts"
import { isPictureKind, type previewSides } from "../codes.ts"
import type { FileRow } from "../model.ts"
import { signedAddress } from "../rules/address.ts"

type Shown = Pick<FileRow, "id" | "name" | "kind">

const nowSeconds = Effect.map(Clock.currentTimeMillis, (millis) => millis / 1000)

/** As the specification has a file: its id, its name, its address. */
export const wholeView = Effect.fn("Files.wholeView")(function* ({ id, name, kind }: Shown) {
  const url = signedAddress(yield* Keys, { id, name, kind, variant: "whole" }, yield* nowSeconds)
  return { id, name, url }
})

/** The address of a small copy, of a picture. */
export const previewAddress = Effect.fn("Files.previewAddress")(function* (
  { id, name, kind }: Shown,
  side: (typeof previewSides)[number],
) {
  if (!isPictureKind(kind)) return undefined
  return signedAddress(yield* Keys, { id, name, kind: "webp", variant: side }, yield* nowSeconds)
})
