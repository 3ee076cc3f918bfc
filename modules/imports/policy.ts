/** Who imports: whoever may write one of the kind by hand. What one import made is taken back by who made it, or an admin. */
import type { Actor } from "#modules/kernel/actor.ts"
import { definePolicy, type Verdict } from "#modules/kernel/policy.ts"
import { partnerPolicy, peoplePolicy } from "#modules/people/index.ts"
import { editsSites } from "#modules/scheduling/index.ts"
import type { ImportKind } from "./codes.ts"

const writes: Readonly<Record<ImportKind, (actor: Actor) => Verdict>> = {
  staff: (actor) => peoplePolicy.actions.invite(actor, {}),
  vendor: (actor) => partnerPolicy.actions.create(actor, undefined),
  customer: (actor) => partnerPolicy.actions.create(actor, undefined),
  site: (actor) => editsSites(actor) || "not the admin side",
}

/** An import that was made; nothing of it where the question is about the kind alone. */
export interface ImportSubject {
  readonly kind: ImportKind
  readonly madeBy: number | null
  /** Whether something of it is left, and the days to undo it are not over. */
  readonly isOpen: boolean
}
export const importOfKind = (kind: ImportKind): ImportSubject => ({ kind, madeBy: null, isOpen: false })

const make = (actor: Actor, { kind }: ImportSubject) => writes[kind](actor)
const undo = (actor: Actor, subject: ImportSubject): Verdict => {
  if (!subject.isOpen) return "nothing is left, or the days are over"
  const may = make(actor, subject)
  if (may !== true) return may
  return actor.role === "admin" || actor.personId === subject.madeBy || "another's"
}

export const importPolicy = definePolicy<ImportSubject>()({
  entity: "import",
  actions: { make, read: make, undo },
  fields: {},
})
