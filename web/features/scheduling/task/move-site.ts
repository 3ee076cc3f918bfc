/** What a form gives up when its arrangement goes to another site: who does not belong there, and another customer's wishes (TASK-10). */
import { requestStatuses } from "#modules/kernel/codes/status.ts"
import { workShifts } from "../shifts.ts"
import { type Draft, withoutStrayLeader, withShift } from "./draft.ts"
import { emptyMore } from "./more/draft-more.ts"

export interface PeopleOfSite {
  readonly vendors?: ReadonlyArray<{
    readonly vendorCompanyName: string
    readonly userId: number
    readonly status: number
  }>
  readonly workers?: ReadonlyArray<{ readonly userId: number }>
}
export interface Moved {
  readonly draft: Draft
  /** The names of who falls away, each once. */
  readonly gone: ReadonlyArray<string>
}
/** A vendor that the site does not name goes with its people; own people go where the site says who works on it. */
export const moveToSite = (draft: Draft, site: PeopleOfSite, isOtherCustomer: boolean): Moved => {
  const named = (site.vendors ?? []).filter(({ status }) => status !== requestStatuses.reject)
  const [vendorIds, vendorNames] = [named.map(({ userId }) => userId), named.map((one) => one.vendorCompanyName)]
  const standing = (site.workers ?? []).map(({ userId }) => userId)
  const gone = new Set<string>()
  const stays = <Row extends { readonly name: string }>(rows: ReadonlyArray<Row>, belongs: (row: Row) => boolean) =>
    rows.filter((row) => {
      if (!belongs(row)) gone.add(row.name)
      return belongs(row)
    })
  const moved = workShifts.reduce((now, shift) => {
    const { people, vendors } = now.shifts[shift]
    return withShift(now, shift, {
      vendors: stays(vendors, ({ userId }) => vendorIds.includes(userId)),
      people: stays(people, ({ userId, vendor }) =>
        vendor === null ? standing.length === 0 || standing.includes(userId) : vendorNames.includes(vendor),
      ),
    })
  }, draft)
  const more = isOtherCustomer ? { ...moved.more, wishes: emptyMore.wishes, desireFrom: "", desireTo: "" } : moved.more
  return { draft: withoutStrayLeader({ ...moved, more }), gone: [...gone] }
}
/** Whoever fell away is back on the shifts that are still on, and the wishes with them. */
export const takeBackMove = (draft: Draft, before: Draft): Draft => ({
  ...workShifts.reduce(
    (now, shift) =>
      now.shifts[shift].isOn
        ? withShift(now, shift, { people: before.shifts[shift].people, vendors: before.shifts[shift].vendors })
        : now,
    draft,
  ),
  leaderId: before.leaderId,
  more: {
    ...draft.more,
    wishes: before.more.wishes,
    desireFrom: before.more.desireFrom,
    desireTo: before.more.desireTo,
  },
})
