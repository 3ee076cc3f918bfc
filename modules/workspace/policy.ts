/**
 * What one person sees of the product: menu, tabs, open routes and header buttons, by role (0§6, D16–D18, D65).
 *
 * Only what exists is listed; a module that brings a screen adds its line here.
 */

import { type Actor, isAdminSide, isManagement, isWorker } from "#modules/kernel/actor.ts"
import { isInGroup, type Role } from "#modules/kernel/codes.ts"
import { type ScreenKey, screenPaths } from "./codes.ts"

/** Who looks, and whether the company keeps a record of him: whoever has none (a founder before he is taken on) punches nothing. */
export type Viewer = Actor & { readonly hasRecord: boolean }

type Rule = (actor: Viewer) => boolean
const roles =
  (...allowed: ReadonlyArray<Role>): Rule =>
  (actor) =>
    allowed.includes(actor.role)

const punches: Rule = (actor) => actor.hasRecord && isInGroup("clockRoles", actor.role) && !actor.isOutsourced
const seesCalendar: Rule = (actor) => actor.role !== "superAdmin"
const seesSites: Rule = (actor) => isAdminSide(actor)
const seesOwnPay: Rule = (actor) => isManagement(actor) || roles("worker", "partTimeWorker")(actor)
const seesWorkTable: Rule = (actor) => isManagement(actor) || isWorker(actor) || roles("vendor")(actor)
/** 人員: the management, and a vendor its own workers. */
const seesStaff: Rule = (actor) => isManagement(actor) || roles("vendor")(actor)
/** 送信履歴: the company's mails for the management, their own for vendors and customers (D101). */
const seesMails: Rule = (actor) => isManagement(actor) || roles("vendor", "customer")(actor)
const closes: Rule = roles("admin", "financeManager")

/** Who may open which screen; a screen may be open without standing in the menu (D16). */
const routeRules: Readonly<Record<ScreenKey, Rule>> = {
  today: punches,
  calendar: seesCalendar,
  works: seesSites,
  siteDetails: seesSites,
  payStatement: seesOwnPay,
  payStatementDetail: seesOwnPay,
  close: closes,
  staff: seesStaff,
  staffDetail: seesStaff,
  workTable: seesWorkTable,
  jobs: roles("admin"),
  mailHistory: seesMails,
  suspend: () => true,
  // SHELL-20: everybody who is signed in.
  notices: () => true,
  // INV-12: everybody sees what was sent to him; the menu entry is not everybody's.
  invitations: () => true,
}

/** In the order of the specification's menu (SHELL-03). */
const menuRules: ReadonlyArray<readonly [ScreenKey, Rule]> = [
  ["calendar", (actor) => actor.role !== "financeManager"],
  ["works", seesSites],
  ["payStatement", seesOwnPay],
  ["staff", seesStaff],
  ["workTable", seesWorkTable],
]

/** The phone's bottom bar (D110): at most five. */
const tabRules: ReadonlyArray<readonly [ScreenKey, Rule]> = [
  ["today", punches],
  ["calendar", seesCalendar],
  // The management's stands under その他, with everybody's list (D116).
  ["payStatement", (actor) => seesOwnPay(actor) && !isManagement(actor)],
]

/** Behind the own name, in the header. */
const profileRules: ReadonlyArray<readonly [ScreenKey, Rule]> = [
  ["notices", () => true],
  ["invitations", roles("admin", "manager", "vendor")],
  ["mailHistory", seesMails],
  ["jobs", roles("admin")],
]

const buttonRules: Readonly<Record<string, Rule>> = {
  createSite: seesSites,
  clockIn: punches,
  notices: () => true,
}

const allowed = (rules: ReadonlyArray<readonly [ScreenKey, Rule]>, actor: Viewer) =>
  rules.filter(([, rule]) => rule(actor)).map(([key]) => key)

export const menuOf = (actor: Viewer) => allowed(menuRules, actor)
export const profileMenuOf = (actor: Viewer) => allowed(profileRules, actor)
export const tabsOf = (actor: Viewer) => allowed(tabRules, actor)
export const buttonsOf = (actor: Viewer) =>
  Object.entries(buttonRules).flatMap(([button, rule]) => (rule(actor) ? [button] : []))
export const routesOf = (actor: Viewer) =>
  Object.entries(screenPaths).flatMap(([key, path]) => (isScreen(key) && routeRules[key](actor) ? [path] : []))

const isScreen = (key: string): key is ScreenKey => key in routeRules
