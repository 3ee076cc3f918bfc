import { countOf, isDay, isOne, isText, known, typedOf } from "@/lib/address.ts"

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

/** Which site the page is of; none leads back to the list. The specification names the flag of small jobs beside it. */
export const readSiteId = ({ constructionSiteId, isAutoCreateTask }: Readonly<Record<string, unknown>>): SiteId =>
  known({
    constructionSiteId: countOf(constructionSiteId),
    isAutoCreateTask: isOne(isAutoCreateTask) ? (1 as const) : undefined,
  })
interface SiteId {
  readonly constructionSiteId?: number
  readonly isAutoCreateTask?: 1
}
/** And which day of it. */
export const readSiteDay = (search: Readonly<Record<string, unknown>>): SiteId & { readonly day?: string } => ({
  ...readSiteId(search),
  ...known({ day: isDay(search.day) ? search.day : undefined }),
})
