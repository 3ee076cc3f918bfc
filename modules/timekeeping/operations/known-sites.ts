/** Where somebody may begin without an arrangement: of the house anywhere, from outside where he was asked to come. */
import { Effect } from "effect"
import { firstDayOf, type IsoDate, lastDayOf, monthOf, shiftMonth } from "#modules/kernel/civil-day.ts"
import type { Role } from "#modules/kernel/codes.ts"
import { openSites, type SiteFacts, sitesKnown } from "#modules/scheduling/index.ts"
import { beginsAnywhere } from "../policy.ts"

interface Whose {
  readonly id: number
  readonly role: Role
}
/** What he knows on a day by that month and the last; nothing to ask of whoever may begin anywhere. */
export const knownBy = (staff: Whose, day: IsoDate) => {
  if (beginsAnywhere(staff)) return undefined
  const month = monthOf(day)
  return { staffId: staff.id, from: firstDayOf(shiftMonth(month, -1)), to: lastDayOf(month) }
}

/** The sites that 今日 offers him; those that a press takes. */
export const sitesToBeginAt = Effect.fnUntraced(function* (companyId: number, staff: Whose, day: IsoDate) {
  const asked = knownBy(staff, day)
  if (asked === undefined) return yield* openSites(companyId)
  const [known] = yield* sitesKnown(companyId, [asked])
  const none: ReadonlyArray<SiteFacts> = []
  return known === undefined || known.size === 0 ? none : yield* openSites(companyId, [...known])
})
