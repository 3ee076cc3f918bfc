/** 請求もれ・支払もれ: work of a month that no paper bills as it was done, and fees that none pays, by party, site, why and number. */
import { Effect } from "effect"
import { firstDayOf, lastDayOf } from "#modules/kernel/civil-day.ts"
import { isFound } from "#modules/kernel/fields/normalise.ts"
import { pageAsked, pageOf, rowsOn } from "#modules/kernel/paging.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { partnersByIds, staffByIds } from "#modules/people/index.ts"
import { siteNames } from "#modules/scheduling/index.ts"
import { paperTypes } from "../codes.ts"
import type { AskMissing } from "../contract/work-view.ts"
import { paperListPolicy } from "../policy.ts"
import { sumHeads } from "../rules/billed-work.ts"
import { untilToday } from "./gather-work.ts"
import { type Missing, missingWork } from "./missing-work.ts"

const known = (ids: ReadonlyArray<number | null>) => [...new Set(ids)].filter((id) => id !== null)
const groupOf = ({ fee, no, partnerId, siteId, staffId, why }: Missing) =>
  [partnerId, staffId, siteId, why, no, fee === null ? "" : "fee"].map((part) => part ?? "").join(" ")

/** Heads and certificates are no sum of one kind: the quantity counts heads. */
const summed = (group: ReadonlyArray<Missing>) => {
  const days = group
    .flatMap(({ fee, shifts }) => [...(fee === null ? [] : [fee.from, fee.to]), ...shifts.map(({ day }) => day)])
    .toSorted()
  return {
    amount: group.reduce((sum, { amount }) => sum + amount, 0),
    quantity: sumHeads(group.filter(({ certificate }) => certificate === "").map(({ quantity }) => quantity)),
    taskIds: [...new Set(group.flatMap(({ shifts }) => shifts.map(({ taskId }) => taskId)))],
    from: days[0] ?? "",
    to: days.at(-1) ?? "",
  }
}

/** Fails with Permission_Denied. */
export const missingPapers = Effect.fn("Papers.missing")(function* (asked: AskMissing) {
  const { companyId } = yield* authorize(paperListPolicy, "gather", undefined)
  const page = pageAsked(asked)
  const [from, to] = [firstDayOf(asked.month), lastDayOf(asked.month)]
  const days = { from, to, worked: (yield* untilToday)(to) }
  const pieces = yield* missingWork(companyId, asked.type === paperTypes.invoice, days)
  const partners = yield* partnersByIds(companyId, known(pieces.map(({ partnerId }) => partnerId)))
  const people = yield* staffByIds(companyId, known(pieces.map(({ staffId }) => staffId)))
  const siteIds = known(pieces.map(({ siteId }) => siteId))
  const names = yield* siteNames(companyId, siteIds)
  const sites = new Map(siteIds.map((id, n) => [id, names[n]]))
  const rows = [...Map.groupBy(pieces, groupOf).values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { fee, mayCorrect, no, paperId, partnerId, siteId, staffId, why } = first
    const partner = partnerId === null ? undefined : partners.get(partnerId)
    const person = staffId === null ? undefined : people.get(staffId)
    const partyName = partner?.companyName ?? person?.name ?? ""
    const siteName = (siteId === null ? undefined : sites.get(siteId)) ?? ""
    if (!isFound(asked.keyword ?? "", partyName, (partner ?? person)?.furiganaName, siteName)) return []
    return [
      {
        ...{ why, partnerId, staffId, partyName, siteId, siteName, isFee: fee !== null, no, paperId, mayCorrect },
        ...summed(group),
      },
    ]
  })
  return pageOf(page, rowsOn(page, rows), rows.length)
})
