/** 「この現場の手配を作成しますか」はい: a site's first days, by the pattern that a new site has (SITE-06). */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { orders } from "../policy/customer-side.ts"
import type { SiteRow } from "../repository/sites.ts"
import { firstDays } from "../rules/first-days.ts"
import { isFixedPrice } from "../views/task-view.ts"
import { arrangeTask } from "./arrange-task.ts"
import { requestTask } from "./request-task.ts"

/** Nobody has said yet how many are needed. */
const heads = 1

/**
 * Mondays to Saturdays of its period from today on, or without a period the next such day; morning and afternoon at the
 * company's times. What a customer says yes to is its request: the company sets the times (D64). In the write that makes the
 * site. Fails as arranging and asking do.
 */
export const arrangeFirstDays = Effect.fn("Scheduling.arrangeFirstDays")(function* (site: SiteRow) {
  const { from, to, daysOff } = firstDays({ from: site.startsOn, to: site.endsOn }, yield* todayInJapan)
  const days = {
    constructionSiteId: site.id,
    startDate: from,
    ...(to === from ? {} : { endDate: to, dayOffs: daysOff }),
    ...(isFixedPrice(site) ? {} : { workerMorning: heads, workerAfternoon: heads }),
  }
  if (orders(yield* CurrentActor)) yield* requestTask({ ...days, morningShiftCustomer: 1, afternoonShiftCustomer: 1 })
  else yield* arrangeTask({ ...days, morningShift: 1, afternoonShift: 1 })
})
