/** A site's vendors, standing people and files: judged and written with the site. */
import { Effect } from "effect"
import { attachmentKinds, filesOf, referToFiles } from "#modules/files/index.ts"
import { isAdminSide } from "#modules/kernel/actor.ts"
import { yearOf } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses, projectTypes, requestStatuses } from "#modules/kernel/codes.ts"
import { type FieldError, refuse } from "#modules/kernel/errors.ts"
import { begins, namesOf, partnersByIds, stoppedIn } from "#modules/people/index.ts"
import type { SitePeople } from "../contract/site-people.ts"
import { seesOnSite } from "../policy/site-policy.ts"
import {
  saveVendorsOfSite,
  saveWorkersOfSite,
  type VendorOfSite,
  vendorsArranged,
  vendorsOfSite,
  workersOfSite,
} from "../repository/site-people.ts"
import { vendorArranged } from "../views/sentences.ts"
import { blame } from "./blame.ts"
import { tellNamedVendors } from "./tell-site.ts"
import type { Viewer } from "./viewer.ts"

export const filesOfSite = "site.files"

/** Who and what belongs to one site. */
export interface PeopleOfSite {
  readonly vendors: ReadonlyArray<VendorOfSite>
  readonly workers: ReadonlyArray<number>
  readonly files: ReadonlyArray<{ readonly id: string; readonly name: string; readonly url: string }>
}
export const nobodyOnSite: PeopleOfSite = { vendors: [], workers: [], files: [] }

export const peopleOfSite = Effect.fn("Scheduling.peopleOfSite")(function* (companyId: number, siteId: number) {
  const people: PeopleOfSite = {
    vendors: yield* vendorsOfSite(companyId, siteId),
    workers: yield* workersOfSite(companyId, siteId),
    files: (yield* filesOf(companyId, filesOfSite, [siteId])).get(siteId) ?? [],
  }
  return people
})

/** A vendor that isn't one of the company's, or is stopped and new there. Fails with Vendor_Not_Valid. */
const vendorsToSave = Effect.fn("Scheduling.vendorsToSave")(function* (
  companyId: number,
  asked: NonNullable<SitePeople["vendors"]>,
  before: PeopleOfSite,
) {
  const partners = yield* partnersByIds(
    companyId,
    asked.map(({ userId }) => userId),
  )
  const stays = new Set(before.vendors.map(({ partnerId }) => partnerId))
  const wrong = asked.flatMap(({ userId }, at): ReadonlyArray<FieldError> => {
    const [partner, field] = [partners.get(userId), `vendors.${at}.userId`]
    if (partner?.isVendor !== true) return [{ field, message: "Vendor_Not_Valid" }]
    return begins({ isActive: partner.status === activeStatuses.active }, stays.has(userId)) ? [] : [stoppedIn(field)]
  })
  if (wrong.length > 0) return yield* refuse("Vendor_Not_Valid", wrong)
  return asked.map(({ salary, userId }) => ({
    partnerId: userId,
    price: salary ?? null,
    request: partners.get(userId)?.joinsProjects === true ? requestStatuses.active : requestStatuses.requesting,
  }))
})

/** Only a fixed-price site says what a vendor gets. Fails with Invalid_Input. */
const refusePrices = Effect.fn("Scheduling.refusePrices")(function* (
  type: number,
  vendors: NonNullable<SitePeople["vendors"]>,
) {
  if (type === projectTypes.fixedPrice) return
  const priced = vendors.flatMap(({ salary }, at) => (salary == null ? [] : [`vendors.${at}.salary`]))
  if (priced.length === 0) return
  const message = "onlyFixedPrice"
  return yield* refuse(
    "Invalid_Input",
    priced.map((field) => ({ field, message })),
  )
})

/** Somebody arranged there keeps his vendor on the site. Fails with Cannot_Remove_Vendor. */
const refuseArranged = Effect.fn("Scheduling.refuseArranged")(function* (
  companyId: number,
  siteId: number,
  gone: ReadonlyArray<number>,
) {
  if (gone.length === 0) return
  const arranged = yield* vendorsArranged(companyId, siteId, gone)
  if (arranged.size === 0) return
  const { partners } = yield* namesOf(companyId, { staffIds: [], partnerIds: [...arranged.keys()] })
  const year = yearOf(yield* todayInJapan)
  return yield* refuse(
    "Cannot_Remove_Vendor",
    [...arranged].map(([id, rows]) => ({
      field: "vendors",
      message: vendorArranged(
        partners.get(id)?.companyName ?? "",
        rows.map(({ day }) => day),
        year,
      ),
    })),
  )
})

