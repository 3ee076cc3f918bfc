/** What the vendor asks for its people: a month that 経理 has agreed to and not paid yet, and one that waits to be matched. */
import { Effect } from "effect"
import type { Actor } from "#modules/kernel/actor.ts"
import { firstDayOf, lastDayOf, monthNumberOf, shiftMonth } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { createPaper, updatePaperStatus } from "#modules/papers/index.ts"
import type { DemoFacts } from "../facts.ts"
import { written } from "./acting.ts"

const [active, pending] = [1, 2] as const

/** Typed by the vendor: no line names our arrangements, as on a paper that comes by fax. */
export const askForVendor = Effect.fn("Demo.askForVendor")(function* (
  { finance, vendor }: { readonly finance: Actor; readonly vendor: Actor },
  { moment: { lastMonth } }: DemoFacts,
  { partnerIds, siteIds }: Readonly<Record<"partnerIds" | "siteIds", Readonly<Record<string, number>>>>,
) {
  const handedIn = (month: typeof lastMonth, quantity: number) =>
    written(
      vendor,
      `request ${month}`,
      Effect.gen(function* () {
        const { id, version } = yield* createPaper({
          type: 1,
          partnerId: partnerIds.towa ?? 0,
          title: `${monthNumberOf(month)}月分 足場 常用`,
          createdAt: lastDayOf(month),
          ...{ stageStartFrom: firstDayOf(month), stageStartTo: lastDayOf(month) },
          dueDate: lastDayOf(shiftMonth(month, 1)),
          isTaxVendor: 0,
          serviceCharge: 0,
          lines: [
            {
              label: "足場工 常用",
              quantity,
              unit: "人工",
              unitPrice: yen(22_000),
              valueTax: 10,
              siteId: siteIds.shinagawa ?? 0,
            },
          ],
        })
        return yield* updatePaperStatus(id, { version, status: pending })
      }),
    )
  const { id, version } = yield* handedIn(shiftMonth(lastMonth, -1), 9)
  yield* written(finance, `request ${id} agreed`, updatePaperStatus(id, { version, status: active }))
  yield* handedIn(lastMonth, 12.5)
})
