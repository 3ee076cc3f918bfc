/** What one signed-in person sees of one company; the only place that says so. */

import { Effect } from "effect"
import { companySettings, gateOf, labelsOf } from "#modules/companies/index.ts"
import { personWithPreferences } from "#modules/identity/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import type { Language } from "#modules/kernel/codes.ts"
import { unreadNotices } from "#modules/notifications/index.ts"
import { staffIdOfPerson } from "#modules/people/index.ts"
import { coveredScreens, type ScreenKey, screenPaths, screenTitles, tabTitles } from "../codes.ts"
import { buttonsOf, menuOf, profileMenuOf, routesOf, tabsOf, type Viewer } from "../policy.ts"

const entry = (key: ScreenKey, title: string) => ({
  key,
  path: screenPaths[key],
  covers: (coveredScreens[key] ?? []).map((covered) => screenPaths[covered]),
  title,
  badge: null,
})
const menuEntry = (language: Language) => (key: ScreenKey) => entry(key, screenTitles[key][language])
const tabEntry = (language: Language) => (key: ScreenKey) => entry(key, (tabTitles[key] ?? screenTitles[key])[language])

const seenBy = (viewer: Viewer) => ({
  menu: menuOf(viewer),
  tabs: tabsOf(viewer),
  routes: routesOf(viewer),
  buttons: buttonsOf(viewer),
  profileMenu: profileMenuOf(viewer),
})
const nothing: ReturnType<typeof seenBy> = { menu: [], tabs: [], routes: [], buttons: [], profileMenu: [] }

export const workspaceOfActor = Effect.fn("Workspace.ofActor")(function* () {
  const actor = yield* CurrentActor
  const { id, name, language, textPercent, theme } = yield* personWithPreferences(actor.personId)
  const company = yield* companySettings(actor.companyId)
  const userId = yield* staffIdOfPerson(actor.companyId, actor.personId)
  const viewer = { ...actor, hasRecord: userId !== null }
  const gate = gateOf({ ...company, role: actor.role }, yield* todayInJapan)
  // Who comes in to pay or to wait is shown the gate and no screen: the other calls are not let through either.
  const may = gate === undefined ? seenBy(viewer) : nothing
  return {
    person: { id, userId, name, language, textPercent, theme },
    company: { id: company.id, name: company.name, isDemo: company.isDemo },
    labels: yield* labelsOf(actor.companyId),
    menu: may.menu.map(menuEntry(language)),
    tabs: may.tabs.map(tabEntry(language)),
    routes: may.routes,
    buttons: may.buttons,
    gates: gate === undefined ? [] : [{ kind: gate, closable: false, actions: ["switchCompany"] }],
    profileMenu: may.profileMenu.map((key) => ({
      key,
      path: screenPaths[key],
      title: screenTitles[key][language],
    })),
    counts: gate === undefined ? { notices: (yield* unreadNotices()).totalUnread } : {},
  }
})
