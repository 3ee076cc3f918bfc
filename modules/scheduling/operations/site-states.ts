/** 着工前・施工中・中断・完了: of one site, or of many at once, all of them or none (SITE-07, SITE-16). */
import { Effect } from "effect"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize, seenAs } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tellAll } from "#modules/kernel/write.ts"
import type { StateOfSite, StateOfSites } from "../contract/site-lists.ts"
import { sitePolicy } from "../policy/site-policy.ts"
import { leadersTaken } from "../repository/site-leaders.ts"
import { lockSites, type SiteWithTies, setStates, sitesWithTies } from "../repository/sites.ts"
import { siteSubject } from "../views/site-view.ts"
import { seenSite, showSite } from "./seen-site.ts"
import { holdsLeader } from "./site-leader.ts"
import { type Viewer, whoAsks } from "./viewer.ts"

/** A site that is taken up again asks for its leader again; two of the same leader can't both be. */
const refuseTakenLeaders = Effect.fn("Scheduling.refuseTakenLeaders")(function* (
  { actor }: Viewer,
  found: ReadonlyArray<SiteWithTies>,
  fieldOf: (siteId: number) => string,
) {
  const led = found.flatMap(({ site }) =>
    site.leaderStaffId === null ? [] : [{ id: site.id, leader: site.leaderStaffId }],
  )
  if (led.length === 0) return
  const taken = yield* leadersTaken(
    actor.companyId,
    led.map(({ leader }) => leader),
    found.map(({ site }) => site.id),
  )
  const wrong = led.filter(
    ({ leader }, at) => taken.has(leader) || led.findIndex((other) => other.leader === leader) !== at,
  )
  if (wrong.length === 0) return
  const message = "Leader_Already_Has_Construction_Site"
  return yield* refuse(
    "Leader_Already_Has_Construction_Site",
    wrong.map(({ id }) => ({ field: fieldOf(id), message })),
  )
})

/** In the order of the rows; those that are in the state already stay untouched. */
const changeStates = Effect.fn("Scheduling.changeStates")(function* (
  viewer: Viewer,
  { rows, state }: StateOfSites,
  fieldOf: (siteId: number) => string,
) {
  const { companyId } = viewer.actor
  const ids = rows.map(({ id }) => id)
  yield* lockSites(companyId, ids)
  const stored = new Map((yield* sitesWithTies(companyId, ids)).map((found) => [found.site.id, found]))
  const seen = yield* Effect.forEach(
    rows,
    Effect.fnUntraced(function* ({ id, version }) {
      const found = yield* seenAs(sitePolicy, stored.get(id), (site) => siteSubject(viewer, site))
      yield* authorize(sitePolicy, "setState", siteSubject(viewer, found))
      yield* refuseExpired(version, found.site.version, showSite(viewer, found))
      return found
    }),
  )
  if (holdsLeader(state)) yield* refuseTakenLeaders(viewer, seen, fieldOf)
  const changed = seen.filter(({ site }) => site.state !== state)
  if (changed.length > 0)
    yield* setStates(
      companyId,
      changed.map(({ site }) => site.id),
      state,
    )
  yield* tellAll({
    changes: changed.map(({ site }) => ({
      action: "site.setState",
      subject: `site:${site.id}`,
      before: { state: site.state },
      after: { state },
    })),
    events: changed.map(({ site }) => ({ topic: "SiteChanged", body: { companyId, siteId: site.id } })),
  })
  const isChanged = new Set(changed.map(({ site }) => site.id))
  return seen.map(({ site }) => ({ id: site.id, version: site.version + (isChanged.has(site.id) ? 1 : 0) }))
})

/** Fails with Not_Found, Permission_Denied, Update_Expired, Leader_Already_Has_Construction_Site. */
export const setSiteState = Effect.fn("Scheduling.setSiteState")(function* (
  id: number,
  { state, version }: StateOfSite,
) {
  const viewer = yield* whoAsks()
  yield* changeStates(viewer, { rows: [{ id, version }], state }, () => "state")
  return yield* showSite(viewer, yield* seenSite(viewer, id))
})

/** The same for many; what is wrong is named by its row. */
export const setSiteStates = Effect.fn("Scheduling.setSiteStates")(function* (asked: StateOfSites) {
  const viewer = yield* whoAsks()
  const at = (siteId: number) => asked.rows.findIndex(({ id }) => id === siteId)
  const rows = yield* changeStates(viewer, asked, (siteId) => `rows.${at(siteId)}.id`)
  return { state: asked.state, rows }
})
