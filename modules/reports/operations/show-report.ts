/** 管理レポート: revenue, cost and profit of sites by month (D103, REV-01, REV-02, REV-04). */
import { Effect } from "effect"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { isFound } from "#modules/kernel/fields/normalise.ts"
import { pageAsked, pageOf, rowsOn } from "#modules/kernel/paging.ts"
import { authorize, found, permissionsOn } from "#modules/kernel/policy.ts"
import { sumYen } from "#modules/kernel/yen.ts"
import { namesOf, seesEveryonesPay } from "#modules/people/index.ts"
import { sitesByIds } from "#modules/scheduling/index.ts"
import { mostMonths } from "../codes.ts"
import type { AskCostRevenue, AskReport, SourceView } from "../contract/report.ts"
import { reportPolicy } from "../policy.ts"
import type { Entry } from "../rules/entries.ts"
import { figuresOf } from "../rules/figures.ts"
import { gatherEntries, monthsBetween } from "./gather-entries.ts"

const monthsAsked = Effect.fnUntraced(function* ({ from, to }: AskCostRevenue) {
  const months = monthsBetween(from, to)
  if (months.length > mostMonths)
    return yield* refuse("Invalid_Input", [{ field: "to", message: messageKey("tooMany", mostMonths) }])
  return months
})

/** What an amount is made of, the largest first. */
const sourcesOf = (entries: ReadonlyArray<Entry>): ReadonlyArray<SourceView> => {
  const keyOf = ({ isPlanned, part, source: { id, kind, name } }: Entry) => `${isPlanned} ${part} ${kind} ${id} ${name}`
  return [...Map.groupBy(entries, keyOf).values()]
    .flatMap((some) => {
      const [first] = some
      if (first === undefined) return []
      const { isPlanned, part, source } = first
      return [
        {
          ...source,
          part,
          isPlanned,
          isSettled: some.every(({ isSettled }) => isSettled),
          amount: sumYen(some.map(({ amount }) => amount)),
          count: some.reduce((sum, { count }) => sum + Math.round(count * 100), 0) / 100,
        },
      ]
    })
    .toSorted((one, other) => other.amount - one.amount)
}

/** Fails with Permission_Denied, Not_Found, Invalid_Input. */
export const costRevenue = Effect.fn("Reports.costRevenue")(function* (siteId: number, asked: AskCostRevenue) {
  const actor = yield* authorize(reportPolicy, "read", undefined)
  const site = yield* found(Effect.map(sitesByIds(actor.companyId, [siteId]), (sites) => sites.get(siteId)))
  const months = yield* monthsAsked(asked)
  const entries = (yield* gatherEntries(actor.companyId, asked, seesEveryonesPay(actor))).filter(
    (entry) => entry.siteId === site.id,
  )
  const byMonth = Map.groupBy(entries, ({ month }) => month)
  return {
    siteId: site.id,
    siteName: site.name,
    isFixedPrice: site.isFixedPrice,
    total: figuresOf(entries),
    months: months.map((month) => {
      const of = byMonth.get(month) ?? []
      return { month, ...figuresOf(of), sources: sourcesOf(of) }
    }),
    permissions: permissionsOn(reportPolicy, actor, undefined),
  }
})

/** Fails with Permission_Denied and Invalid_Input. */
export const revenueReport = Effect.fn("Reports.revenue")(function* (asked: AskReport) {
  const actor = yield* authorize(reportPolicy, "read", undefined)
  const { companyId } = actor
  const months = yield* monthsAsked(asked)
  const entries = yield* gatherEntries(companyId, asked, seesEveryonesPay(actor))
  const bySite = Map.groupBy(entries, ({ siteId }) => siteId)
  const sites = yield* sitesByIds(
    companyId,
    [...bySite.keys()].flatMap((id) => id ?? []),
  )
  const customers = [...new Set([...sites.values()].map(({ customerId }) => customerId))]
  const { partners } = yield* namesOf(companyId, { staffIds: [], partnerIds: customers })
  const rows = [...bySite].flatMap(([siteId, of]) => {
    const site = siteId === null ? undefined : sites.get(siteId)
    const customerName = site === undefined ? null : (partners.get(site.customerId)?.companyName ?? null)
    const row = { siteId, siteName: site?.name ?? null, siteKana: site?.nameKana ?? null, customerName }
    return isFound(asked.keyword ?? "", row.siteName, row.siteKana, customerName) ? [{ row, of }] : []
  })
  const ordered = rows.toSorted((one, other) => (one.row.siteId ?? Infinity) - (other.row.siteId ?? Infinity))
  const shown = ordered.flatMap(({ of }) => of)
  const byMonth = Map.groupBy(shown, ({ month }) => month)
  const page = pageAsked(asked)
  const data = rowsOn(page, ordered).map(({ of, row }) => ({ ...row, ...figuresOf(of) }))
  return {
    ...pageOf(page, data, ordered.length),
    total: figuresOf(shown),
    months: months.map((month) => ({ month, ...figuresOf(byMonth.get(month) ?? []) })),
    permissions: permissionsOn(reportPolicy, actor, undefined),
  }
})
