/** Who sees what the company earns, and who writes down what it earned at a fixed price (D15, REV-01, REV-03). */
import type { Actor } from "#modules/kernel/actor.ts"
import { isInGroup } from "#modules/kernel/codes.ts"
import { definePolicy, type Verdict } from "#modules/kernel/policy.ts"

/** D15: by role, minus whose membership hides it; whoever supervises always sees it. */
const views = (actor: Actor): Verdict => {
  if (!isInGroup("revenueView", actor.role)) return "a role that sees no revenue"
  return !actor.hidesRevenue || actor.isSupervising || "his membership hides revenue"
}
/** /report-revenue and the tab of a site. */
export const seesRevenue = (actor: Actor) => views(actor) === true

export const reportPolicy = definePolicy<undefined>()({
  entity: "report",
  actions: { read: views, createRevenue: views },
  fields: {},
})

/** 仕訳データ: wages and papers of the whole company, for whoever keeps its books and sees what it earns. */
const keepsBooks = (actor: Actor): Verdict => {
  if (actor.role !== "admin" && actor.role !== "financeManager") return "keeps no books"
  return !actor.hidesRevenue || actor.isSupervising || "his membership hides revenue"
}
export const journalPolicy = definePolicy<undefined>()({
  entity: "journal",
  actions: {
    read: keepsBooks,
    take: keepsBooks,
    takeAgain: keepsBooks,
    readAccounts: views,
    nameAccounts: keepsBooks,
  },
  fields: {},
  staysOpen: ["read", "takeAgain"],
})

export interface RevenueSubject {
  /** It counts: nobody took it away. */
  readonly isStanding: boolean
}
export const revenuePolicy = definePolicy<RevenueSubject>()({
  entity: "revenue",
  actions: {
    read: views,
    delete: (actor, { isStanding }) => {
      const verdict = views(actor)
      return verdict === true ? isStanding || "it was taken away" : verdict
    },
  },
  fields: {},
})
