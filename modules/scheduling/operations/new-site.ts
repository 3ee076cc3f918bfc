/** A site that is about to be made, judged by the same rules from its form and from each row of an import. */
import { Effect } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { projectWorkStatuses } from "#modules/kernel/codes.ts"
import { authorize, guardEdit } from "#modules/kernel/policy.ts"
import type { Names } from "#modules/people/index.ts"
import type { SiteDraft, SitePatch } from "../contract/site.ts"
import { sitePolicy } from "../policy/site-policy.ts"
import { nobodysSite } from "../views/site-view.ts"
import { blame } from "./blame.ts"
import type { Viewer } from "./viewer.ts"

interface PeopleOfSite {
  readonly customerId: number
  readonly leaderStaffId: number | null
}
export const idsOfPeople = ({ customerId, leaderStaffId }: PeopleOfSite) => ({
  staffIds: leaderStaffId === null ? [] : [leaderStaffId],
  partnerIds: [customerId],
})

/** The people a site names are of this company. Fails with Customer_Not_Found, Leader_Not_Found. */
export const refuseStrangers = Effect.fn("Scheduling.refuseStrangers")(function* (
  names: Names,
  { customerId, leaderStaffId }: PeopleOfSite,
) {
  if (names.partners.get(customerId)?.isCustomer !== true) return yield* blame("Customer_Not_Found", "customerId")
  if (leaderStaffId !== null && names.staff.get(leaderStaffId)?.isActive !== true) {
    return yield* blame("Leader_Not_Found", "leaderId")
  }
})

const stored = (day: IsoDate | null | undefined) => (day === undefined ? {} : { day })
/** The wire's names to the table's; what is absent stays absent. */
export const siteRowFrom = ({ leaderId, startTime, endTime, ...same }: Omit<SitePatch, "version">) => {
  const [starts, ends] = [stored(startTime), stored(endTime)]
  return {
    ...same,
    ...(leaderId === undefined ? {} : { leaderStaffId: leaderId }),
    ...("day" in starts ? { startsOn: starts.day } : {}),
    ...("day" in ends ? { endsOn: ends.day } : {}),
  }
}

export const newSiteRow = (companyId: number, draft: SiteDraft) => {
  const { name, type, address, customerId, state = projectWorkStatuses.working, ...details } = draft
  return { companyId, name, type, address, customerId, state, ...siteRowFrom(details) }
}

export const peopleOfDraft = ({ customerId, leaderId }: SiteDraft): PeopleOfSite => ({
  customerId,
  leaderStaffId: leaderId ?? null,
})

/** Fails with Permission_Denied. */
export const mayMakeSite = Effect.fn("Scheduling.mayMakeSite")(function* (viewer: Viewer, draft: SiteDraft) {
  yield* authorize(sitePolicy, "create", nobodysSite(viewer))
  yield* guardEdit(sitePolicy, nobodysSite(viewer), draft)
})
