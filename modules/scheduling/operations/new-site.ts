/** A site that is about to be made, judged by the same rules from its form and from each row of an import. */
import { Effect } from "effect"
import { CurrentActor, isAdminSide } from "#modules/kernel/actor.ts"
import { type IsoDate, isoDate } from "#modules/kernel/civil-day.ts"
import { flags, projectWorkStatuses } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import type { MessageName } from "#modules/kernel/fields/messages.ts"
import { authorize, guardEdit } from "#modules/kernel/policy.ts"
import type { Names } from "#modules/people/index.ts"
import { idlePrices, missingTerms, type SiteDraft, type SitePatch, type SiteTerms } from "../contract/site.ts"
import { orders } from "../policy/customer-side.ts"
import { sitePolicy } from "../policy/site-policy.ts"
import { nobodysSite } from "../views/site-view.ts"
import { blame } from "./blame.ts"
import { refuseNoCustomer } from "./plan-task.ts"
import type { Viewer } from "./viewer.ts"

interface PeopleOfSite {
  readonly customerId: number
  readonly leaderStaffId: number | null
}
export const idsOfPeople = ({ customerId, leaderStaffId }: PeopleOfSite) => ({
  staffIds: leaderStaffId === null ? [] : [leaderStaffId],
  partnerIds: [customerId],
})

/** The people a site names are of this company. Fails with Customer_Not_Found, Customer_Not_Valid, Leader_Not_Found. */
export const refuseStrangers = Effect.fn("Scheduling.refuseStrangers")(function* (
  names: Names,
  { customerId, leaderStaffId }: PeopleOfSite,
  before?: number,
) {
  yield* refuseNoCustomer(customerId, names, before)
  if (leaderStaffId !== null && names.staff.get(leaderStaffId)?.isActive !== true) {
    return yield* blame("Leader_Not_Found", "leaderId")
  }
})

/**
 * What the kind of site asks for, and a period that ends after it begins. Prices are asked of whoever sees them; a period
 * of everybody. Fails with Invalid_Input.
 */
export const refuseIncomplete = Effect.fn("Scheduling.refuseIncomplete")(function* (site: SiteTerms) {
  const actor = yield* CurrentActor
  const wrongIn = (field: string, name: MessageName) => ({ field, message: name })
  const asked = missingTerms(site).filter((field) => isAdminSide(actor) || field === "startTime" || field === "endTime")
  const wrong = asked.map((field) => wrongIn(field, "required"))
  const { startTime, endTime } = site
  if (startTime != null && endTime != null && isoDate(String(endTime)) < String(startTime))
    wrong.push(wrongIn("endTime", "endBeforeStart"))
  if (wrong.length > 0) return yield* refuse("Invalid_Input", wrong)
})

const stored = (day: IsoDate | null | undefined) => (day === undefined ? {} : { day })
type OfRow = Omit<SitePatch, "version" | "vendors" | "workers" | "files">
/** The wire's names to the table's; what is absent stays absent. */
export const siteRowFrom = ({ leaderId, startTime, endTime, ...same }: OfRow) => {
  const [starts, ends] = [stored(startTime), stored(endTime)]
  return {
    ...same,
    ...(leaderId === undefined ? {} : { leaderStaffId: leaderId }),
    ...("day" in starts ? { startsOn: starts.day } : {}),
    ...("day" in ends ? { endsOn: ends.day } : {}),
  }
}

export const newSiteRow = (
  { actor }: Viewer,
  { isCreateTask: _, vendors: __, workers: ___, files: ____, ...draft }: SiteDraft,
) => {
  const { name, type, address, customerId, state = projectWorkStatuses.working, ...details } = draft
  const made = { createdBy: actor.personId, madeByPartnerId: actor.partnerId }
  return { companyId: actor.companyId, name, type, address, customerId, state, ...made, ...siteRowFrom(details) }
}

export const peopleOfDraft = ({ customerId, leaderId }: SiteDraft): PeopleOfSite => ({
  customerId,
  leaderStaffId: leaderId ?? null,
})

/** A customer makes and asks about its own sites alone: it reads of no other customer. Fails with Customer_Not_Found. */
export const refuseOthersCustomer = Effect.fnUntraced(function* ({ actor }: Viewer, customerId: number) {
  if (orders(actor) && customerId !== actor.partnerId) return yield* blame("Customer_Not_Found", "customerId")
})

/** SITE-03: unit prices are labour sites' alone. Fails with Invalid_Input. */
export const refuseIdlePrices = Effect.fn("Scheduling.refuseIdlePrices")(function* (site: SiteTerms) {
  const idle = idlePrices(site)
  if (idle.length > 0)
    return yield* refuse(
      "Invalid_Input",
      idle.map((field) => ({ field, message: "onlyLabour" })),
    )
})

/** A partner makes sites for itself. Fails with Permission_Denied, Customer_Not_Found, Invalid_Input. */
export const mayMakeSite = Effect.fn("Scheduling.mayMakeSite")(function* (viewer: Viewer, draft: SiteDraft) {
  yield* authorize(sitePolicy, "create", nobodysSite(viewer))
  const { isCreateTask, ...said } = draft
  // Whoever says no asks for nothing.
  const asked = isCreateTask === flags.on ? { ...said, isCreateTask } : said
  yield* guardEdit(sitePolicy, nobodysSite(viewer), asked)
  yield* refuseOthersCustomer(viewer, draft.customerId)
  yield* refuseIncomplete(draft)
  yield* refuseIdlePrices(draft)
})
