/** What the headers of a call say: whose token, which company, which key. */
import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import type { HttpServerRequest } from "effect/http"
import { refuse } from "../errors.ts"

export const bearer = (request: HttpServerRequest.HttpServerRequest) => {
  const token = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? "")?.[1]
  return token === undefined ? Effect.fail(refuse("Token_Not_Exist")) : Effect.succeed(token)
}

export const chosenCompany = (request: HttpServerRequest.HttpServerRequest) => {
  const header = request.headers.companyid ?? ""
  if (header === "") return Effect.fail(refuse("Missing_Company_Id_In_Header"))
  return /^[1-9]\d{0,8}$/.test(header)
    ? Effect.succeed(Number(header))
    : Effect.fail(refuse("Your_Company_In_Header_Not_Valid"))
}

export const keyOf = (request: HttpServerRequest.HttpServerRequest) => {
  const key = request.headers["idempotency-key"]
  if (key === undefined) return Effect.succeed(randomUUID())
  return /^[\x21-\x7e]{1,200}$/.test(key)
    ? Effect.succeed(key)
    : Effect.fail(refuse("Invalid_Input", [{ field: "Idempotency-Key", message: "invalid" }]))
}
