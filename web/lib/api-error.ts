import type { TFunction } from "i18next"

export interface FieldError {
  readonly field: string
  readonly message: string
}
/** Whose change came first, as far as the server lets it be known. */
export interface LastChange {
  readonly at: string
  readonly by: string | null
  readonly isCompany: boolean
  readonly isOwn: boolean
}
interface Facts {
  readonly status: number
  readonly errorCode: string
  readonly errorMessage?: string
  readonly fields?: ReadonlyArray<FieldError>
  /** What is stored now (Update_Expired), or facts about the refusal. */
  readonly detail?: unknown
  readonly change?: LastChange | undefined
}
/**
 * A call that did not give what was asked for.
 *
 * `No_Connection` and `Timeout` (status 0) are ours, all other codes are the server's.
 */
export class ApiError extends Error {
  readonly status: number
  readonly errorCode: string
  readonly fields: ReadonlyArray<FieldError>
  readonly detail: unknown
  /** Who was first (Update_Expired), or took it away (Task_Deleted). */
  readonly change: LastChange | undefined
  constructor(facts: Facts) {
    super(facts.errorMessage ?? "")
    this.name = "ApiError"
    this.status = facts.status
    this.errorCode = facts.errorCode
    this.fields = facts.fields ?? []
    this.detail = facts.detail
    this.change = facts.change
  }
  /** The server is being prepared: first start, a demo that is being loaded. */
  get isPreparing() {
    return this.status === 503
  }
  /** Whether the same request may still have been carried out, so that its idempotency key must be kept. */
  get isUndecided() {
    return this.status === 0 || this.status >= 500
  }
}
/** No answer, or a server that is down: not a word about what was asked for. */
export const isUnreachable = (error: unknown) => !(error instanceof ApiError) || error.isUndecided

/** The sentence to show for a failure: the server's own where it gave one. */
export const sentenceOf = (error: unknown, t: TFunction<"common">) => {
  if (!(error instanceof ApiError)) return t("problem")
  if (error.errorCode === "No_Connection") return t("noConnection")
  if (error.errorCode === "Timeout") return t("timeout")
  return error.message === "" ? t("problem") : error.message
}
/** The same with what it says of each field, where no field is there to say it. */
export const sentencesOf = (error: unknown, t: TFunction<"common">) =>
  [sentenceOf(error, t), ...(error instanceof ApiError ? error.fields.map(({ message }) => message) : [])].join("\n")
/** The sentence of one field of a refused form. */
export const fieldErrorOf = (error: unknown, field: string) =>
  error instanceof ApiError ? error.fields.find((wrong) => wrong.field === field)?.message : undefined
