/** What the browser keeps where no script reads it: the refresh token, and by which device it is. */
import { Effect } from "effect"
import { HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"
import { newToken } from "./operations/secrets.ts"

const options = { httpOnly: true, sameSite: "strict", path: "/api/auth" } as const

const isSecure = (request: HttpServerRequest.HttpServerRequest) => request.headers["x-forwarded-proto"] === "https"

const kept = (name: "device" | "refresh", value: string, maxAge: "30 days" | "400 days") =>
  HttpEffect.appendPreResponseHandler((request, response) =>
    Effect.orDie(
      HttpServerResponse.setCookie(response, name, value, { ...options, secure: isSecure(request), maxAge }),
    ),
  )

/** Sets the cookie beside the answer that carries the same token; API clients find it in the answer. */
export const remembered = Effect.fn("Identity.remembered")(function* <T extends { readonly refreshToken: string }>(
  tokens: T,
) {
  yield* kept("refresh", tokens.refreshToken, "30 days")
  return tokens
})

export const forgotten = HttpEffect.appendPreResponseHandler((_request, response) =>
  Effect.orDie(HttpServerResponse.setCookie(response, "refresh", "", { ...options, maxAge: 0 })),
)

/** As long as browsers keep anything; it stays when the person signs out, for it opens nothing. */
export const keepDevice = (device: string) => kept("device", device, "400 days")
export const newDevice = newToken

export const refreshCookie = HttpServerRequest.HttpServerRequest.use((request) =>
  Effect.succeed(request.cookies.refresh),
)
/** The device as we named it once; undefined for anything else. */
export const deviceCookie = HttpServerRequest.HttpServerRequest.use(({ cookies }) =>
  Effect.succeed(/^[\w-]{43}$/.test(cookies.device ?? "") ? cookies.device : undefined),
)
export const accessToken = HttpServerRequest.HttpServerRequest.use((request) =>
  Effect.succeed((request.headers.authorization ?? "").replace("Bearer ", "")),
)
