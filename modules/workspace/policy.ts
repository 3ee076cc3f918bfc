/**
 * What one person sees of the product: menu, tabs, open routes and header buttons, by role (0§6, D16–D18, D65).
 *
 * Only what exists is listed; a module that brings a screen adds its line here.
 */

import { hasExpenses, seesFixedCosts } from "#modules/expenses/index.ts"
import { importKinds } from "#modules/imports/codes.ts"
import { importOfKind, importPolicy } from "#modules/imports/index.ts"
import { type Actor, isAdminSide, isManagement, isWorker } from "#modules/kernel/actor.ts"
import { isInGroup, type Role } from "#modules/kernel/codes.ts"
import { billsCustomers, hasPapers } from "#modules/papers/index.ts"
import { peoplePolicy } from "#modules/people/index.ts"
import { seesRevenue } from "#modules/reports/index.ts"
import { makesSites, proposalPolicy, slotPolicy } from "#modules/scheduling/index.ts"
import { type MenuKey, menuScreens, type ProfileKey, type ScreenKey, screenPaths } from "./codes.ts"
import { firstStepsPolicy, searchPolicy } from "./policy/entrance-policy.ts"

/** Who looks, and whether the company keeps a record of him: whoever has none (a founder before he is taken on) punches nothing. */
export type Viewer = Actor & { readonly hasRecord: boolean }

type Rule = (actor: Viewer) => boolean
const roles =
  (...allowed: ReadonlyArray<Role>): Rule =>
  (actor) =>
    allowed.includes(actor.role)

const punches: Rule = (actor) => actor.hasRecord && isInGroup("clockRoles", actor.role) && !actor.isOutsourced
const seesCalendar: Rule = (actor) => actor.role !== "superAdmin"
/** 枠: whoever is asked for people (D81). */
const fillsSlots: Rule = (actor) => slotPolicy.actions.read(actor, undefined) === true
/** ホーム of whoever orders (D64). */
const orders: Rule = (actor) => proposalPolicy.actions.week(actor, undefined) === true
/** 案件一覧 (0§6): everybody sees those that are his; 経理 comes to them by their address. */
const seesSites: Rule = (actor) => actor.role !== "superAdmin"
const seesOwnPay: Rule = (actor) => isManagement(actor) || roles("worker", "partTimeWorker")(actor)
const seesWorkTable: Rule = (actor) => isManagement(actor) || isWorker(actor) || roles("vendor")(actor)
/** 人員: the management, and a vendor its own workers. */
const seesStaff: Rule = (actor) => isManagement(actor) || roles("vendor")(actor)
/** 得意先・協力会社 (0§6). */
const seesPartners: Rule = (actor) => isManagement(actor)
/** 送信履歴: the company's mails for the management, their own for vendors and customers (D101). */
const seesMails: Rule = (actor) => isManagement(actor) || roles("vendor", "customer")(actor)
/** 取り込み: whoever may make one of its kinds by hand; which ones, each kind says. */
const importsSomething: Rule = (actor) =>
  importKinds.some((kind) => importPolicy.actions.make(actor, importOfKind(kind)) === true)
const closes: Rule = roles("admin", "financeManager")

/** Who may open which screen; a screen may be open without standing in the menu (D16). */
const routeRules: Readonly<Record<ScreenKey, Rule>> = {
  today: punches,
  home: orders,
  slots: fillsSlots,
  calendar: seesCalendar,
  works: seesSites,
  siteDetails: seesSites,
  siteCalendar: seesSites,
  /** Presses are read by whom 勤務表 shows them. */
  siteTimekeeping: seesWorkTable,
  siteRevenue: seesRevenue,
  sitePapers: billsCustomers,
  report: seesRevenue,
  payStatement: seesOwnPay,
  payStatementDetail: seesOwnPay,
  close: closes,
  papers: hasPapers,
  paperDetail: hasPapers,
  // A customer asks for no payment of ours.
  paperMatch: (actor) => hasPapers(actor) && actor.role !== "customer",
  createPaper: hasPapers,
  expenses: hasExpenses,
  fixedCosts: seesFixedCosts,
  staff: seesStaff,
  staffDetail: seesStaff,
  customers: seesPartners,
  customerDetail: seesPartners,
  vendors: seesPartners,
  vendorDetail: seesPartners,
  workTable: seesWorkTable,
  jobs: roles("admin"),
  mailHistory: seesMails,
  suspend: () => true,
  // AUTH-24: one's own, whoever one is here.
  myPage: () => true,
  // SHELL-20: everybody who is signed in.
  notices: () => true,
  // Everybody reads what his own role may; the page says of whom else.
  permission: () => true,
  signIns: () => true,
  imports: importsSomething,
  // INV-12: everybody sees what was sent to him; the menu entry is not everybody's.
  invitations: () => true,
  // SET-01: who may set something of the company; what exactly, the page's own permissions say.
  settings: isAdminSide,
  // SHELL-14: everybody who is signed in; what it offers, its own permissions say.
  buyMore: () => true,
}

