import { isText, known, typedOf } from "@/lib/address.ts"

/** What the address of the platform's list says. */
export interface ContactSearch {
  readonly q?: string | undefined
  readonly sort?: string | undefined
}
export const contactSearch = ({ q, sort }: Readonly<Record<string, unknown>>): ContactSearch =>
  known({ q: typedOf(q), sort: isText(sort) ? sort : undefined })
