/**
 * One policy per entity, used four ways: authorize, permissions on every view, redact, guardEdit.
 *
 * Pure: what a rule needs of another module, the operation's load puts into the subject.
 */
import { Effect, Result } from "effect"
import { type Actor, CurrentActor } from "./actor.ts"
import { type ErrorCode, isErrorCode, Refused, refuse } from "./errors.ts"
import { messageKey } from "./fields/messages.ts"

/** true, or why not: a word for logs and tests, or a code of the catalogue whose own sentence this is. */
export type Verdict = true | string
export type FieldAccess = "hidden" | "read" | "edit"

export interface Policy<Subject, Action extends string, Field extends string, Entity extends string = string> {
  readonly entity: Entity
  readonly actions: Readonly<Record<Action, (actor: Actor, subject: Subject) => Verdict>>
  readonly fields: Readonly<Record<Field, (actor: Actor, subject: Subject) => FieldAccess>>
  /** The actions beside "read" that change nothing, or that pay: they stay while the company is stopped. */
  readonly staysOpen?: ReadonlyArray<string>
}

export const definePolicy =
  <Subject>() =>
  <Action extends string, Field extends string, const Entity extends string>(
    policy: Policy<Subject, Action, Field, Entity> & { readonly staysOpen?: ReadonlyArray<NoInfer<Action>> },
  ): Policy<Subject, Action, Field, Entity> =>
    policy

/** The names by which a contract's metadata calls the actions of a policy: "site.create". */
export type ActionOf<P> = P extends { readonly entity: infer Entity extends string; readonly actions: infer Actions }
  ? `${Entity}.${keyof Actions & string}`
  : never
/** The same without the entity, as permissions on a view name them. */
export type VerbOf<P> = P extends { readonly actions: infer Actions } ? keyof Actions & string : never

export interface Permissions<Action extends string = string> {
  readonly actions: ReadonlyArray<Action>
  readonly fields: Readonly<Record<string, "read" | "edit">>
}

/**
 * What the actor may do with the subject and how each of its guarded fields shows. Sent with every view. Of a stopped
 * company nothing is offered that its gate would refuse.
 */
export const permissionsOn = <S, A extends string, F extends string>(
  policy: Policy<S, A, F>,
  actor: Actor,
  subject: S,
): Permissions<A> => {
  const fields: Record<string, "read" | "edit"> = {}
  for (const field in policy.fields) {
    const access = policy.fields[field](actor, subject)
    if (access !== "hidden") fields[field] = actor.stopped === undefined ? access : "read"
  }
  const actions: Array<A> = []
  const isOffered = (action: A) =>
    actor.stopped === undefined || action === "read" || policy.staysOpen?.includes(action) === true
  for (const action in policy.actions)
    if (isOffered(action) && policy.actions[action](actor, subject) === true) actions.push(action)
  return { actions, fields }
}

/** The actor, when he may. Fails with Permission_Denied, or with the code that the rule itself gives. */
export const allowed = <S, A extends string, F extends string>(
  policy: Policy<S, A, F>,
  action: A,
  actor: Actor,
  subject: S,
): Result.Result<Actor, Refused> => {
  const verdict = policy.actions[action](actor, subject)
  if (verdict === true) return Result.succeed(actor)
  const code = isErrorCode(verdict) ? verdict : "Permission_Denied"
  return Result.fail(new Refused({ code, reason: `${policy.entity}.${action}: ${verdict}` }))
}

/** Right after the scoped load in each operation. Fails with Permission_Denied. */
export const authorize = Effect.fnUntraced(function* <S, A extends string, F extends string>(
  policy: Policy<S, A, F>,
  action: A,
  subject: S,
) {
  return yield* Effect.fromResult(allowed(policy, action, yield* CurrentActor, subject))
})

/**
 * What was looked for, when it is there and its policy lets the actor read it. Fails with Not_Found, or with its entity's
 * own code: what is unseen answers like what is missing. `subjectOf` gives what the policy asks of it.
 */
export const seenAs = Effect.fnUntraced(function* <V, S, A extends string, F extends string>(
  policy: Policy<S, A | "read", F>,
  row: V | undefined,
  subjectOf: (row: V) => S,
  code: ErrorCode = "Not_Found",
) {
  if (row === undefined) return yield* refuse(code)
  return policy.actions.read(yield* CurrentActor, subjectOf(row)) === true ? row : yield* refuse(code)
})

/** The same for a row that is itself what its policy asks. */
export const seen = <V extends S, S, A extends string, F extends string>(
  policy: Policy<S, A | "read", F>,
  row: V | undefined,
) => seenAs(policy, row, (subject) => subject)

/** What an effect finds. Fails with Not_Found where it finds nothing. */
export const found = Effect.fnUntraced(function* <V, E, R>(look: Effect.Effect<V | undefined, E, R>) {
  return (yield* look) ?? (yield* refuse("Not_Found"))
})

const accessOf = <S, A extends string, F extends string>(policy: Policy<S, A, F>, field: string) => {
  const fields: Readonly<Record<string, ((actor: Actor, subject: S) => FieldAccess) | undefined>> = policy.fields
  return fields[field]
}

/** A view without its hidden fields: they are absent, not null. Fields that the policy does not name stay. */
export const redact = <V extends object, S, A extends string, F extends string>(
  policy: Policy<S, A, F>,
  actor: Actor,
  subject: S,
  view: V,
): Omit<V, F> & Partial<V> => {
  const shown: Omit<V, F> & Partial<V> = { ...view }
  for (const field of Object.keys(view)) {
    if (accessOf(policy, field)?.(actor, subject) === "hidden") Reflect.deleteProperty(shown, field)
  }
  return shown
}

/** Refuses a patch that names a field which is not `edit`. Fails with Permission_Denied and the fields named. */
export const guardEdit = Effect.fn("Policy.guardEdit")(function* <S, A extends string, F extends string>(
  policy: Policy<S, A, F>,
  subject: S,
  patch: object,
) {
  const actor = yield* CurrentActor
  const refused = Object.keys(patch).filter((field) => {
    const access = accessOf(policy, field)
    return access !== undefined && access(actor, subject) !== "edit"
  })
  if (refused.length === 0) return
  return yield* new Refused({
    code: "Permission_Denied",
    fields: refused.map((field) => ({ field, message: messageKey("notYoursToChange") })),
    reason: `${policy.entity}: ${refused.join(", ")} not editable`,
  })
})
