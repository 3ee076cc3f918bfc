/** The language of whoever asks without a sign-in: his browser's, as in every answer to him. */

import { Effect } from "effect"
import { HttpServerRequest } from "effect/http"
import { languageOf } from "./refusal.ts"

export const spokenLanguage = HttpServerRequest.HttpServerRequest.use((request) =>
  Effect.succeed(languageOf(request.headers["accept-language"])),
)
