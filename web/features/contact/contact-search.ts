import { isText, known, typedOf } from "@/lib/address.ts"

/** What the address of the platform's list says. */
export interface ContactSearch {
  readonly q?: string | undefined
  readonly sort?: string | undefined
  /** Another list of the same page. */
  readonly view?: string | undefined
}
export const contactSearch = ({ q, sort, view }: Readonly<Record<string, unknown>>): ContactSearch =>
  known({ q: typedOf(q), sort: isText(sort) ? sort : undefined, view: isText(view) ? view : undefined })
