import { Effect, Layer } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { clientAddress } from "#modules/kernel/http/client-address.ts"
import { bytesAnswer } from "#modules/kernel/http/file-answer.ts"
import { languageOf, refusalAnswer } from "#modules/kernel/http/refusal.ts"
import { RequestLimits } from "#modules/kernel/http/request-limits.ts"
import { implement } from "#modules/kernel/http/serve.ts"
import { fileKinds } from "./codes.ts"
import { filesContract } from "./contract.ts"
import { clearBackground } from "./operations/clear-background.ts"
import { giveEarly } from "./operations/give-early.ts"
import { openFile, readFileAt } from "./operations/read-file.ts"
import { uploadFiles } from "./operations/upload.ts"

const calls = implement(filesContract, {
  upload: { prepared: ({ body }) => uploadFiles(body) },
  giveEarly: { prepared: ({ body }) => giveEarly(body) },
  common: ({ query }) => readFileAt(query.url),
  removeBackground: ({ body }) => clearBackground(body),
})

/** A picture shows where it stands; whatever else is saved, or shown by the browser's own reader of PDF. */
const shownAs = (type: string) => (/^(image\/|application\/pdf)/.test(type) ? "inline" : "attachment")

/** Whoever has an address needs no sign-in: he is counted by where he comes from, until he has his bytes or went away. */
const opened = Effect.fnUntraced(function* (url: string) {
  yield* (yield* RequestLimits).oneOf("readings", yield* clientAddress)
  return yield* openFile(url)
})

/** Signed addresses, for what sends no headers of ours: a picture on a page, a link that is opened. */
const door = HttpRouter.add(
  "GET",
  "/files/:id/:copy",
  HttpServerRequest.HttpServerRequest.use((request) =>
    Effect.match(opened(request.url), {
      onFailure: (refused) => refusalAnswer(refused, languageOf(request.headers["accept-language"])),
      onSuccess: ({ kind, name, seconds, stored }) =>
        HttpServerResponse.setHeaders(bytesAnswer(stored, fileKinds[kind].type), {
          "cache-control": `private, max-age=${seconds}`,
          "content-disposition": `${shownAs(fileKinds[kind].type)}; filename*=UTF-8''${encodeURIComponent(name)}`,
        }),
    }),
  ),
)

export const filesRoutes = Layer.mergeAll(calls, door)
