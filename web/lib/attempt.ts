import { useRef } from "react"
import { ApiError } from "./api-error.ts"
import { randomId } from "./random-id.ts"

/** Goes into the call: `extraHeaders: attempt`. */
export type Attempt = { readonly "idempotency-key": string }

/**
 * Sends with an idempotency key.
 *
 * Pressing again after no answer sends the same key, so what was already carried out is not done twice; a changed
 * input, a success or a clear refusal starts a new attempt.
 */
export const useAttempt = () => {
  const open = useRef<{ readonly input: string; readonly attempt: Attempt }>(undefined)
  return async <Output>(input: unknown, send: (attempt: Attempt) => Promise<Output>) => {
    const text = JSON.stringify(input) ?? ""
    if (open.current?.input !== text) open.current = { input: text, attempt: { "idempotency-key": randomId() } }
    try {
      const output = await send(open.current.attempt)
      open.current = undefined
      return output
    } catch (error) {
      if (!(error instanceof ApiError && error.isUndecided)) open.current = undefined
      throw error
    }
  }
}
