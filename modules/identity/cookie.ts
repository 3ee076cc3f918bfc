/** The browser keeps the refresh token where no script reads it; API clients find it in the answer. */
import { Effect } from "effect"
import { HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"

const options = { httpOnly: true, sameSite: "strict", path: "/api/auth" } as const

const isSecure = (request: HttpServerRequest.HttpServerRequest) => request.headers["x-forwarded-proto"] === "https"

/** Sets the cookie beside the answer that carries the same token. */
export const remembered = Effect.fn("Identity.remembered")(function* <T extends { readonly refreshToken: string }>(
  tokens: T,
) {
  yield* HttpEffect.appendPreResponseHandler((request, response) =>
    Effect.orDie(
      HttpServerResponse.setCookie(response, "refresh", tokens.refreshToken, {
        ...options,
        secure: isSecure(request),
        maxAge: "30 days",
      }),
    ),
  )
  return tokens
})

export const forgotten = HttpEffect.appendPreResponseHandler((_request, response) =>
  Effect.orDie(HttpServerResponse.setCookie(response, "refresh", "", { ...options, maxAge: 0 })),
)

export const refreshCookie = HttpServerRequest.HttpServerRequest.use((request) =>
  Effect.succeed(request.cookies.refresh),
)
export const accessToken = HttpServerRequest.HttpServerRequest.use((request) =>
  Effect.succeed((request.headers.authorization ?? "").replace("Bearer ", "")),
)
