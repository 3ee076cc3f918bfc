/** 現場: made, listed, shown, changed. */

import { Effect } from "effect"
import { needBusinessField } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { fieldMessage, type MessageName } from "#modules/kernel/fields/messages.ts"
import { searchedWords } from "#modules/kernel/fields/normalise.ts"
import { pageAsked, pageOf } from "#modules/kernel/paging.ts"
import { authorize, guardEdit, seenAs } from "#modules/kernel/policy.ts"
import { expired, refuseExpired } from "#modules/kernel/version.ts"
import { all, allOf, type Filter } from "#modules/kernel/visible.ts"
import { tell } from "#modules/kernel/write.ts"
import { namesOf, partnerIdsHolding } from "#modules/people/index.ts"
import { missingTerms, type SiteDraft, type SitePatch, type SiteQuery } from "../contract/site.ts"
import { siteHiding, sitePolicy } from "../policy/site-policy.ts"
import { type Tie, visibleTo } from "../policy.ts"
import {
  insertSite,
  type SiteWithTies,
  siteNamed,
  sitesSeen,
  siteWithTies,
  updateSiteRow,
} from "../repository/sites.ts"
import { nobodysSite, siteSubject, viewOfSite } from "../views/site-view.ts"
import { idsOfPeople, mayMakeSite, newSiteRow, peopleOfDraft, refuseStrangers, siteRowFrom } from "./new-site.ts"
import { type Viewer, whoAsks } from "./viewer.ts"

const show = Effect.fn("Scheduling.showSite")(function* (viewer: Viewer, found: SiteWithTies) {
  const { site } = found
  const names = yield* namesOf(viewer.actor.companyId, {
    staffIds: site.leaderStaffId === null ? [] : [site.leaderStaffId],
    partnerIds: [site.customerId],
  })
  return viewOfSite(viewer, found, names)
})

/** Fails with Not_Found for foreign, missing and unseen sites alike. */
const seenSite = Effect.fn("Scheduling.seenSite")(function* (viewer: Viewer, id: number) {
  const found = yield* siteWithTies(viewer.actor.companyId, id)
  return yield* seenAs(sitePolicy, found, (site) => siteSubject(viewer, site))
})

const refuseStrangersOf = Effect.fn("Scheduling.refuseStrangersOf")(function* (
  companyId: number,
  people: { readonly customerId: number; readonly leaderStaffId: number | null },
) {
  yield* refuseStrangers(yield* namesOf(companyId, idsOfPeople(people)), people)
})

/**
 * Fails with Permission_Denied, Please_Set_Company_Business_Field_First, Customer_Not_Found, Leader_Not_Found. A name that
 * is taken is no error (1§5).
 */
export const createSite = Effect.fn("Scheduling.createSite")(function* (draft: SiteDraft) {
  const viewer = yield* whoAsks()
  const { companyId } = viewer.actor
  yield* mayMakeSite(viewer, draft)
  yield* needBusinessField(companyId)
  yield* refuseStrangersOf(companyId, peopleOfDraft(draft))
  const site = yield* insertSite(newSiteRow(companyId, draft))
  if (site === undefined) return yield* refuse("Update_Error")
  yield* tell(
    { action: "site.create", subject: `site:${site.id}`, after: draft },
    { topic: "SiteCreated", body: { companyId, siteId: site.id } },
  )
  return yield* show(viewer, { site, leaders: [], workers: [], vendors: [] })
})

export const siteDetails = Effect.fn("Scheduling.siteDetails")(function* (id: number) {
  const viewer = yield* whoAsks()
  return yield* show(viewer, yield* seenSite(viewer, id))
})

/** The words of a search with the customers they mean; whoever may not read customers finds nothing by them. */
const wordsOf = Effect.fn("Scheduling.wordsOf")(function* (viewer: Viewer, keyword: string) {
  const readsCustomers = siteHiding.fields.customerName(viewer.actor, nobodysSite(viewer)) !== "hidden"
  return yield* Effect.forEach(searchedWords(keyword), (word) =>
    Effect.map(
      readsCustomers ? partnerIdsHolding(viewer.actor.companyId, word) : Effect.succeed([]),
      (customerIds) => ({
        word,
        customerIds,
      }),
    ),
  )
})

