/** The server's own schemas over what was typed. Loaded with the form, not with the calendar. */
import { Result, Schema } from "effect"
import type { Language } from "#modules/kernel/codes/language.ts"
import { fieldKeys, parseOptions } from "#modules/kernel/fields/field-errors.ts"
import { fieldMessage } from "#modules/kernel/fields/messages.ts"
import type { FieldError } from "@/lib/api-error.ts"

type Checked<Body> =
  | { readonly body: Body; readonly wrong?: undefined }
  | { readonly body?: undefined; readonly wrong: ReadonlyArray<FieldError> }

const check = <Body>(schema: Schema.ConstraintDecoder<Body>, language: Language) => {
  const decode = Schema.decodeUnknownResult(schema, parseOptions)
  return (value: unknown): Checked<Body> =>
    Result.match(decode(value), {
      onSuccess: (body): Checked<Body> => ({ body }),
      onFailure: (failure): Checked<Body> => ({
        wrong: fieldKeys(failure).map(({ field, key }) => ({ field, message: fieldMessage(key, language) })),
      }),
    })
}
const contract = async () => (await import("#modules/scheduling/contract.ts")).schedulingContract

export const checkNewTask = async (value: unknown, language: Language) =>
  check((await contract()).createTask.body, language)(value)
export const checkTaskPatch = async (value: unknown, language: Language) =>
  check((await contract()).updateTask.body, language)(value)