/** Own people, and those of the site's vendors; a vendor names its own. Fails with Worker_Not_Valid. */
const workersToSave = Effect.fn("Scheduling.workersToSave")(function* (
  { actor }: Viewer,
  asked: NonNullable<SitePeople["workers"]>,
  before: PeopleOfSite,
  vendorIds: ReadonlySet<number>,
) {
  const staffIds = [...asked.map(({ userId }) => userId), ...before.workers]
  const { staff } = yield* namesOf(actor.companyId, { staffIds, partnerIds: [] })
  const stays = new Set(before.workers)
  const wrong = asked.flatMap(({ userId }, at) => {
    const person = staff.get(userId)
    const isGood =
      person !== undefined &&
      (person.isActive || stays.has(userId)) &&
      (person.partnerId === null || vendorIds.has(person.partnerId)) &&
      (isAdminSide(actor) || seesOnSite(actor, person))
    return isGood ? [] : [`workers.${at}.userId`]
  })
  if (wrong.length > 0) return yield* blame("Worker_Not_Valid", ...wrong)
  const others = isAdminSide(actor)
    ? []
    : before.workers.filter((id) => !seesOnSite(actor, staff.get(id) ?? { partnerId: null }))
  return [...new Set([...asked.map(({ userId }) => userId), ...others])]
})

/** A vendor that goes takes its people along. */
const dropPeopleOf = Effect.fnUntraced(function* (
  companyId: number,
  siteId: number,
  before: PeopleOfSite,
  gone: ReadonlyArray<number>,
) {
  const { staff } = yield* namesOf(companyId, { staffIds: before.workers, partnerIds: [] })
  const stay = before.workers.filter((id) => !gone.includes(staff.get(id)?.partnerId ?? 0))
  if (stay.length < before.workers.length) yield* saveWorkersOfSite(companyId, siteId, stay)
})

export interface SiteSaved {
  readonly id: number
  readonly type: number
  readonly name: string
  readonly version: number
}
/**
 * Writes what the draft says of them; what it does not say stays. A vendor that goes takes its people off the site.
 *
 * `own` is the vendor that makes the site itself: it becomes the only one and needs no asking (SITE-08). In a write, after
 * the policy let the fields pass. Fails with Vendor_Not_Valid, Worker_Not_Valid, Cannot_Remove_Vendor, Invalid_Input,
 * File_Type_Invalid.
 */
export const savePeopleOfSite = Effect.fn("Scheduling.savePeopleOfSite")(function* (
  viewer: Viewer,
  site: SiteSaved,
  asked: SitePeople,
  before: PeopleOfSite,
  own: number | null = null,
) {
  const { companyId } = viewer.actor
  if (asked.vendors !== undefined) yield* refusePrices(site.type, asked.vendors)
  const vendors =
    own !== null
      ? [{ partnerId: own, price: null, request: requestStatuses.active }]
      : asked.vendors === undefined
        ? undefined
        : yield* vendorsToSave(companyId, asked.vendors, before)
  const vendorIds = new Set((vendors ?? before.vendors).map(({ partnerId }) => partnerId))
  const gone = before.vendors.map(({ partnerId }) => partnerId).filter((id) => !vendorIds.has(id))
  yield* refuseArranged(companyId, site.id, gone)
  const workers =
    asked.workers === undefined ? undefined : yield* workersToSave(viewer, asked.workers, before, vendorIds)
  if (vendors !== undefined) {
    yield* saveVendorsOfSite(companyId, site.id, vendors)
    const known = new Set([own, ...before.vendors.map(({ partnerId }) => partnerId)])
    yield* tellNamedVendors(
      companyId,
      site,
      vendors.filter(({ partnerId }) => !known.has(partnerId)),
    )
  }
  if (workers !== undefined) yield* saveWorkersOfSite(companyId, site.id, workers)
  else if (gone.length > 0) yield* dropPeopleOf(companyId, site.id, before, gone)
  if (asked.files !== undefined)
    yield* referToFiles({
      owner: filesOfSite,
      ofRow: site.id,
      fileIds: asked.files,
      takes: attachmentKinds,
      field: "files",
    })
})