/** A page of the sites that the viewer may see and that have this tie, by reading. */
export const sitePage = Effect.fn("Scheduling.sitePage")(function* (asked: SiteQuery, tie: Filter<Tie>) {
  const viewer = yield* whoAsks()
  const { actor, own } = viewer
  const page = pageAsked(asked)
  const found = yield* sitesSeen(actor.companyId, allOf(visibleTo(actor, own), tie), {
    words: yield* wordsOf(viewer, asked.keyword ?? ""),
    states: asked.states ?? [],
    customerId: asked.customerId,
    offset: page.offset,
    rows: page.limit,
  })
  const names = yield* namesOf(actor.companyId, {
    staffIds: found.flatMap(({ site }) => (site.leaderStaffId === null ? [] : [site.leaderStaffId])),
    partnerIds: found.map(({ site }) => site.customerId),
  })
  const data = found.map((one) => viewOfSite(viewer, one, names))
  return pageOf(page, data, found[0]?.total ?? 0)
})

export const listSites = (asked: SiteQuery) => sitePage(asked, all)

/** SITE-05: the form asks before it makes a second site of this name for this customer. */
export const siteExists = Effect.fn("Scheduling.siteExists")(function* (asked: {
  readonly name: string
  readonly customerId: number
  readonly id?: number
}) {
  const viewer = yield* whoAsks()
  yield* authorize(sitePolicy, "create", nobodysSite(viewer))
  return { isExists: yield* siteNamed(viewer.actor.companyId, asked.customerId, asked.name, asked.id ?? 0) }
})

/** After the patch a site must still have what its kind asks for. */
const refuseIncomplete = Effect.fn("Scheduling.refuseIncomplete")(function* (
  before: SiteWithTies["site"],
  patch: SitePatch,
) {
  const { language } = yield* CurrentActor
  const after = { ...before, startTime: before.startsOn, endTime: before.endsOn, ...patch }
  const wrongIn = (field: string, name: MessageName) => ({ field, message: fieldMessage(name, language) })
  const wrong = missingTerms(after).map((field) => wrongIn(field, "required"))
  const { startTime, endTime } = after
  if (startTime != null && endTime != null && isoDate(endTime) < startTime)
    wrong.push(wrongIn("endTime", "endBeforeStart"))
  if (wrong.length > 0) return yield* refuse("Invalid_Input", wrong)
})

/** Fails with Not_Found, Permission_Denied, Invalid_Input, Update_Expired (with what is stored now). */
export const updateSite = Effect.fn("Scheduling.updateSite")(function* (id: number, patch: SitePatch) {
  const viewer = yield* whoAsks()
  const { companyId } = viewer.actor
  const found = yield* seenSite(viewer, id)
  const subject = siteSubject(viewer, found)
  yield* authorize(sitePolicy, "update", subject)
  yield* guardEdit(sitePolicy, subject, patch)
  const { version, ...change } = patch
  yield* refuseExpired(version, found.site.version, show(viewer, found))
  yield* refuseIncomplete(found.site, patch)
  const row = siteRowFrom(change)
  yield* refuseStrangersOf(companyId, {
    customerId: patch.customerId ?? found.site.customerId,
    leaderStaffId: patch.leaderId ?? null,
  })
  const site = yield* updateSiteRow(companyId, id, version, row)
  if (site === undefined) return yield* expired(yield* show(viewer, yield* seenSite(viewer, id)))
  yield* tell(
    { action: "site.update", subject: `site:${id}`, before: found.site, after: site },
    { topic: "SiteChanged", body: { companyId, siteId: id } },
  )
  return yield* show(viewer, { ...found, site })
})
