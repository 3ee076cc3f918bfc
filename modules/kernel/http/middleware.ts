/** What every answer carries, whatever route gave it: a request id, the security headers, one line of log. */
import { Clock, Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { isForwardedHttps } from "./forwarded-https.ts"
import { RequestId, requestIdOf } from "./request-id.ts"

const securityHeaders = {
  "content-security-policy":
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; " +
    "worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "geolocation=(self), camera=(), microphone=()",
}

/** For a year browsers come by HTTPS alone; said over HTTP it would mean nothing (RFC 6797, 7.2). */
const httpsOnly = { "strict-transport-security": "max-age=31536000; includeSubDomains" }

/** The path as a template: ids are digits, so no id and no person ends up in a log or a metric. */
const templateOf = (url: string) => (url.split("?")[0] ?? "").replace(/\/\d+(?=\/|$)/g, "/:id").slice(0, 200)

export const everyAnswer = HttpRouter.middleware(
  (handled) =>
    Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const requestId = requestIdOf(request.headers["x-request-id"])
      const began = yield* Clock.currentTimeMillis
      const answer = yield* Effect.provideService(handled, RequestId, requestId)
      const millis = (yield* Clock.currentTimeMillis) - began
      const template = templateOf(request.url)
      if (template.startsWith("/api/"))
        yield* Effect.logInfo("call").pipe(
          Effect.provideService(RequestId, requestId),
          Effect.annotateLogs({ method: request.method, path: template, status: answer.status, millis }),
        )
      return HttpServerResponse.setHeaders(answer, {
        ...securityHeaders,
        ...(isForwardedHttps(request) ? httpsOnly : {}),
        "x-request-id": requestId,
        ...(template.startsWith("/api/") ? { "cache-control": "no-store" } : {}),
      })
    }),
  { global: true },
)
