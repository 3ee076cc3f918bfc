import { ApiError } from "../api-error.ts"

/**
 * One complaint about one field: a key of the message table, or the sentence that the server has already made of it.
 *
 * Keys become words where they are drawn, so a form speaks the language that the page has by then.
 */
export type Wrong = { readonly field: string } & ({ readonly key: string } | { readonly sentence: string })

/** The complaints that a refusal names by field; `wrongOf` knows those that are about one without naming it. */
export const wrongIn = (
  error: unknown,
  wrongOf?: (error: ApiError) => ReadonlyArray<Wrong> | undefined,
): ReadonlyArray<Wrong> =>
  error instanceof ApiError
    ? (wrongOf?.(error) ?? error.fields.map(({ field, message }) => ({ field, sentence: message })))
    : []

/** Whether a complaint about `wrong` belongs to a field: the field itself, or one of its rows (`rests.0` of `rests`). */
export const isAbout = (field: string, wrong: string) => wrong === field || wrong.startsWith(`${field}.`)

/** Without the complaints that a change of these fields has answered. */
export const withoutAnswered = (wrong: ReadonlyArray<Wrong>, answered: ReadonlyArray<string>) =>
  wrong.filter(({ field }) => !answered.some((name) => isAbout(name, field)))

/** Whether a complaint goes on: an end before its start is answered by the start too. What the server said, only it can take back. */
export const stillStands = (one: Wrong, found: ReadonlyArray<Wrong>) =>
  "sentence" in one || found.some((other) => other.field === one.field && "key" in other && other.key === one.key)

/** The fields that are wrong, each once, in the order of their first complaint. */
export const wrongFieldsOf = (wrong: ReadonlyArray<Wrong>) => [...new Set(wrong.map(({ field }) => field))]
