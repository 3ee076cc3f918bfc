/**
 * One statement for all who ask the same in one transaction: the members of a group commit decide each for itself, and
 * what they ask and store at the same step goes to PostgreSQL together. Alone in its transaction, it is a query.
 */
import { Deferred, Effect, Exit } from "effect"
import { CurrentTransaction, onLive, type Share, type Sql, type Transaction } from "./scope.ts"

/** Asks for all; the answers stand in the order of the items. */
type Ask<Item, A> = (sql: Sql, companyId: number, items: ReadonlyArray<Item>) => PromiseLike<ReadonlyArray<A>>

interface Question<Item, A> {
  readonly item: Item
  readonly answer: Deferred.Deferred<A>
}

const inOneStatement = <Item, A>(ask: Ask<Item, A>, mark: (share: Share) => void) => {
  /** Those who ask at the same step, by their transaction. */
  const asking = new WeakMap<Transaction, Array<Question<Item, A>>>()

  const askedFor = Effect.fnUntraced(function* (transaction: Transaction, companyId: number) {
    // Everybody who can go on has asked by then.
    yield* Effect.yieldNow
    const questions = asking.get(transaction) ?? []
    asking.delete(transaction)
    const items = questions.map(({ item }) => item)
    const told = yield* Effect.exit(onLive(transaction, () => ask(transaction.sql, companyId, items)))
    for (const [n, { answer }] of questions.entries())
      Deferred.doneUnsafe(
        answer,
        Exit.map(told, (answers) => answers[n] as A),
      )
  })

  return Effect.fnUntraced(function* (companyId: number, item: Item) {
    const transaction = yield* CurrentTransaction
    if (transaction === undefined) return yield* Effect.die(new Error("a query outside a scope"))
    const { share, setting, sql } = transaction
    if (share === undefined) return (yield* onLive(transaction, () => ask(sql, companyId, [item])))[0] as A
    if (setting.companyId !== companyId) return yield* Effect.die(new Error("a query for another company"))
    mark(share)
    const question = { item, answer: Deferred.makeUnsafe<A>() }
    const others = asking.get(share.of)
    if (others === undefined) {
      asking.set(share.of, [question])
      yield* Effect.forkDetach(askedFor(share.of, companyId), { startImmediately: true })
    } else others.push(question)
    return yield* Deferred.await(question.answer)
  })
}

/** A question that changes nothing but locks. A storage fault dies, for all who asked. */
export const askedAtOnce = <Item, A>(ask: Ask<Item, A>) => inOneStatement(ask, () => {})

/** A change that each makes for itself. A storage fault dies, for all who made one. */
export const doneAtOnce = <Item, A>(ask: Ask<Item, A>) =>
  inOneStatement(ask, (share) => {
    share.isTouched = true
  })
