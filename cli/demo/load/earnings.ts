/** What makes the reports speak: progress that was agreed for sites at a fixed price, and what costs the same each month. */
import { Effect } from "effect"
import { createFixedCost } from "#modules/expenses/index.ts"
import type { Actor } from "#modules/kernel/actor.ts"
import { lastDayOf, monthNumberOf, shiftMonth } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { createRevenue } from "#modules/reports/index.ts"
import type { DemoFacts } from "../facts.ts"
import { written } from "./acting.ts"

/** 出来高 of a site at a fixed price: as much of the contract each month, since it began and until last month. */
const progressOf = ({ moment: { lastMonth }, sites }: DemoFacts) =>
  sites.flatMap(({ key, pay, state }) => {
    if (!("contract" in pay) || state === "comingToWork") return []
    const [first, last] = pay.months
    const amount = yen(Math.round(pay.contract / (last - first + 1) / 1000) * 1000)
    return [-3, -2, -1].flatMap((at) => {
      const month = shiftMonth(lastMonth, at + 1)
      return at < first || at > last ? [] : [{ key, month, amount }]
    })
  })

const [yard, lifted] = ["toyosu", "shinagawa"] as const

/** Each by finance as its own write. */
export const writeEarnings = Effect.fn("Demo.writeEarnings")(function* (
  finance: Actor,
  facts: DemoFacts,
  siteIds: Readonly<Record<string, number>>,
) {
  for (const { amount, key, month } of progressOf(facts))
    yield* written(
      finance,
      `revenue ${key} ${month}`,
      createRevenue({
        siteId: siteIds[key] ?? 0,
        title: `${monthNumberOf(month)}月 出来高`,
        amount,
        date: lastDayOf(month),
      }),
    )
  const fromMonth = shiftMonth(facts.moment.lastMonth, -2)
  const costs = [
    { title: "資材ヤード 賃料", amount: yen(120_000), siteId: siteIds[yard] ?? null },
    { title: "高所作業車リース", amount: yen(86_000), siteId: siteIds[lifted] ?? null },
    { title: "事務所 賃料", amount: yen(280_000), siteId: null },
  ]
  for (const cost of costs) yield* written(finance, `fixed cost ${cost.title}`, createFixedCost({ ...cost, fromMonth }))
})
