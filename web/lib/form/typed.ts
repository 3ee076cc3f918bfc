import type { Wrong } from "./wrong.ts"

/** What stands in a form, over what it began with and over the record that is changed; no record for a new one. */
export interface Typed<Values, Stored> {
  readonly values: Values
  readonly base: Values
  readonly stored: Stored | undefined
}
/** What is wrong with it, or the way to send it. */
export type Checked<Saved> =
  | { readonly wrong: ReadonlyArray<Wrong>; readonly send?: undefined }
  | { readonly wrong?: undefined; readonly send: () => Promise<Saved> }
