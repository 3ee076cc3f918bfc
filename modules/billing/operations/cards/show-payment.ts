/** What is paid by card and how it stands, for /payment-stripe. */
import { Effect } from "effect"
import { companyById } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize, found } from "#modules/kernel/policy.ts"
import { CardCompanyOf } from "../../model/card-company.ts"
import { billPolicy } from "../../policy.ts"
import { billIdsOf, latestPayment } from "../../repository/card-payments.ts"
import { cardsOfCompany } from "../../repository/cards.ts"
import { billsByIds, unpaidBills } from "../../repository.ts"
import { isPromised, notPromised } from "../../rules/promised.ts"
import { cardPaymentView } from "../../views/card-view.ts"
import { lapsedBill } from "../lapsed-bill.ts"
import { shownBills } from "../list-bills.ts"

/** In the company's scope. `url`: where the card company's page is open. */
export const shownPayment = Effect.fnUntraced(function* (companyId: number, url: string | null) {
  const company = yield* found(companyById(companyId))
  const payment = yield* latestPayment(companyId)
  const owed = yield* unpaidBills(companyId)
  const rest = notPromised(owed)
  // One transfer that is waited for leaves the rest to the card; where all is promised, that is shown.
  const toPay = rest.length > 0 ? rest : owed
  const paid = payment?.status === "paid" ? yield* billsByIds(companyId, yield* billIdsOf(companyId, payment.id)) : []
  return cardPaymentView(company, {
    payment,
    url,
    isOwed: owed.length > 0,
    isBanking: owed.length > 0 && owed.every(isPromised),
    isLapsed: owed.length === 0 && (yield* lapsedBill(company)) !== undefined,
    bills: yield* shownBills(companyId, owed.length > 0 ? toPay : paid),
    cards: yield* cardsOfCompany(companyId),
    today: yield* todayInJapan,
    taken: yield* CardCompanyOf,
  })
})

/** Fails with Not_Found for any company but the actor's own. */
export const cardPaymentOf = Effect.fn("Billing.cardPaymentOf")(function* (id: number) {
  const { companyId } = yield* CurrentActor
  if (id !== companyId) return yield* refuse("Not_Found")
  yield* authorize(billPolicy, "read", { companyId })
  return yield* shownPayment(companyId, null)
})
