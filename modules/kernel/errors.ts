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

/** Whose change came first: a person of one's own side, or the other side as a company. */
export interface LastChange {
  readonly at: string
  /** Null where the caller may not know who it was. */
  readonly by: string | null
  readonly isCompany: boolean
  /** The caller himself, from another window. */
  readonly isOwn: boolean
}

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
  /** Who changed it last, as this caller may know it. */
  readonly change?: LastChange
  readonly reason?: string
  /** When it is worth trying again (Maximum_Request). */
  readonly retryAfterSeconds?: number
}> {}

/** `return yield* refuse("Task_Not_Found")`; with fields when some input is to blame. */
export const refuse = (code: ErrorCode, fields?: ReadonlyArray<FieldError>): Refused =>
  new Refused(fields === undefined ? { code } : { code, fields })
