/**
 * A write that a whole company makes at the same moment, as one operation for many. `read` asks and locks for all members,
 * `decide` decides each by itself, `store` stores the changes of all: a hundred members need as many statements and round
 * trips as one. Measured: with a fiber for each member instead, a press took a fifth more processor time.
 */
import { Effect, Result } from "effect"
import { type Actor, CurrentActor } from "../actor.ts"
import { query, type Sql } from "../database/scope.ts"
import type { Refused } from "../errors.ts"
import { type Told, tellAll } from "../write.ts"

/** Who makes the write, and with what. */
export interface Asked<Body> {
  readonly actor: Actor
  readonly body: Body
}
/** What it comes to: what is answered, what it tells others, and what is to be stored of it, if anything is. */
export interface Decided<Change, A> {
  readonly view: A
  readonly told: Told
  readonly change?: Change
}

/** Read, decide, store: each for all of them, in their order. */
export interface Crowd<Body, Facts, Change, A> {
  /** Reads and locks, in the round trip that begins the transaction. */
  readonly read: (sql: Sql, companyId: number, asked: ReadonlyArray<Asked<Body>>) => Promise<ReadonlyArray<Facts>>
  /** What each comes to, or is refused with; asks what follows from what was read, and stores nothing of its own. */
  readonly decide: (
    companyId: number,
    asked: ReadonlyArray<Asked<Body> & { readonly facts: Facts }>,
  ) => Effect.Effect<ReadonlyArray<Result.Result<Decided<Change, A>, Refused>>>
  /** Stores in the round trip of the commit, where nobody looks at it again: what must hold is checked by its statements. */
  readonly store: (sql: Sql, companyId: number, changes: ReadonlyArray<Change>) => Promise<unknown>
}

/** For those of them who ask it: one question for all, undefined for the others; in the order of all. */
export const forWhoAsks = Effect.fnUntraced(function* <Item, Question, A>(
  items: ReadonlyArray<Item>,
  questionOf: (item: Item) => Question | undefined,
  ask: (questions: ReadonlyArray<Question>) => Effect.Effect<ReadonlyArray<A>>,
) {
  const questions = items.map(questionOf)
  const asked = questions.filter((question) => question !== undefined)
  const answers = (asked.length === 0 ? [] : yield* ask(asked)).values()
  return questions.map((question) => (question === undefined ? undefined : answers.next().value))
})

/** The next step of those who were not refused, for all of them together; in the order of all. */
export const forTheRest = Effect.fnUntraced(function* <A, B>(
  members: ReadonlyArray<Result.Result<A, Refused>>,
  next: (rest: ReadonlyArray<A>) => Effect.Effect<ReadonlyArray<Result.Result<B, Refused>>>,
) {
  const rest = members.flatMap((member) => (Result.isSuccess(member) ? [member.success] : []))
  const came = (rest.length === 0 ? [] : yield* next(rest)).values()
  return members.map((member): Result.Result<B, Refused> => {
    if (Result.isFailure(member)) return Result.fail(member.failure)
    const { done, value } = came.next()
    if (done === true) throw new Error("a step told nothing of one of its members")
    return value
  })
})

/** The same write by one actor within an open write of his company. Fails as the crowd's members are refused. */
export const byOne = <Body, Facts, Change, A>({ read, decide, store }: Crowd<Body, Facts, Change, A>) =>
  Effect.fnUntraced(function* (body: Body) {
    const actor = yield* CurrentActor
    const { companyId } = actor
    const [facts] = yield* query(({ sql }) => read(sql, companyId, [{ actor, body }]))
    if (facts === undefined) return yield* Effect.die(new Error("nothing was read"))
    const [came] = yield* decide(companyId, [{ actor, body, facts }])
    if (came === undefined) return yield* Effect.die(new Error("nothing was decided"))
    const { change, told, view } = yield* Effect.fromResult(came)
    if (change !== undefined) yield* query(({ sql }) => store(sql, companyId, [change]))
    yield* tellAll(told)
    return view
  })
