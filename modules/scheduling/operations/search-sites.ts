/** Sites by name, customer and company, for pickers; and whose people could stand on one (SITE-12, SITE-13). */
import { Effect } from "effect"
import { companySettings } from "#modules/companies/index.ts"
import { isManagement } from "#modules/kernel/actor.ts"
import { projectWorkStatuses } from "#modules/kernel/codes.ts"
import { isFound, searchedWords } from "#modules/kernel/fields/normalise.ts"
import { pageSizes } from "#modules/kernel/fields/page-sizes.ts"
import { pageAsked, pageOf } from "#modules/kernel/paging.ts"
import { redact } from "#modules/kernel/policy.ts"
import { type Names, namesOf, partnerIdsHolding } from "#modules/people/index.ts"
import type { FoundSite, SiteSearch } from "../contract/site-lists.ts"
import { siteHiding } from "../policy/site-policy.ts"
import { visibleTo } from "../policy.ts"
import { type SiteWithTies, sitesSeen } from "../repository/sites.ts"
import { idsShown, nobodysSite, siteSubject } from "../views/site-view.ts"
import { type Viewer, whoAsks } from "./viewer.ts"

/** Which of a site's texts a word is looked for in, beside its own name, reading and address. */
export interface LooksIn {
  readonly customer: boolean
  readonly company: boolean
}
const open: ReadonlyArray<number> = [
  projectWorkStatuses.notWorking,
  projectWorkStatuses.comingToWork,
  projectWorkStatuses.working,
]

/** The customers that a word means; whoever may not read customers finds nothing by them. */
export const wordsOf = Effect.fn("Scheduling.wordsOf")(function* (
  viewer: Viewer,
  words: ReadonlyArray<string>,
  looksAtCustomers = true,
) {
  const { actor } = viewer
  const reads =
    looksAtCustomers && siteHiding.fields.customerName(actor, { ...nobodysSite(viewer), isNew: false }) !== "hidden"
  return yield* Effect.forEach(words, (word) =>
    Effect.map(reads ? partnerIdsHolding(actor.companyId, word) : Effect.succeed([]), (customerIds) => ({
      word,
      customerIds,
    })),
  )
})

const foundSite = (viewer: Viewer, of: SiteWithTies, names: Names, companyName: string | null): FoundSite => {
  const { address, customerId, id, name, nameKana, state, type } = of.site
  const view = {
    ...{ id, name, nameKana, type, state, address, customerId },
    customerName: names.partners.get(customerId)?.companyName ?? null,
    ...(companyName === null ? {} : { companyName }),
    isOpen: open.includes(state),
  }
  return redact(siteHiding, viewer.actor, siteSubject(viewer, of), view)
}

/**
 * A page of the sites that are seen. A word that stands in the company's name finds all of its sites, for whoever is told of
 * the company (SITE-13); `usualStates` are asked for where the caller names none.
 */
export const searchSites = Effect.fn("Scheduling.searchSites")(function* (
  asked: SiteSearch,
  looksIn: LooksIn,
  usualStates: ReadonlyArray<number> = [],
) {
  const viewer = yield* whoAsks()
  const { actor, own } = viewer
  const tellsCompany = looksIn.company && isManagement(actor)
  const companyName = tellsCompany ? (yield* companySettings(actor.companyId)).name : null
  const words = searchedWords(asked.keyword ?? "").filter((word) => companyName === null || !isFound(word, companyName))
  const page = pageAsked(asked, pageSizes.projectsForTask)
  const rows = yield* sitesSeen(actor.companyId, visibleTo(actor, own), {
    words: yield* wordsOf(viewer, words, looksIn.customer),
    states: asked.states ?? usualStates,
    customerId: undefined,
    offset: page.offset,
    rows: page.limit,
  })
  const names = yield* namesOf(actor.companyId, idsShown(rows))
  const data = rows.map((one) => foundSite(viewer, one, names, companyName))
  return pageOf(page, data, rows[0]?.total ?? 0)
})

/** 「現場・客先・自社名」. */
export const searchNameCustomerCompany = (asked: SiteSearch) => searchSites(asked, { customer: true, company: true })
/** The same of what takes arrangements, for the form of a new one. */
export const searchOpenSites = (asked: SiteSearch) => searchSites(asked, { customer: true, company: true }, open)
/** Without customers: 「現場・自社名」. */
export const searchNameCompany = (asked: SiteSearch) => searchSites(asked, { customer: false, company: true })
/** Every site that is seen, by its own texts and its customer's. */
export const commonSites = (asked: SiteSearch) => searchSites(asked, { customer: true, company: false })