/** 経理 has no calendar in the menu and may open its address: SHELL-10 gives him the button that stands on it. */
const menuRules: Readonly<Record<MenuKey, Rule>> = {
  home: orders,
  slots: fillsSlots,
  calendar: (actor) => actor.role !== "financeManager",
  works: (actor) => actor.role !== "financeManager",
  payStatement: seesOwnPay,
  report: seesRevenue,
  papers: hasPapers,
  // D72: the entry of documents leads to /paper for its roles, and here for who has no papers.
  expenses: (actor) => hasExpenses(actor) && !hasPapers(actor),
  staff: seesStaff,
  customers: seesPartners,
  vendors: seesPartners,
  workTable: seesWorkTable,
}

/** The phone's bottom bar (D110): at most five. */
const tabRules: ReadonlyArray<readonly [ScreenKey, Rule]> = [
  ["today", punches],
  ["home", orders],
  ["slots", fillsSlots],
  ["calendar", seesCalendar],
  // A vendor's own people and papers (phone/23); who orders besides has its ホーム in their place.
  ["staff", (actor) => roles("vendor")(actor) && !orders(actor)],
  ["papers", (actor) => roles("vendor")(actor) && !orders(actor) && hasPapers(actor)],
  // The management's stands under その他, with everybody's list (D116).
  ["payStatement", (actor) => seesOwnPay(actor) && !isManagement(actor)],
]

const everybody: Rule = () => true
/** Behind the own name, in the header (SHELL-13). */
const profileRules: ReadonlyArray<readonly [ProfileKey, Rule]> = [
  ["myPage", everybody],
  ["profile", everybody],
  ["notices", everybody],
  ["invitations", roles("admin", "manager", "vendor")],
  ["mailHistory", seesMails],
  ["settings", isAdminSide],
  ["jobs", roles("admin")],
  ["display", everybody],
  ["menuOrder", (actor) => menuOf(actor).length > 1],
  ["terms", everybody],
  ["privacy", everybody],
  ["transactionLaw", everybody],
  ["contact", everybody],
  ["switchCompany", everybody],
  ["logout", everybody],
]

/** What may be begun from anywhere: the header's buttons, and the actions of `Ctrl K`. */
const buttonRules: Readonly<Record<string, Rule>> = {
  createSite: makesSites,
  createTask: isAdminSide,
  /** TASK-39: from an arrangement to its site. */
  siteLink: (actor) => isAdminSide(actor) || roles("vendor", "customer")(actor),
  hire: (actor) => peoplePolicy.actions.invite(actor, {}) === true,
  invite: roles("admin", "manager", "vendor"),
  closeMonth: closes,
  clockIn: punches,
  notices: everybody,
  search: (actor) => searchPolicy.actions.find(actor, undefined) === true,
  firstSteps: (actor) => firstStepsPolicy.actions.read(actor, undefined) === true,
}

/** Whether somebody may open a screen at all. */
export const opens = (key: ScreenKey, viewer: Viewer) => routeRules[key](viewer)

const allowed = <Key extends string>(rules: ReadonlyArray<readonly [Key, Rule]>, actor: Viewer) =>
  rules.filter(([, rule]) => rule(actor)).map(([key]) => key)

/** In the product's order. */
export const menuOf = (actor: Viewer) => menuScreens.filter((key) => menuRules[key](actor))
export const profileMenuOf = (actor: Viewer) => allowed(profileRules, actor)
/** At a gate no screen opens: what is left is what is done in place, and what everybody reads. */
export const profileMenuAtGate = (actor: Viewer) => profileMenuOf(actor).filter((key) => !isScreen(key))
export const tabsOf = (actor: Viewer) => allowed(tabRules, actor)
export const buttonsOf = (actor: Viewer) =>
  Object.entries(buttonRules).flatMap(([button, rule]) => (rule(actor) ? [button] : []))
/** What begins nothing: of a company whose plan is over. */
const looking = ["notices", "search"]
export const buttonsWhileStopped = (actor: Viewer) => buttonsOf(actor).filter((button) => looking.includes(button))
export const routesOf = (actor: Viewer) =>
  Object.entries(screenPaths).flatMap(([key, path]) => (isScreen(key) && opens(key, actor) ? [path] : []))

/** Whether his role opens a screen, for questions in which a record of his decides nothing. */
export const mayOpen = (actor: Actor, key: ScreenKey) => opens(key, { ...actor, hasRecord: false })

export const isScreen = (key: string): key is ScreenKey => key in routeRules
