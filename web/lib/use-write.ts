import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { sentenceOf } from "./api-error.ts"
import { type Attempt, useAttempt } from "./attempt.ts"
import { toast } from "./toast.ts"

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
/** A change on the server that is no form: a press, a choice. What is typed goes through `useForm`. */
export const useWrite = <Input, Output>(options: WriteOptions<Input, Output>) => {
  const queries = useQueryClient()
  const { t } = useTranslation("common")
  const attempt = useAttempt()
  return useMutation({
    mutationFn: (input: Input) => attempt(input, (key) => options.write(input, key)),
    onSuccess: async (output, input) => {
      if (options.done !== undefined)
        toast.success(typeof options.done === "string" ? options.done : options.done(output))
      options.onDone?.(output, input)
      await Promise.all((options.invalidates ?? []).map((queryKey) => queries.invalidateQueries({ queryKey })))
    },
    onError: (error, input) => {
      if (options.quiet !== true) toast.error(sentenceOf(error, t))
      options.onFailed?.(error, input)
    },
  })
}
