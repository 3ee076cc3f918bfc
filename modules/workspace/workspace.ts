/** What one signed-in person sees of one company; the only place that says so. */
import { Effect } from "effect"
import { companySettings, labelsOf } from "#modules/companies/index.ts"
import { personWithPreferences } from "#modules/identity/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { Language } from "#modules/kernel/codes.ts"
import { staffIdOfPerson } from "#modules/people/index.ts"
import { buttonsOf, menuOf, profileMenuOf, routesOf, tabsOf } from "./policy.ts"
import { coveredScreens, type ScreenKey, screenPaths, screenTitles, tabTitles } from "./screens.ts"

const entry = (key: ScreenKey, title: string) => ({
  key,
  path: screenPaths[key],
  covers: (coveredScreens[key] ?? []).map((covered) => screenPaths[covered]),
  title,
  badge: null,
})
const menuEntry = (language: Language) => (key: ScreenKey) => entry(key, screenTitles[key][language])
const tabEntry = (language: Language) => (key: ScreenKey) => entry(key, (tabTitles[key] ?? screenTitles[key])[language])

export const workspaceOfActor = Effect.fn("Workspace.ofActor")(function* () {
  const actor = yield* CurrentActor
  const { id, name, language, textPercent, theme } = yield* personWithPreferences(actor.personId)
  const company = yield* companySettings(actor.companyId)
  const userId = yield* staffIdOfPerson(actor.companyId, actor.personId)
  const viewer = { ...actor, hasRecord: userId !== null }
  return {
    person: { id, userId, name, language, textPercent, theme },
    company: { id: company.id, name: company.name, isDemo: company.isDemo },
    labels: yield* labelsOf(actor.companyId),
    menu: menuOf(viewer).map(menuEntry(language)),
    tabs: tabsOf(viewer).map(tabEntry(language)),
    routes: routesOf(viewer),
    buttons: buttonsOf(viewer),
    gates: [],
    profileMenu: profileMenuOf(viewer).map((key) => ({
      key,
      path: screenPaths[key],
      title: screenTitles[key][language],
    })),
    counts: {},
  }
})
