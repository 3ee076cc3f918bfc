/** What one signed-in person sees of one company; the only place that says so. */

import { Effect } from "effect"
import { planAlert } from "#modules/billing/index.ts"
import { companySettings, gateOf, labelsOf, menuOrderOf, timeViewOf } from "#modules/companies/index.ts"
import { pictureAt } from "#modules/files/index.ts"
import { personWithPreferences, termsToAgree } from "#modules/identity/index.ts"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { unreadNotices } from "#modules/notifications/index.ts"
import { unreadPapers } from "#modules/papers/index.ts"
import { staffIdOfPerson, waitingInvitations } from "#modules/people/index.ts"
import { waitingSlots, waitingWishes } from "#modules/scheduling/index.ts"
import { screenPaths } from "../codes.ts"
import {
  buttonsOf,
  buttonsWhileStopped,
  menuOf,
  profileMenuAtGate,
  profileMenuOf,
  routesOf,
  tabsOf,
  type Viewer,
} from "../policy.ts"
import { inOwnOrder } from "../rules/menu-order.ts"
import { menuEntry, profileEntry, tabEntry } from "../views/entries.ts"
import { firstStepsOf } from "./first-steps.ts"

const seenBy = (viewer: Viewer) => ({
  menu: menuOf(viewer),
  tabs: tabsOf(viewer),
  routes: routesOf(viewer),
  buttons: buttonsOf(viewer),
  profileMenu: profileMenuOf(viewer),
})
const onlyToPunch = "today"
/** Whose company's plan is over looks around and begins nothing. */
const seenWhileStopped = (viewer: Viewer): ReturnType<typeof seenBy> => {
  const { routes, tabs, ...rest } = seenBy(viewer)
  return {
    ...rest,
    tabs: tabs.filter((key) => key !== onlyToPunch),
    routes: routes.filter((path) => path !== screenPaths[onlyToPunch]),
    buttons: buttonsWhileStopped(viewer),
  }
}
/** Who comes in to pay or to wait is shown the gate and no screen, and the ways out. */
const seenAtGate = (viewer: Viewer): ReturnType<typeof seenBy> => ({
  menu: [],
  tabs: [],
  routes: [],
  buttons: [],
  profileMenu: profileMenuAtGate(viewer),
})

/** What waits for this person, by the entry that leads to it. */
const countsOf = Effect.fn("Workspace.countsOf")(function* (
  actor: Actor,
  { menu, profileMenu }: ReturnType<typeof seenBy>,
) {
  return {
    notices: (yield* unreadNotices()).totalUnread,
    ...(menu.includes("calendar") ? yield* waitingWishes(actor) : {}),
    ...(menu.includes("slots") ? yield* waitingSlots(actor) : {}),
    ...(menu.includes("papers") ? { papers: yield* unreadPapers(actor) } : {}),
    ...(profileMenu.includes("invitations") ? { invitations: yield* waitingInvitations() } : {}),
  }
})

/** はじめの一歩 stands there until all of it is done. */
const withoutDoneSteps = Effect.fn("Workspace.withoutDoneSteps")(function* (
  companyId: number,
  buttons: ReadonlyArray<string>,
) {
  if (!buttons.includes("firstSteps")) return buttons
  const isOver = (yield* firstStepsOf(companyId)).every(({ isDone }) => isDone)
  return isOver ? buttons.filter((button) => button !== "firstSteps") : buttons
})

export const workspaceOfActor = Effect.fn("Workspace.ofActor")(function* () {
  const actor = yield* CurrentActor
  const { companyId } = actor
  const { id, name, language, textPercent, theme } = yield* personWithPreferences(actor.personId)
  const company = yield* companySettings(companyId)
  const staffId = yield* staffIdOfPerson(companyId, actor.personId)
  const viewer = { ...actor, hasRecord: staffId !== null }
  const gate = gateOf({ ...company, role: actor.role }, yield* todayInJapan)
  const opens = gate === undefined ? seenBy : gate.reads ? seenWhileStopped : seenAtGate
  const may = opens(viewer)
  // The other calls are not let through at a gate either.
  const counts = gate === undefined || gate.reads ? yield* countsOf(actor, may) : {}
  const alert = yield* planAlert()
  const labels = yield* labelsOf(companyId)
  const menu = inOwnOrder(may.menu, yield* menuOrderOf(companyId, actor.personId))
  return {
    // Who signs in for a partner is the partner here (D123).
    person: {
      ...{ id, userId: staffId ?? actor.partnerId, name, language, textPercent, theme },
      termsToAgree: yield* termsToAgree(actor.personId),
    },
    company: {
      id: company.id,
      name: company.name,
      avatar: yield* pictureAt(company.avatar),
      blockMinute: company.blockMinute,
      ...timeViewOf(company),
      isDemo: company.isDemo,
    },
    labels,
    menu: menu.map(menuEntry(language, labels, counts)),
    tabs: may.tabs.map(tabEntry(language, counts)),
    routes: may.routes,
    buttons: yield* withoutDoneSteps(companyId, may.buttons),
    gates: alert === undefined ? [] : [alert],
    profileMenu: may.profileMenu.map(profileEntry(language, counts)),
    counts,
  }
})
