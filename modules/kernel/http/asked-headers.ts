/** What the headers of a call say: whose token, which company, which key, which version of the wire. */
import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import type { HttpServerRequest } from "effect/http"
import { refuse } from "../errors.ts"
import { apiVersion } from "./api-version.ts"

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

/** Fails with Api_Version_Old for a page that was loaded before the wire changed (AUTH-23); nothing of the call is read. */
export const refuseOldPage = (request: HttpServerRequest.HttpServerRequest) => {
  const header = request.headers["api-version"]
  return header !== undefined && /^\d{1,9}$/.test(header) && Number(header) < apiVersion
    ? Effect.fail(refuse("Api_Version_Old"))
    : Effect.void
}

/** Whether a body may be a form with files, by what its sender says. */
export const mayBeForm = (contentType: string | undefined) => /^multipart\/form-data\s*;/i.test(contentType ?? "")
