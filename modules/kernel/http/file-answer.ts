/** A file as an answer: named for saving in any language, never guessed at. */
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import type { FileAnswer } from "./contract.ts"

export const fileAnswer = ({ bytes, fileName }: FileAnswer, contentType: string) =>
  Effect.map(bytes, (made) =>
    HttpServerResponse.setHeader(
      HttpServerResponse.uint8Array(made, { contentType }),
      "content-disposition",
      `inline; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    ),
  )
