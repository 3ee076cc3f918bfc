/** One call over the wire: address, headers, time limit, and the renewing of the access token. */
import { apiVersion } from "#modules/kernel/http/api-version.ts"
import { ApiError, type LastChange } from "./api-error.ts"
import { oldPage } from "./old-page.ts"
import { randomId } from "./random-id.ts"
import { session } from "./session.ts"
import { signInEvents } from "./sign-in-events.ts"

export interface Call {
  readonly method: string
  readonly path: string
}
export interface Input {
  readonly body?: unknown
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly extraHeaders?: Readonly<Record<string, string | undefined>>
  readonly fetchOptions?: { readonly signal?: AbortSignal | null }
}
export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}
/** AUTH-11 */
const timeLimit = 180_000
/** What everybody may ask, beside the calls of signing in, of the demo and of the link of a paper. */
const open = [
  "POST /nest/contact",
  "GET /nest/seller",
  "GET /nest/subscription",
  "GET /nest/bank",
  "GET /nest/bank/:code/branch",
]
const needsNoToken = ({ method, path }: Call) =>
  /^\/(auth|demo|paper-link)\//.test(path) || open.includes(`${method} ${path}`)

export const addressOf = (call: Call, input: Input) => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined) search.set(name, String(value))
  return search.size === 0 ? `/api${path}` : `/api${path}?${search}`
}
export const headersOf = (call: Call, input: Input, key: string) => {
  const headers = new Headers({ accept: "application/json", "accept-language": document.documentElement.lang })
  headers.set("api-version", String(apiVersion))
  const token = session.token()
  const companyId = session.signIn()?.companyId
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`)
  if (companyId !== undefined && !needsNoToken(call)) headers.set("companyId", String(companyId))
  if (call.method !== "GET") headers.set("idempotency-key", key)
  if (input.body !== undefined && !(input.body instanceof FormData)) headers.set("content-type", "application/json")
  for (const [name, value] of Object.entries(input.extraHeaders ?? {}))
    if (value !== undefined) headers.set(name, value)
  return headers
}
const bodyOf = (body: unknown) =>
  body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }

const once = async (call: Call, input: Input, key: string): Promise<Answer> => {
  const limit = AbortSignal.timeout(timeLimit)
  const given = input.fetchOptions?.signal
  try {
    const answer = await fetch(addressOf(call, input), {
      method: call.method,
      headers: headersOf(call, input, key),
      signal: given ? AbortSignal.any([given, limit]) : limit,
      ...bodyOf(input.body),
    })
    const body = isFile(answer) ? await answer.blob() : jsonOf(await answer.text())
    if (answer.status === 426) oldPage.found()
    return { status: answer.status, body, headers: answer.headers }
  } catch (cause) {
    if (given?.aborted) throw cause
    throw new ApiError({ status: 0, errorCode: limit.aborted ? "Timeout" : "No_Connection" })
  }
}
const isFile = ({ ok, headers }: Response) =>
  ok && /^(application\/pdf|image\/png)/.test(headers.get("content-type") ?? "")
/** A gateway's HTML page is no answer of ours: it reads as an unknown error. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
export const errorCodeOf = ({ status, body }: Answer) =>
  status >= 400 && typeof body === "object" && body !== null && "errorCode" in body ? String(body.errorCode) : undefined

export const tokenIsOver = (answer: Answer) => ["Token_Expired", "Token_Not_Exist"].includes(errorCodeOf(answer) ?? "")

const lockName = "tehai.renew"
/** Runs alone over all tabs; `waited` says that another tab was at it. Without secure context: alone in this tab. */
const alone = async (work: (waited: boolean) => Promise<void>) => {
  if (navigator.locks === undefined) return await work(false)
  const isFree = await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work(false)
    return lock !== null
  })
  if (!isFree) await navigator.locks.request(lockName, () => work(true))
}
const askForToken = async (before: string | undefined, waited: boolean) => {
  if (waited && session.token() === before) await session.tokenFromOtherTab(300)
  if (session.token() !== before) return
  const answer = await once({ method: "POST", path: "/auth/request-access-token" }, { body: {} }, randomId())
  const next = tokenIn(answer.body)
  if (next !== undefined) return session.renew(next)
  // Only a clear no ends the sign-in; a server that is down, busy or newer than this page does not.
  if ([0, 426, 429].includes(answer.status) || answer.status >= 500) throw errorOf(answer)
  signInEvents.signedOut()
  throw new ApiError({ status: 401, errorCode: "Token_Not_Exist" })
}
const tokenIn = (body: unknown) =>
  typeof body === "object" && body !== null && "data" in body && typeof body.data === "object" && body.data !== null
    ? "token" in body.data && typeof body.data.token === "string"
      ? body.data.token
      : undefined
    : undefined

let renewing: Promise<void> | undefined
/** A new access token by the refresh cookie: one request at a time over all tabs, shared by the calls that wait. */
export const renewToken = () => {
  const before = session.token()
  renewing ??= alone((waited) => askForToken(before, waited)).finally(() => {
    renewing = undefined
  })
  return renewing
}
const isChange = (told: unknown): told is LastChange =>
  typeof told === "object" && told !== null && "at" in told && "by" in told && "isOwn" in told

export const errorOf = (answer: Answer) => {
  const body = typeof answer.body === "object" && answer.body !== null ? answer.body : {}
  return new ApiError({
    status: answer.status,
    errorCode: errorCodeOf(answer) ?? "Unknown_Error",
    ...("errorMessage" in body ? { errorMessage: String(body.errorMessage) } : {}),
    ...("fields" in body && Array.isArray(body.fields) ? { fields: body.fields } : {}),
    ...("view" in body ? { detail: body.view } : {}),
    ...("change" in body && isChange(body.change) ? { change: body.change } : {}),
  })
}
/**
 * Sends a call and gives the answer whatever its status.
 *
 * Renews the token and sends once more on Token_Expired and Token_Not_Exist, never for /auth/* (AUTH-10, AUTH-26), with
 * the same idempotency key. Throws ApiError without an answer, and when the sign-in is over.
 */
export const send = async (call: Call, input: Input = {}): Promise<Answer> => {
  const key = randomId()
  if (needsNoToken(call)) return await once(call, input, key)
  if (session.signIn() === undefined) {
    signInEvents.signedOut()
    throw new ApiError({ status: 401, errorCode: "Token_Not_Exist" })
  }
  if (session.token() === undefined) await renewToken()
  const used = session.token()
  const answer = await once(call, input, key)
  if (!tokenIsOver(answer)) return signInEvents.seen(answer, call.path)
  if (session.token() === used) await renewToken()
  return signInEvents.seen(await once(call, input, key), call.path)
}
