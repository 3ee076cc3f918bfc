/** A file as an answer: named for saving in any language, never guessed at. */
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import type { BytesOnDemand, FileAnswer } from "./contract.ts"

/** Whoever reads slowly, or not at all, holds one piece of it. */
export const bytesAnswer = (made: Uint8Array | BytesOnDemand, contentType: string) =>
  made instanceof Uint8Array
    ? HttpServerResponse.uint8Array(made, { contentType })
    : HttpServerResponse.stream(made.content, { contentType, contentLength: made.size })

export const fileAnswer = ({ bytes, fileName, contentType }: FileAnswer, usualType: string) =>
  Effect.map(bytes, (made) =>
    HttpServerResponse.setHeader(
      bytesAnswer(made, contentType ?? usualType),
      "content-disposition",
      `inline; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    ),
  )
