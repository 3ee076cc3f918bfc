/** 請求もれ・支払もれ: work of a month that no paper bills, by party and site. */
import { Effect } from "effect"
import { firstDayOf, type IsoDate, lastDayOf } from "#modules/kernel/civil-day.ts"
import { isFound } from "#modules/kernel/fields/normalise.ts"
import { pageAsked, pageOf, rowsOn } from "#modules/kernel/paging.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { partnersByIds, staffByIds } from "#modules/people/index.ts"
import { paperTypes } from "../codes.ts"
import type { AskMissing } from "../contract/paper-view.ts"
import { paperListPolicy } from "../policy.ts"
import { sumHeads, type WorkedShift, workLines } from "../rules/billed-work.ts"
import { unbilled, untilToday } from "./gather-work.ts"
import { workOfCustomers, workOfFreelancers, workOfVendors } from "./work-of-party.ts"

/** A piece of work with whom its paper would be with. */
interface WorkWith {
  readonly piece: WorkedShift
  readonly partnerId: number | null
  readonly staffId: number | null
}
interface Days {
  readonly from: IsoDate
  readonly to: IsoDate
}
const customersWork = Effect.fnUntraced(function* (companyId: number, days: Days) {
  const work = yield* workOfCustomers(companyId, days)
  return work.map((piece): WorkWith => ({ piece, partnerId: piece.customerId, staffId: null }))
})
const payeesWork = Effect.fnUntraced(function* (companyId: number, days: Days) {
  const work = [...(yield* workOfVendors(companyId, days)), ...(yield* workOfFreelancers(companyId, days))]
  return work.map((piece): WorkWith => ({ piece, partnerId: piece.partnerId, staffId: piece.staffId }))
})
const idsOf = (ids: ReadonlyArray<number | null>) => [...new Set(ids)].filter((id) => id !== null)

/** Fails with Permission_Denied. */
export const missingPapers = Effect.fn("Papers.missing")(function* (asked: AskMissing) {
  const { companyId } = yield* authorize(paperListPolicy, "gather", undefined)
  const page = pageAsked(asked)
  const days = { from: firstDayOf(asked.month), to: (yield* untilToday)(lastDayOf(asked.month)) }
  const gathered = asked.type === paperTypes.invoice ? customersWork : payeesWork
  const work = days.from > days.to ? [] : yield* gathered(companyId, days)
  const { isFree } = yield* unbilled(
    companyId,
    work.map(({ piece }) => piece),
    undefined,
  )
  const partners = yield* partnersByIds(companyId, idsOf(work.map(({ partnerId }) => partnerId)))
  const people = yield* staffByIds(companyId, idsOf(work.map(({ staffId }) => staffId)))
  const bySite = Map.groupBy(work, ({ partnerId, piece, staffId }) => `${partnerId} ${staffId} ${piece.siteId}`)
  const rows = [...bySite.values()].flatMap((ofSite) => {
    const lines = workLines(
      ofSite.map(({ piece }) => piece),
      isFree,
    )
    const [first] = ofSite
    const worked = lines.flatMap(({ shifts }) => shifts.map(({ day }) => day)).toSorted()
    if (first === undefined || lines.length === 0) return []
    const { partnerId, piece, staffId } = first
    const partner = partnerId === null ? undefined : partners.get(partnerId)
    const person = staffId === null ? undefined : people.get(staffId)
    const name = partner?.companyName ?? person?.name ?? ""
    if (!isFound(asked.keyword ?? "", name, (partner ?? person)?.furiganaName, piece.siteName)) return []
    const heads = lines.filter(({ certificate }) => certificate === "")
    return [
      {
        partnerId,
        staffId,
        partyName: name,
        siteId: piece.siteId,
        siteName: piece.siteName,
        amount: lines.reduce((sum, { amount }) => sum + amount, 0),
        quantity: sumHeads(heads.map(({ quantity }) => quantity)),
        taskIds: [...new Set(lines.flatMap(({ shifts }) => shifts.map(({ taskId }) => taskId)))],
        from: worked[0] ?? days.from,
        to: worked.at(-1) ?? days.to,
      },
    ]
  })
  return pageOf(page, rowsOn(page, rows), rows.length)
})
