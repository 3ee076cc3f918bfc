/** Many sites by one step, as an import makes them, and the taking back of those that nothing refers to. */
import { Array as Arr, Effect } from "effect"
import { needBusinessField } from "#modules/companies/index.ts"
import { projectWorkStatuses } from "#modules/kernel/codes.ts"
import { referencesTo } from "#modules/kernel/database/referred-by.ts"
import { takenBack } from "#modules/kernel/taken-back.ts"
import { tellAll } from "#modules/kernel/write.ts"
import { rosterOf } from "#modules/people/index.ts"
import type { SiteDraft } from "../contract/site.ts"
import { everyLeader } from "../repository/site-leaders.ts"
import { deleteSites, insertSites, sitesForRemoval } from "../repository/sites-together.ts"
import { blame } from "./blame.ts"
import { mayMakeSite, newSiteRow, peopleOfDraft, refuseStrangers } from "./new-site.ts"
import { holdsLeader } from "./site-leader.ts"
import { type Viewer, whoAsks } from "./viewer.ts"

/**
 * What judges one site after another as createSite does, with whatever it needs of the company read once.
 *
 * Fails with Please_Set_Company_Business_Field_First; a judged site with Permission_Denied, Invalid_Input,
 * Customer_Not_Found, Leader_Not_Found, Leader_Already_Has_Construction_Site: an earlier one of the same judge counts.
 */
export const judgeOfSites = Effect.fn("Scheduling.judgeOfSites")(function* () {
  const viewer = yield* whoAsks()
  yield* needBusinessField(viewer.actor.companyId)
  const names = yield* rosterOf(viewer.actor.companyId)
  const leaders = yield* everyLeader(viewer.actor.companyId)
  return Effect.fn("Scheduling.judgeSite")(function* (draft: SiteDraft) {
    yield* mayMakeSite(viewer, draft)
    yield* refuseStrangers(names, peopleOfDraft(draft))
    const { leaderStaffId } = peopleOfDraft(draft)
    if (leaderStaffId !== null && holdsLeader(draft.state ?? projectWorkStatuses.working)) {
      if (leaders.has(leaderStaffId)) return yield* blame("Leader_Already_Has_Construction_Site", "leaderId")
      leaders.add(leaderStaffId)
    }
    return draft
  })
})

const atOnce = 1000
const makePart = Effect.fnUntraced(function* (viewer: Viewer, part: ReadonlyArray<SiteDraft>) {
  const { companyId } = viewer.actor
  const ids = yield* insertSites(part.map((draft) => newSiteRow(viewer, draft)))
  const written = part.map((draft, at) => ({ draft, id: ids[at] ?? 0 }))
  yield* tellAll({
    changes: written.map(({ draft, id }) => ({ action: "site.create", subject: `site:${id}`, after: draft })),
    events: written.map(({ id }) => ({ topic: "SiteCreated", body: { companyId, siteId: id } })),
  })
  return ids
})

/** Gives their ids in the same order. In a write; each was judged before. */
export const makeSites = Effect.fn("Scheduling.makeSites")(function* (drafts: ReadonlyArray<SiteDraft>) {
  const viewer = yield* whoAsks()
  const parts = Arr.chunksOf(drafts, atOnce)
  return (yield* Effect.forEach(parts, (part) => makePart(viewer, part))).flat()
})

/** Those that nobody changed and nothing refers to; gives the others with the reason. */
export const takeBackSites = Effect.fn("Scheduling.takeBackSites")(function* (
  companyId: number,
  ids: ReadonlyArray<number>,
) {
  const rows = yield* sitesForRemoval(companyId, ids)
  const { gone, kept } = takenBack(rows, yield* referencesTo("scheduling.site", companyId, ids))
  yield* deleteSites(
    companyId,
    gone.map(({ id }) => id),
  )
  yield* tellAll({
    changes: gone.map((before) => ({
      action: "site.remove",
      subject: `site:${before.id}`,
      before,
      after: { removed: true },
    })),
    events: gone.map(({ id }) => ({ topic: "SiteChanged", body: { companyId, siteId: id } })),
  })
  return kept.map(({ by, row }) => ({ id: row.id, name: row.name, by }))
})
