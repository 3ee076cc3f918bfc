/** What the browser keeps where no script reads it: the refresh token, and by which device it is. */
import { Effect } from "effect"
import { HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"
import { isForwardedHttps } from "#modules/kernel/http/forwarded-https.ts"
import { newToken } from "./operations/secrets.ts"

type Name = "device" | "refresh"

/**
 * Behind HTTPS a cookie is `__Host-`: another host of the same domain can neither read it nor put its own in its place.
 * Browsers take that prefix with the path / and Secure alone; without HTTPS the cookie goes to the sign-in's calls only.
 */
const placeOf = (request: HttpServerRequest.HttpServerRequest, name: Name) => {
  const secure = isForwardedHttps(request)
  return {
    name: secure ? `__Host-${name}` : name,
    options: { httpOnly: true, sameSite: "strict", secure, path: secure ? "/" : "/api/auth" } as const,
  }
}
const kept = (wanted: Name, value: string, maxAge: "30 days" | "400 days" | 0) =>
  HttpEffect.appendPreResponseHandler((request, response) => {
    const { name, options } = placeOf(request, wanted)
    return Effect.orDie(HttpServerResponse.setCookie(response, name, value, { ...options, maxAge }))
  })
const sent = (wanted: Name) =>
  HttpServerRequest.HttpServerRequest.use((request) => Effect.succeed(request.cookies[placeOf(request, wanted).name]))

/** Sets the cookie beside the answer that carries the same token; API clients find it in the answer. */
export const remembered = Effect.fn("Identity.remembered")(function* <T extends { readonly refreshToken: string }>(
  tokens: T,
) {
  yield* kept("refresh", tokens.refreshToken, "30 days")
  return tokens
})

export const forgotten = kept("refresh", "", 0)

/** As long as browsers keep anything; it stays when the person signs out, for it opens nothing. */
export const keepDevice = (device: string) => kept("device", device, "400 days")
export const newDevice = newToken

export const refreshCookie = sent("refresh")
/** The device as we named it once; undefined for anything else. */
export const deviceCookie = Effect.map(sent("device"), (device) =>
  /^[\w-]{43}$/.test(device ?? "") ? device : undefined,
)
export const accessToken = HttpServerRequest.HttpServerRequest.use((request) =>
  Effect.succeed((request.headers.authorization ?? "").replace("Bearer ", "")),
)
