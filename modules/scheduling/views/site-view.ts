/** A site as one person may see it. */
import { permissionsOn, redact } from "#modules/kernel/policy.ts"
import type { Names } from "#modules/people/index.ts"
import type { SiteView } from "../contract/site.ts"
import type { SiteVendorView } from "../contract/site-people.ts"
import type { PeopleOfSite } from "../operations/site-people.ts"
import type { Viewer } from "../operations/viewer.ts"
import { answersAs, type SiteSubject, seesOnSite, siteHiding, sitePolicy } from "../policy/site-policy.ts"
import type { VendorOfSite } from "../repository/site-people.ts"
import type { SiteWithTies } from "../repository/sites.ts"

export const siteSubject = (
  { own }: Viewer,
  { site, leaders, workers, vendors, namedVendors }: SiteWithTies,
): SiteSubject => ({
  own,
  customerId: site.customerId,
  ties: {
    customer: site.customerId,
    leader: site.leaderStaffId === null ? leaders : [site.leaderStaffId, ...leaders],
    worker: workers,
    vendor: vendors,
  },
  createdBy: site.createdBy,
  leaderStaffId: site.leaderStaffId,
  vendorIds: namedVendors,
  isSmallJob: site.isSmallJob,
  isNew: false,
})

/** A site that does not exist yet, for the question who may make one. */
export const nobodysSite = ({ own }: Viewer): SiteSubject => ({
  own,
  customerId: 0,
  ties: { customer: null, leader: null, worker: [], vendor: [] },
  createdBy: null,
  leaderStaffId: null,
  vendorIds: [],
  isSmallJob: false,
  isNew: true,
})

const vendorView = (names: Names, { partnerId, price, request, version }: VendorOfSite): SiteVendorView => ({
  userId: partnerId,
  vendorCompanyName: names.partners.get(partnerId)?.companyName ?? "",
  salary: price,
  status: request,
  version,
})

/** Vendors, people and files of the one site that is shown. */
const peopleShown = ({ actor }: Viewer, { files, vendors, workers }: PeopleOfSite, names: Names) => {
  const own = vendors.find(({ partnerId }) => partnerId === answersAs(actor))
  return {
    vendors: vendors.map((vendor) => vendorView(names, vendor)),
    workers: workers.flatMap((id) => {
      const person = names.staff.get(id)
      if (person === undefined || !seesOnSite(actor, person)) return []
      const { name, partnerId, trade } = person
      const vendorCompanyName = partnerId === null ? null : (names.partners.get(partnerId)?.companyName ?? null)
      return [{ userId: id, name, trade, vendorCompanyName }]
    }),
    files: files.map(({ id, name, url }) => ({ id, name, url })),
    ...(answersAs(actor) !== null ? { ownVendor: own === undefined ? null : vendorView(names, own) } : {}),
  }
}

/** `people` is left out where many sites are shown. */
export const viewOfSite = (viewer: Viewer, found: SiteWithTies, names: Names, people?: PeopleOfSite): SiteView => {
  const { site } = found
  const subject = siteSubject(viewer, found)
  const view = {
    id: site.id,
    state: site.state,
    name: site.name,
    nameKana: site.nameKana,
    type: site.type,
    address: site.address,
    kenId: site.kenId,
    station: site.station,
    customerId: site.customerId,
    customerName: names.partners.get(site.customerId)?.companyName ?? null,
    regularUnitPrice: site.regularUnitPrice,
    nightUnitPrice: site.nightUnitPrice,
    contractValue: site.contractValue,
    startTime: site.startsOn,
    endTime: site.endsOn,
    leaderId: site.leaderStaffId,
    leaderName: site.leaderStaffId === null ? null : (names.staff.get(site.leaderStaffId)?.name ?? null),
    meetingPlace: site.meetingPlace,
    description: site.description,
    representativeName: site.representativeName,
    lat: site.lat,
    lng: site.lng,
    madeByName: site.madeByPartnerId === null ? null : (names.partners.get(site.madeByPartnerId)?.companyName ?? null),
    ...(people === undefined ? {} : peopleShown(viewer, people, names)),
    status: site.status,
    version: site.version,
    permissions: permissionsOn(sitePolicy, viewer.actor, subject),
  }
  return redact(siteHiding, viewer.actor, subject, view)
}

/** Whose names stand in the views of these sites. */
export const idsShown = (sites: ReadonlyArray<SiteWithTies>, people?: PeopleOfSite) => ({
  staffIds: [...sites.flatMap(({ site }) => site.leaderStaffId ?? []), ...(people?.workers ?? [])],
  partnerIds: [
    ...sites.flatMap(({ site }) => [site.customerId, ...(site.madeByPartnerId === null ? [] : [site.madeByPartnerId])]),
    ...(people?.vendors.map(({ partnerId }) => partnerId) ?? []),
  ],
})
