import { countOf, isOne, isText, known, typedOf } from "@/lib/address.ts"

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
    q: typedOf(q),
    states: isText(states) ? states : undefined,
    sort: isText(sort) ? sort : undefined,
    create: isOne(create) ? (1 as const) : undefined,
  })

/** Which site the page is of; none leads back to the list. */
export const readSiteId = ({ constructionSiteId }: Readonly<Record<string, unknown>>): SiteId =>
  known({ constructionSiteId: countOf(constructionSiteId) })
interface SiteId {
  readonly constructionSiteId?: number
}
