/** Opens a stream of events; apart from `send`, because nobody listens on the login page. */
import { type Answer, addressOf, type Call, errorOf, headersOf, jsonOf, renewToken, tokenIsOver } from "../send.ts"
import { session } from "../session.ts"
import { signInEvents } from "../sign-in-events.ts"

const opening = (call: Call, lastId: string | undefined, signal: AbortSignal) => {
  const headers = headersOf(call, {}, "")
  headers.set("accept", "text/event-stream")
  if (lastId !== undefined) headers.set("last-event-id", lastId)
  return fetch(addressOf(call, {}), { headers, signal })
}
/**
 * Opens a stream of events and gives its body; `lastId` is the id of what was told last. Renews the token as `send` does.
 * Throws ApiError when it is refused, and when the sign-in is over.
 */
export const openStream = async (call: Call, lastId: string | undefined, signal: AbortSignal) => {
  if (session.token() === undefined) await renewToken()
  const used = session.token()
  const first = await opening(call, lastId, signal)
  if (first.ok && first.body !== null) return first.body
  const refused: Answer = { status: first.status, body: jsonOf(await first.text()), headers: first.headers }
  if (!tokenIsOver(refused)) throw errorOf(signInEvents.seen(refused, call.path))
  if (session.token() === used) await renewToken()
  const second = await opening(call, lastId, signal)
  if (second.ok && second.body !== null) return second.body
  throw errorOf(
    signInEvents.seen({ status: second.status, body: jsonOf(await second.text()), headers: second.headers }, call.path),
  )
}
