import type { LastChange } from "@/lib/api-error.ts"
import type { Part } from "./parts.ts"
import type { Typed } from "./typed.ts"
import type { FieldOptions } from "./use-fields.ts"
import type { CoreOptions } from "./use-form-core.ts"
import type { Wrong } from "./wrong.ts"

/** A form over a record, or over a new one. */
export interface RecordOptions<Values extends object, Saved, Stored>
  extends FieldOptions<Values>,
    Pick<CoreOptions<Values, Saved>, "first" | "wrongOf"> {
  readonly onSaved: (saved: Saved, typed: Typed<Values, Stored>) => void
  /** What a field of the request is called in the form. */
  readonly fieldOf?: (name: string, typed: Typed<Values, Stored>) => string
  /** What only the server can tell to be wrong, asked when all else is right. */
  readonly obstacles?: (typed: Typed<Values, Stored>) => Promise<ReadonlyArray<Wrong>>
  /** What is asked before it is sent: the names of the questions. */
  readonly questions?: (typed: Typed<Values, Stored>) => ReadonlyArray<string> | Promise<ReadonlyArray<string>>
  /** Keeps what is typed over a reload under this name. */
  readonly keepAs?: string
  /** And for so many days in this browser, for the same person (D114). */
  readonly keepDays?: number

  /** The record that is changed, how it reads as values, and how the answer of Update_Expired is known as one. */
  readonly stored?: Stored
  readonly valuesOf?: (stored: Stored, base: Values) => Values
  readonly isStored?: (detail: unknown) => detail is Stored
  /** Told of what somebody else stored, for the rest of the page. */
  readonly onConflict?: (stored: Stored, change: LastChange | undefined) => void
  /** Parts of which each is kept or given up as a whole; otherwise one for each value. */
  readonly parts?: ReadonlyArray<Part<Values>>
  /** Values that only make sense together: nothing that somebody else saved is taken over unasked. */
  readonly isWhole?: boolean
  /** Whether there is nothing to save; otherwise when no part of a record differs. */
  readonly isSame?: (typed: Typed<Values, Stored>) => boolean
  /** Instead of saying that nothing changed. */
  readonly onUnchanged?: () => void
}
