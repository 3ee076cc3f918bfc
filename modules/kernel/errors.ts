/**
 * The one failure a service ends with: a code of the catalogue and the fields that are wrong.
 * Whatever else breaks is a defect and answers Unknown_Error.
 */
import { Data } from "effect"
import type { ErrorCode, FieldError } from "./errors/catalogue.ts"

export {
  catalogue,
  type ErrorCode,
  type ErrorStatus,
  errorStatus,
  errorText,
  type FieldError,
  isErrorCode,
  type Message,
  type Words,
} from "./errors/catalogue.ts"

/**
 * A refusal that the caller is told.
 *
 * `view` is the current state as this caller may see it (Update_Expired); `reason` is a word of the policy or rule that
 * refused, for logs and tests. Neither is text for a person: that comes from the catalogue.
 */
export class Refused extends Data.TaggedError("Refused")<{
  readonly code: ErrorCode
  readonly fields?: ReadonlyArray<FieldError>
  readonly view?: unknown
  readonly reason?: string
  /** When it is worth trying again (Maximum_Request). */
  readonly retryAfterSeconds?: number
}> {}

/** `return yield* refuse("Task_Not_Found")`; with fields when some input is to blame. */
export const refuse = (code: ErrorCode, fields?: ReadonlyArray<FieldError>): Refused =>
  new Refused(fields === undefined ? { code } : { code, fields })
