import { isText, known } from "@/lib/address.ts"

/** What the address of the site list says. */
export interface SiteSearch {
  readonly q?: string
  /** States by comma; none is all of them. */
  readonly states?: string
  readonly sort?: string | undefined
  /** The window for a new site is open. */
  readonly create?: 1
}
export const readSiteSearch = ({ q, states, sort, create }: Readonly<Record<string, unknown>>): SiteSearch =>
  known({
    q: isText(q) || typeof q === "number" ? String(q) : undefined,
    states: isText(states) ? states : undefined,
    sort: isText(sort) ? sort : undefined,
    create: Number(create) === 1 ? 1 : undefined,
  })
