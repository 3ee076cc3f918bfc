/** From where and by what a call came; nothing where nobody called, as in a command. */
import { Effect, Option } from "effect"
import { HttpServerRequest } from "effect/http"
import { clientAddress } from "./client-address.ts"

export const askedFrom = Effect.gen(function* () {
  const request = Option.getOrUndefined(yield* Effect.serviceOption(HttpServerRequest.HttpServerRequest))
  if (request === undefined) return { address: "", userAgent: "" }
  const address = yield* Effect.provideService(clientAddress, HttpServerRequest.HttpServerRequest, request)
  return { address, userAgent: request.headers["user-agent"] ?? "" }
})
