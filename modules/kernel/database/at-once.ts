/**
 * One statement for all who ask the same in one transaction: the members of a group commit decide each for itself, and
 * what they ask and store at the same step goes to PostgreSQL together. Alone in its transaction, it is a query.
 */
import { Effect, Exit, Request, RequestResolver } from "effect"
import { CurrentTransaction, onLive, type Share, type Sql, type Transaction } from "./scope.ts"

/** Asks for all; the answers stand in the order of the items. */
type Ask<Item, A> = (sql: Sql, companyId: number, items: ReadonlyArray<Item>) => PromiseLike<ReadonlyArray<A>>

interface Question<Item, A> extends Request.Request<A> {
  readonly transaction: Transaction
  readonly companyId: number
  readonly item: Item
}

const resolverOf = <Item, A>(ask: Ask<Item, A>) =>
  RequestResolver.makeWith<Question<Item, A>>({
    batchKey: ({ request }) => request.transaction,
    // Everybody who can go on has asked by then.
    delay: Effect.yieldNow,
    collectWhile: () => true,
    runAll: (entries) => {
      const { transaction, companyId } = entries[0].request
      const items = entries.map(({ request }) => request.item)
      return Effect.map(
        onLive(transaction, () => ask(transaction.sql, companyId, items)),
        (answers) => {
          for (const [n, entry] of entries.entries()) entry.completeUnsafe(Exit.succeed(answers[n] as A))
        },
      )
    },
  })

const inOneStatement = <Item, A>(ask: Ask<Item, A>, mark: (share: Share) => void) => {
  const resolver = resolverOf(ask)
  const question = Request.of<Question<Item, A>>()
  return Effect.fnUntraced(function* (companyId: number, item: Item) {
    const transaction = yield* CurrentTransaction
    if (transaction === undefined) return yield* Effect.die(new Error("a query outside a scope"))
    const { share, setting, sql } = transaction
    if (share === undefined) return (yield* onLive(transaction, () => ask(sql, companyId, [item])))[0] as A
    if (setting.companyId !== companyId) return yield* Effect.die(new Error("a query for another company"))
    mark(share)
    return yield* Effect.request(question({ transaction: share.of, companyId, item }), resolver)
  })
}

/** A question that changes nothing but locks. A storage fault dies, for all who asked. */
export const askedAtOnce = <Item, A>(ask: Ask<Item, A>) => inOneStatement(ask, () => {})

/** A change that each makes for itself. A storage fault dies, for all who made one. */
export const doneAtOnce = <Item, A>(ask: Ask<Item, A>) =>
  inOneStatement(ask, (share) => {
    share.isTouched = true
  })
