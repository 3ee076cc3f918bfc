/**
 * クレジットカードで払う (BILL-05, BILL-14, WIZ-22): on the card company's page, or with a saved card by one press.
 *
 * The card company is asked before the write begins, which holds no connection meanwhile and only says what came of it;
 * what came has been written down by then, each step in a write of its own.
 */
import { Effect, Result } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { Refused, refuse } from "#modules/kernel/errors.ts"
import { authorize } from "#modules/kernel/policy.ts"
import type { BuySubscription, PayByCard } from "../../contract/card.ts"
import { type CardCompany, CardCompanyOf } from "../../model/card-company.ts"
import { billPolicy } from "../../policy.ts"
import { latestPayment } from "../../repository/card-payments.ts"
import { cardsOfCompany } from "../../repository/cards.ts"
import { beginPayment, type Paying } from "./begin-payment.ts"
import { followPayment } from "./follow-payment.ts"
import { shownPayment } from "./show-payment.ts"
import { syncCards } from "./sync-cards.ts"

/** The actor's own company, and the card company. Fails with Not_Found for any other, and where no cards are taken. */
export const ownCards = Effect.fnUntraced(function* (id: number) {
  const { companyId } = yield* CurrentActor
  if (id !== companyId) return yield* refuse("Not_Found")
  yield* authorize(billPolicy, "pay", { companyId })
  const company = yield* CardCompanyOf
  if (company === undefined) return yield* refuse("Subscription_Type_Update_Failed")
  return company
})

/** No answer: whether money moved is seen by the next look, so nobody is told that it did not. */
const away = () => new Refused({ code: "Service_Unavailable", reason: "the card company does not answer" })

/** What the write says: in it, so that a press that comes again gets the answer that it got. */
const saying = Effect.fnUntraced(function* (company: CardCompany, companyId: number, paying: Paying) {
  const begun = yield* Effect.catchTag(beginPayment(company, yield* CurrentActor, paying), "CardCompanyAway", away)
  return Effect.gen(function* () {
    if (Result.isFailure(begun)) return yield* begun.failure
    const { row, url } = begun.success
    const view = yield* shownPayment(companyId, url)
    if (row.status !== "ended") return view
    return yield* new Refused({ code: row.way === "saved" ? "Card_Charge_Failed" : "Card_Payment_Failed", view })
  })
})

/**
 * To the card company's page, for what is owed or for these bills. Fails with Subscription_None where nothing is owed,
 * Not_Found for a bill that is not, Subscription_Type_Update_Failed while a transfer is waited for or where no card is
 * taken, Service_Unavailable where the card company does not answer.
 */
export const buySubscription = Effect.fn("Billing.buySubscription")(function* ({
  billIds,
  companyId,
}: BuySubscription) {
  return yield* saying(yield* ownCards(companyId), companyId, { way: "hosted", billIds })
})

/**
 * With a saved card. Fails as above, with Card_Not_Exist where there is none, and with Card_Charge_Failed where its bank
 * refuses it: the view says why, and whether its bank wants to see its holder (the hosted page does that).
 */
export const payByCard = Effect.fn("Billing.payByCard")(function* ({ billIds, cardId, companyId }: PayByCard) {
  const company = yield* ownCards(companyId)
  const cards = yield* inCompany(companyId)(cardsOfCompany(companyId))
  const card = cardId === undefined ? cards[0] : cards.find(({ id }) => id === cardId)
  // In the write, as all that is answered.
  if (card === undefined) return Effect.fail(refuse("Card_Not_Exist"))
  return yield* saying(company, companyId, { way: "saved", billIds, method: card.method })
})

/** Asks the card company how the last try and the cards stand now: who comes back from its page sees what he did there. */
export const checkCard = Effect.fn("Billing.checkCard")(function* (companyId: number) {
  const company = yield* ownCards(companyId)
  const latest = yield* inCompany(companyId)(latestPayment(companyId))
  const look = Effect.gen(function* () {
    yield* syncCards(company, companyId)
    return latest?.status === "open" ? (yield* followPayment(company, companyId, latest.id)).url : null
  })
  const url = yield* Effect.catchTags(look, { CardCompanyAway: away, CardRefused: away, CardRequestWrong: away })
  return shownPayment(companyId, url)
})
