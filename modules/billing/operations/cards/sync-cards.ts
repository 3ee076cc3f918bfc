/** 登録済みのカード as the card company has them: written down here, so that showing them asks nobody. */
import { Clock, Effect } from "effect"
import { companyById, companyForUpdate } from "#modules/companies/index.ts"
import { instantOfMillis } from "#modules/kernel/civil-day.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { RequestId } from "#modules/kernel/http/request-id.ts"
import { found } from "#modules/kernel/policy.ts"
import { tell, write } from "#modules/kernel/write.ts"
import type { Card, CardCompany } from "../../model/card-company.ts"
import {
  cardsForUpdate,
  cardsOfCompany,
  customerOf,
  insertCard,
  removeCard,
  type SavedCardRow,
  saveCard,
} from "../../repository/cards.ts"

type Shown = Pick<Card, "brand" | "expMonth" | "expYear" | "last4" | "method">
const inWords = ({ brand, expMonth, expYear, last4 }: Shown) => `${brand} ${last4} ${expYear}-${expMonth}`
const digestOf = (cards: ReadonlyArray<Shown>) =>
  cards
    .map((card) => `${card.method} ${inWords(card)}`)
    .toSorted()
    .join()

const replace = Effect.fnUntraced(function* (companyId: number, cards: ReadonlyArray<Card>) {
  // The first card has no row to be locked by.
  yield* companyForUpdate(companyId)
  const before: ReadonlyArray<SavedCardRow> = yield* cardsForUpdate(companyId)
  if (digestOf(before) === digestOf(cards)) return {}
  const gone = before.filter(({ method }) => !cards.some((card) => card.method === method))
  yield* Effect.forEach(gone, ({ method }) => removeCard(companyId, method), { discard: true })
  for (const { addedAt, ...card } of cards) {
    const isThere = before.some(({ method }) => method === card.method)
    if (isThere) yield* saveCard(companyId, { ...card, addedAt })
    else yield* insertCard({ companyId, ...card, addedAt: instantOfMillis(addedAt * 1000) })
  }
  yield* tell({
    action: "billing.cards",
    subject: `company:${companyId}`,
    before: { cards: before.map(inWords) },
    after: { cards: cards.map(inWords) },
  })
  return {}
})

/** Fails as the card company does. A company that never paid by card has none. */
export const syncCards = Effect.fn("Billing.syncCards")(function* (company: CardCompany, companyId: number) {
  const known = yield* inCompany(companyId)(
    Effect.all({ customer: customerOf(companyId), before: cardsOfCompany(companyId), of: companyById(companyId) }),
  )
  const { customer, before } = known
  const { adminId } = yield* Effect.orDie(found(Effect.succeed(known.of)))
  if (customer === undefined || adminId === null) return
  const cards = yield* company.cardsOf(customer)
  if (digestOf(before) === digestOf(cards)) return
  const actor = { companyId, personId: adminId }
  // With spaces, which no request's key has.
  const key = `cards ${companyId} ${yield* Clock.currentTimeMillis}`
  const requestId = yield* RequestId
  yield* Effect.orDie(
    write({ actor, call: "billing.syncCards", key, body: null, requestId }, replace(companyId, cards)),
  )
})
