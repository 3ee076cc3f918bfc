/** 「この現場の手配を作成しますか」はい: a site's first days, by the pattern that a new site has (SITE-06). */
import { Effect } from "effect"
import { todayInJapan } from "#modules/kernel/clock.ts"
import type { SiteRow } from "../repository/sites.ts"
import { firstDays } from "../rules/first-days.ts"
import { arrangeTask } from "./arrange-task.ts"

/** Nobody has said yet how many are needed. */
const heads = 1

/**
 * Mondays to Saturdays of its period from today on, or without a period the next such day; morning and afternoon at the
 * company's times. In the write that makes the site. Fails as arrangeTask does.
 */
export const arrangeFirstDays = Effect.fn("Scheduling.arrangeFirstDays")(function* (site: SiteRow) {
  const { from, to, daysOff } = firstDays({ from: site.startsOn, to: site.endsOn }, yield* todayInJapan)
  return yield* arrangeTask({
    constructionSiteId: site.id,
    startDate: from,
    ...(to === from ? {} : { endDate: to, dayOffs: daysOff }),
    morningShift: 1,
    afternoonShift: 1,
    workerMorning: heads,
    workerAfternoon: heads,
  })
})
