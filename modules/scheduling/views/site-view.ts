/** A site as one person may see it. */
import { permissionsOn, redact } from "#modules/kernel/policy.ts"
import type { Names } from "#modules/people/index.ts"
import type { SiteView } from "../contract/site.ts"
import type { Viewer } from "../operations/viewer.ts"
import { type SiteSubject, siteHiding, sitePolicy } from "../policy/site-policy.ts"
import type { SiteWithTies } from "../repository/sites.ts"

export const siteSubject = ({ own }: Viewer, { site, leaders, workers, vendors }: SiteWithTies): SiteSubject => ({
  own,
  customerId: site.customerId,
  ties: {
    customer: site.customerId,
    leader: site.leaderStaffId === null ? leaders : [site.leaderStaffId, ...leaders],
    worker: workers,
    vendor: vendors,
  },
})

/** A site that does not exist yet, for the question who may make one. */
export const nobodysSite = ({ own }: Viewer): SiteSubject => ({
  own,
  customerId: 0,
  ties: { customer: null, leader: null, worker: [], vendor: [] },
})

export const viewOfSite = (viewer: Viewer, found: SiteWithTies, names: Names): SiteView => {
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
    status: site.status,
    version: site.version,
    permissions: permissionsOn(sitePolicy, viewer.actor, subject),
  }
  return redact(siteHiding, viewer.actor, subject, view)
}
