import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { ApiError, sentenceOf } from "./api-error.ts"
import { randomId } from "./random-id.ts"
import { toast } from "./toast.ts"

/** Goes into the call: `extraHeaders: attempt`. */
export type Attempt = { readonly "idempotency-key": string }
interface WriteOptions<Input, Output> {
  readonly write: (input: Input, attempt: Attempt) => Promise<Output>
  /** Queries that show what was written. */
  readonly invalidates?: ReadonlyArray<QueryKey>
  /** Said in a toast when it is done. */
  readonly done?: string | ((output: Output) => string)
  readonly onDone?: (output: Output, input: Input) => void
  readonly onFailed?: (error: unknown, input: Input) => void
  /** The screen shows every failure itself, so no toast is needed. */
  readonly quiet?: boolean
}
/**
 * A change on the server.
 *
 * Pressing again after no answer sends the same idempotency key, so what was already carried out is not done twice;
 * a changed input, a success or a clear refusal starts a new attempt.
 */
export const useWrite = <Input, Output>(options: WriteOptions<Input, Output>) => {
  const queries = useQueryClient()
  const { t } = useTranslation("common")
  const open = useRef<{ readonly input: string; readonly attempt: Attempt }>(undefined)
  return useMutation({
    mutationFn: (input: Input) => {
      const text = JSON.stringify(input) ?? ""
      if (open.current?.input !== text) open.current = { input: text, attempt: { "idempotency-key": randomId() } }
      return options.write(input, open.current.attempt)
    },
    onSuccess: async (output, input) => {
      open.current = undefined
      if (options.done !== undefined)
        toast.success(typeof options.done === "string" ? options.done : options.done(output))
      options.onDone?.(output, input)
      await Promise.all((options.invalidates ?? []).map((queryKey) => queries.invalidateQueries({ queryKey })))
    },
    onError: (error, input) => {
      if (!(error instanceof ApiError && error.isUndecided)) open.current = undefined
      if (options.quiet !== true) toast.error(sentenceOf(error, t))
      options.onFailed?.(error, input)
    },
  })
}
