/**
 * A policy for people to read: its actions and fields by their names, and cases that a reader can picture.
 *
 * Nothing decides here. What stands in a cell is what the policy itself answers an actor in a case, so that the grid of
 * /permission can't say anything else than what is refused and sent.
 */
import type { Actor } from "./actor.ts"
import type { Language, Role } from "./codes.ts"
import type { Policy, Verdict } from "./policy.ts"

export type Words = Readonly<Record<Language, string>>

/** The four things that may be done with anything (SHELL-16). */
export const actionKinds = ["detail", "create", "update", "approve"] as const
export type ActionKind = (typeof actionKinds)[number]

/** Where the screen shows it: what belongs together in the trade. */
export const permissionAreas = ["arranging", "attendance", "pay", "papers", "people", "company", "screens"] as const
export type PermissionArea = (typeof permissionAreas)[number]

export interface Case<Subject> {
  /** `{{role}}` is the company's word for `role`. */
  readonly words: Words
  readonly role?: Role
  /** As it stands before whoever asks. */
  readonly of: (actor: Actor) => Subject
  /** Left out where this actor can't come into the case. */
  readonly isMet?: (actor: Actor) => boolean
}

interface Named<Key extends string> {
  readonly kind: ActionKind
  readonly words: Words
  /** Only these cases make a difference; all of them where none are named. */
  readonly cases?: ReadonlyArray<Key>
}

export interface AskedCase extends Pick<Case<unknown>, "role" | "words"> {
  readonly key: string
  /** Undefined where the actor can't come into it. */
  readonly ask: (actor: Actor) => Verdict | undefined
}
export interface PermissionRow {
  /** `<entity>.<action>` as contracts write it, `<entity>.<field>.read` for a field. */
  readonly key: string
  readonly kind: ActionKind
  readonly words: Words
  readonly cases: ReadonlyArray<AskedCase>
}
export interface PolicyInWords {
  readonly entity: string
  readonly area: PermissionArea
  readonly words: Words
  readonly rows: ReadonlyArray<PermissionRow>
}

interface Shown<S, A extends string, F extends string, K extends string> {
  readonly policy: Policy<S, A, F>
  readonly area: PermissionArea
  readonly words: Words
  readonly cases: Readonly<Record<K, Case<S>>>
  /** Every action has a name: a new one that has none doesn't compile. */
  readonly actions: Readonly<Record<A, Named<NoInfer<K>>>>
  /** Fields that are hidden from some, each by one of its kind. */
  readonly fields?: Readonly<Partial<Record<F, Omit<Named<NoInfer<K>>, "kind">>>>
}

export const policyInWords = <S, A extends string, F extends string, K extends string>(
  shown: Shown<S, A, F, K>,
): PolicyInWords => {
  const { actions, area, fields, policy, words } = shown
  const casesOf = (asked: Named<K>["cases"], ask: (actor: Actor, subject: S) => Verdict) => {
    const cases: Array<AskedCase> = []
    for (const key in shown.cases) {
      const { isMet = () => true, of, role, words: told } = shown.cases[key]
      if (asked !== undefined && !asked.includes(key)) continue
      const judge = (actor: Actor) => (isMet(actor) ? ask(actor, of(actor)) : undefined)
      cases.push({ key, words: told, ...(role === undefined ? {} : { role }), ask: judge })
    }
    return cases
  }
  const rows: Array<PermissionRow> = []
  for (const action in actions) {
    const { cases, ...named } = actions[action]
    // The policy is looked into when it is asked: it may have changed since.
    const ask = (actor: Actor, subject: S) => policy.actions[action](actor, subject)
    rows.push({ ...named, key: `${policy.entity}.${action}`, cases: casesOf(cases, ask) })
  }
  for (const field in fields) {
    const named = fields[field]
    if (named === undefined) continue
    const ask = (actor: Actor, subject: S) => policy.fields[field](actor, subject) !== "hidden" || "hidden"
    const { cases, words: told } = named
    rows.push({ key: `${policy.entity}.${field}.read`, kind: "detail", words: told, cases: casesOf(cases, ask) })
  }
  return { entity: policy.entity, area, words, rows }
}
