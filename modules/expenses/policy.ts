/** Who asks for an expense, decides on it and pays it (D74). */
import { type Actor, isManagement, isSelf } from "#modules/kernel/actor.ts"
import { isInGroup, roleGroups } from "#modules/kernel/codes.ts"
import { definePolicy, type Verdict } from "#modules/kernel/policy.ts"
import { all, type Filter, is, none, shows } from "#modules/kernel/visible.ts"
import type { ExpenseSubject } from "./model.ts"

/** The company's own people; a freelancer or outsourced person claims by papers. */
export const claims = (actor: Pick<Actor, "role" | "isOutsourced">) =>
  isInGroup("ownStaff", actor.role) && actor.role !== "otherWorker" && !actor.isOutsourced

/** Of these roles somebody decides. */
export const deciders = roleGroups.management

/** /payment: who asks, and who decides. */
export const hasExpenses = (actor: Actor) => claims(actor) || isManagement(actor)

export const visibleExpenses = (actor: Actor): Filter<"personId"> =>
  isManagement(actor) ? all : claims(actor) ? is("personId", actor.personId) : none

type Rule = (actor: Actor, expense: ExpenseSubject) => Verdict
const waits = ({ status }: ExpenseSubject): Verdict => status === "requesting" || "not waiting"
const ofOneself: Rule = (actor, expense) => isSelf(actor, expense) || "another asked for it"
/** The admin side and finance, nobody on his own. */
const ofAnother: Rule = (actor, expense) => {
  if (!isManagement(actor)) return "not management"
  return !isSelf(actor, expense) || "his own expense"
}
const whileWaiting =
  (rule: Rule): Rule =>
  (actor, expense) => {
    const verdict = rule(actor, expense)
    return verdict === true ? waits(expense) : verdict
  }
const paysOnce =
  (isPaid: boolean): Rule =>
  (actor, expense) => {
    const verdict = ofAnother(actor, expense)
    if (verdict !== true) return verdict
    if (expense.goesWithSlip) return "goes back with a slip"
    return (expense.status === "active" && expense.isPaid === isPaid) || "not in that state"
  }

export const expensePolicy = definePolicy<ExpenseSubject>()({
  entity: "expense",
  actions: {
    read: (actor, { personId }) => shows(visibleExpenses(actor), { personId }) || "not one that he sees",
    edit: whileWaiting(ofOneself),
    withdraw: whileWaiting(ofOneself),
    approve: whileWaiting(ofAnother),
    reject: whileWaiting(ofAnother),
    pay: paysOnce(false),
    unpay: paysOnce(true),
  },
  fields: {},
})

/** The lists, and what is asked before there is a request. */
export const expenseListPolicy = definePolicy<undefined>()({
  entity: "expenses",
  actions: {
    list: (actor) => hasExpenses(actor) || "asks for no expenses",
    /** Of everybody: the inbox. */
    listAll: (actor) => isManagement(actor) || "not management",
    ask: (actor) => claims(actor) || "asks for no expenses",
  },
  fields: {},
  staysOpen: ["list", "listAll"],
})
