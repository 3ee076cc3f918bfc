/** The built browser part: hashed assets for ever, the page itself never from a cache. */
import { Effect, Layer } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse, HttpStaticServer } from "effect/http"

const lasting = "public, max-age=31536000, immutable"

export const webPages = (root: string) =>
  Layer.mergeAll(
    HttpStaticServer.layer({ root, spa: true, cacheControl: "no-cache" }),
    HttpRouter.middleware(
      (handled) =>
        Effect.gen(function* () {
          const { url } = yield* HttpServerRequest.HttpServerRequest
          const answer = yield* handled
          return url.startsWith("/assets/") && answer.status === 200
            ? HttpServerResponse.setHeader(answer, "cache-control", lasting)
            : answer
        }),
      { global: true },
    ),
  )
