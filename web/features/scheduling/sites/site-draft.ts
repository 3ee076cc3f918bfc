/** What stands in the site form, as typed; and what of it goes to the server. */

import { projectTypes, projectWorkStatuses } from "#modules/kernel/codes/project.ts"
import { normaliseYen } from "#modules/kernel/fields/normalise.ts"
import type { KnownFile } from "@/components/form/files-field.tsx"
import { numberOrNull, textOrNull } from "@/lib/form/texts.ts"
import type { SiteView } from "./site-queries.ts"

export interface SiteDraft {
  readonly name: string
  readonly nameKana: string
  readonly customerId: number | null
  readonly type: number
  readonly state: number
  readonly address: string
  /** 都道府県, asked for where the address does not tell it. */
  readonly kenId: number | null
  readonly station: string
  readonly regularUnitPrice: string
  readonly nightUnitPrice: string
  readonly contractValue: string
  readonly startTime: string
  readonly endTime: string
  readonly leaderId: number | null
  readonly meetingPlace: string
  readonly representativeName: string
  readonly description: string
  readonly vendors: ReadonlyArray<VendorLine>
  readonly workers: ReadonlyArray<number>
  readonly files: ReadonlyArray<KnownFile>
}
/** What a vendor gets stands as it is typed. */
export interface VendorLine {
  readonly userId: number
  readonly salary: string
}
/** 施工中 and 常用 (SITE-07). */
export const emptySite: SiteDraft = {
  name: "",
  nameKana: "",
  customerId: null,
  type: projectTypes.labor,
  state: projectWorkStatuses.working,
  address: "",
  kenId: null,
  station: "",
  regularUnitPrice: "",
  nightUnitPrice: "",
  contractValue: "",
  startTime: "",
  endTime: "",
  leaderId: null,
  meetingPlace: "",
  representativeName: "",
  description: "",
  vendors: [],
  workers: [],
  files: [],
}
const text = (value: string | number | null | undefined) => (value == null ? "" : String(value))

export const siteDraftOf = (site: SiteView): SiteDraft => ({
  name: site.name,
  nameKana: text(site.nameKana),
  customerId: site.customerId ?? null,
  type: site.type,
  state: site.state === projectWorkStatuses.notWorking ? projectWorkStatuses.comingToWork : site.state,
  address: site.address,
  kenId: site.kenId,
  station: text(site.station),
  regularUnitPrice: text(site.regularUnitPrice),
  nightUnitPrice: text(site.nightUnitPrice),
  contractValue: text(site.contractValue),
  startTime: text(site.startTime),
  endTime: text(site.endTime),
  leaderId: site.leaderId,
  meetingPlace: text(site.meetingPlace),
  representativeName: text(site.representativeName),
  description: site.description,
  vendors: (site.vendors ?? []).map(({ userId, salary }) => ({ userId, salary: text(salary) })),
  workers: (site.workers ?? []).map(({ userId }) => userId),
  files: site.files ?? [],
})
const yenOf = (value: string) => numberOrNull(normaliseYen(value))

/** The body of a new site, not checked yet. What the other kind of site asks for is not sent. */
export const siteBody = (draft: SiteDraft): Readonly<Record<string, unknown>> => {
  const isFixed = draft.type === projectTypes.fixedPrice
  return {
    name: draft.name.trim(),
    nameKana: textOrNull(draft.nameKana),
    ...(draft.customerId === null ? {} : { customerId: draft.customerId }),
    type: draft.type,
    state: draft.state,
    address: draft.address.trim(),
    kenId: draft.kenId,
    station: textOrNull(draft.station),
    ...(isFixed
      ? { contractValue: yenOf(draft.contractValue) }
      : { regularUnitPrice: yenOf(draft.regularUnitPrice), nightUnitPrice: yenOf(draft.nightUnitPrice) }),
    startTime: textOrNull(draft.startTime),
    endTime: textOrNull(draft.endTime),
    leaderId: draft.leaderId,
    meetingPlace: textOrNull(draft.meetingPlace),
    representativeName: textOrNull(draft.representativeName),
    description: draft.description,
    vendors: draft.vendors.map(({ userId, salary }) => ({ userId, ...(isFixed ? { salary: yenOf(salary) } : {}) })),
    workers: draft.workers.map((userId) => ({ userId })),
    files: draft.files.map(({ id }) => id),
  }
}
/** Of a body only what this person may write. */
export const allowedOf = (body: Readonly<Record<string, unknown>>, isAllowed: (field: string) => boolean) =>
  Object.fromEntries(Object.entries(body).filter(([field]) => isAllowed(field)))
/** What differs from what was loaded; a change of kind sends what that kind asks for. */
export const sitePatch = (base: SiteDraft, draft: SiteDraft): Readonly<Record<string, unknown>> => {
  const before = siteBody(base)
  return Object.fromEntries(
    Object.entries(siteBody(draft)).filter(([field, value]) => JSON.stringify(before[field]) !== JSON.stringify(value)),
  )
}
/** What a site of this kind can't be without (SITE-04): marked in the form, and named all at once when it is missing. */
export const requiredFields = (type: number): ReadonlyArray<keyof SiteDraft> => [
  "name",
  "customerId",
  "address",
  ...(type === projectTypes.fixedPrice
    ? (["contractValue", "startTime", "endTime"] as const)
    : (["regularUnitPrice", "nightUnitPrice"] as const)),
]
/** Those of them that are empty, of what this person may write. */
export const missingFields = (draft: SiteDraft, isAllowed: (field: string) => boolean) =>
  requiredFields(draft.type).filter(
    (field) => isAllowed(field) && (draft[field] === null || String(draft[field]).trim() === ""),
  )
