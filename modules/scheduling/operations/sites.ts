/** 現場: made, listed, shown, changed. */

import { Effect } from "effect"
import { needBusinessField } from "#modules/companies/index.ts"
import { flags, projectTypes } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize, guardEdit } from "#modules/kernel/policy.ts"
import { expired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import { namesOf } from "#modules/people/index.ts"
import type { SiteDraft, SitePatch } from "../contract/site.ts"
import { editsSites, onlyVendorOf, sitePolicy } from "../policy/site-policy.ts"
import { insertSite, type SiteWithTies, siteNamed, updateSiteRow } from "../repository/sites.ts"
import { lastChangeOf } from "../views/last-change.ts"
import { nobodysSite, siteSubject } from "../views/site-view.ts"
import { arrangeFirstDays } from "./first-arrangement.ts"
import {
  idsOfPeople,
  mayMakeSite,
  newSiteRow,
  peopleOfDraft,
  refuseIdlePrices,
  refuseIncomplete,
  refuseOthersCustomer,
  refuseStrangers,
  siteRowFrom,
} from "./new-site.ts"
import { seenSite, showSite } from "./seen-site.ts"
import { refuseTakenLeader } from "./site-leader.ts"
import { nobodyOnSite, type PeopleOfSite, peopleOfSite, savePeopleOfSite } from "./site-people.ts"
import { type Viewer, whoAsks } from "./viewer.ts"

const refuseStrangersOf = Effect.fn("Scheduling.refuseStrangersOf")(function* (
  companyId: number,
  people: { readonly customerId: number; readonly leaderStaffId: number | null },
  before?: number,
) {
  yield* refuseStrangers(yield* namesOf(companyId, idsOfPeople(people)), people, before)
})

/**
 * Makes a site with its people and files, and where it was answered yes its first arrangement (SITE-06).
 *
 * Fails with Permission_Denied, Please_Set_Company_Business_Field_First, Customer_Not_Found, Leader_Not_Found,
 * Leader_Already_Has_Construction_Site, as savePeopleOfSite and arrangeTask do. A name that is taken is no error (1§5).
 */
export const createSite = Effect.fn("Scheduling.createSite")(function* (draft: SiteDraft) {
  const viewer = yield* whoAsks()
  const { companyId } = viewer.actor
  yield* mayMakeSite(viewer, draft)
  yield* needBusinessField(companyId)
  yield* refuseStrangersOf(companyId, peopleOfDraft(draft))
  const row = newSiteRow(viewer, draft)
  yield* refuseTakenLeader(companyId, { state: row.state, leaderStaffId: draft.leaderId ?? null })
  const site = yield* insertSite(row)
  if (site === undefined) return yield* refuse("Update_Error")
  yield* savePeopleOfSite(viewer, site, draft, nobodyOnSite, onlyVendorOf(viewer.actor))
  yield* tell(
    { action: "site.create", subject: `site:${site.id}`, after: draft },
    { topic: "SiteCreated", body: { companyId, siteId: site.id } },
  )
  if (draft.isCreateTask === flags.on) yield* arrangeFirstDays(site)
  return yield* showSite(viewer, yield* seenSite(viewer, site.id))
})

export const siteDetails = Effect.fn("Scheduling.siteDetails")(function* (id: number) {
  const viewer = yield* whoAsks()
  return yield* showSite(viewer, yield* seenSite(viewer, id))
})

/**
 * SITE-05: the form asks before it makes a second site of this name for this customer. Fails with Permission_Denied, and for
 * a customer with Customer_Not_Found where it asks about another one's sites.
 */
export const siteExists = Effect.fn("Scheduling.siteExists")(function* (asked: {
  readonly name: string
  readonly customerId: number
  readonly id?: number
}) {
  const viewer = yield* whoAsks()
  yield* authorize(sitePolicy, "create", nobodysSite(viewer))
  yield* refuseOthersCustomer(viewer, asked.customerId)
  return { isExists: yield* siteNamed(viewer.actor.companyId, asked.customerId, asked.name, asked.id ?? 0) }
})

/** What the history compares: files by name. */
const withPeople = <Row extends object>(row: Row, { files, vendors, workers }: PeopleOfSite) => ({
  ...row,
  vendors: vendors.map(({ partnerId, price }) => ({ partnerId, price })),
  workers,
  files: files.map(({ name }) => name),
})

/** A site that becomes 常用 has no amounts for its vendors any more. */
const withoutPrices = (
  patch: SitePatch,
  before: { readonly type: number },
  vendors: ReadonlyArray<{ readonly partnerId: number }>,
) =>
  patch.vendors === undefined && patch.type === projectTypes.labor && before.type === projectTypes.fixedPrice
    ? { ...patch, vendors: vendors.map(({ partnerId }) => ({ userId: partnerId })) }
    : patch

/** A site that becomes 請負 has no prices by the head any more (SITE-03). */
const withoutIdlePrices = ({ type }: Pick<SitePatch, "type">) =>
  type === projectTypes.fixedPrice ? { regularUnitPrice: null, nightUnitPrice: null } : {}

/** Where a site lay is not where it lies now: a new address without a point on the map has none (SITE-03). */
const withoutOldPoint = (patch: SitePatch, before: { readonly address: string }) =>
  patch.address === undefined || patch.address === before.address || patch.lat != null || patch.lng != null
    ? {}
    : { lat: null, lng: null }

/** Tells the second of two what is stored now and who was first. */
const refuseSecondOfSite = Effect.fn("Scheduling.refuseSecondOfSite")(function* (viewer: Viewer, found: SiteWithTies) {
  return yield* expired(yield* showSite(viewer, found), yield* lastChangeOf(viewer.actor, `site:${found.site.id}`))
})

/**
 * Fails with Not_Found, Permission_Denied, Invalid_Input, Leader_Already_Has_Construction_Site, Update_Expired (with what is
 * stored now), and as savePeopleOfSite does.
 */
export const updateSite = Effect.fn("Scheduling.updateSite")(function* (id: number, patch: SitePatch) {
  const viewer = yield* whoAsks()
  const { companyId } = viewer.actor
  const found = yield* seenSite(viewer, id)
  const subject = siteSubject(viewer, found)
  yield* authorize(sitePolicy, "update", subject)
  yield* guardEdit(sitePolicy, subject, patch)
  const { version, vendors: _, workers: __, files: ___, ...change } = patch
  if (version !== found.site.version) return yield* refuseSecondOfSite(viewer, found)
  const { site: before } = found
  if (editsSites(viewer.actor))
    yield* refuseIncomplete({ ...before, startTime: before.startsOn, endTime: before.endsOn, ...change })
  yield* refuseIdlePrices({ ...change, type: change.type ?? before.type })
  const row = { ...siteRowFrom(change), ...withoutOldPoint(patch, before), ...withoutIdlePrices(change) }
  const named = { customerId: patch.customerId ?? before.customerId, leaderStaffId: patch.leaderId ?? null }
  yield* refuseStrangersOf(companyId, named, before.customerId)
  yield* refuseTakenLeader(companyId, { ...before, ...row }, id)
  const people = yield* peopleOfSite(companyId, id)
  const site = yield* updateSiteRow(companyId, id, version, row)
  if (site === undefined) return yield* refuseSecondOfSite(viewer, yield* seenSite(viewer, id))
  yield* savePeopleOfSite(viewer, site, withoutPrices(patch, before, people.vendors), people)
  const after = yield* seenSite(viewer, id)
  yield* tell(
    {
      action: "site.update",
      subject: `site:${id}`,
      before: withPeople(before, people),
      after: withPeople(site, yield* peopleOfSite(companyId, id)),
    },
    { topic: "SiteChanged", body: { companyId, siteId: id } },
  )
  return yield* showSite(viewer, after)
})
