/** 変更の履歴 of a site: who changed what and when, as far as the reader may see each field (desk/07). */
import { Effect } from "effect"
import { authorize, redact } from "#modules/kernel/policy.ts"
import { type HistoryAsked, historyTold, rosterOf } from "#modules/people/index.ts"
import { siteHiding, sitePolicy } from "../policy/site-policy.ts"
import { siteFields } from "../views/site-history.ts"
import { siteSubject } from "../views/site-view.ts"
import { seenSite } from "./seen-site.ts"
import { whoAsks } from "./viewer.ts"

/** Fails with Not_Found and Permission_Denied. */
export const siteHistory = Effect.fn("Scheduling.siteHistory")(function* (id: number, asked: HistoryAsked) {
  const viewer = yield* whoAsks()
  const subject = siteSubject(viewer, yield* seenSite(viewer, id))
  yield* authorize(sitePolicy, "seeHistory", subject)
  const names = yield* rosterOf(viewer.actor.companyId)
  const shown = (of: object) => ({ ...redact(siteHiding, viewer.actor, subject, of) })
  return yield* historyTold([`site:${id}`], asked, (entry) => {
    const { before, after } = siteFields(entry, names)
    return { before: shown(before), after: shown(after) }
  })
})
