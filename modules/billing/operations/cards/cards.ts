/** 登録済みのカード (BILL-05): listed, and one more entered on the card company's page. */
import { Clock, Effect } from "effect"
import { waysOpen } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { flags } from "#modules/kernel/codes.ts"
import { Refused, refuse } from "#modules/kernel/errors.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { linkTo } from "#modules/kernel/public-url.ts"
import { tell } from "#modules/kernel/write.ts"
import { CardCompanyOf } from "../../model/card-company.ts"
import { billPolicy } from "../../policy.ts"
import { cardsOfCompany } from "../../repository/cards.ts"
import { cardsView } from "../../views/card-view.ts"
import { ownCards } from "./pay-by-card.ts"
import { withCustomer } from "./send-payment.ts"

export const paymentConfig = Effect.fn("Billing.paymentConfig")(function* () {
  const ways = yield* waysOpen(["credit", "bank"])
  const company = yield* CardCompanyOf
  return {
    isCredit: ways.includes("credit") ? flags.on : flags.off,
    isBank: ways.includes("bank") ? flags.on : flags.off,
    isSample: company?.isSample === true && ways.includes("credit") ? flags.on : flags.off,
  }
})

/** Fails with Not_Found for any company but the actor's own. */
export const listCards = Effect.fn("Billing.listCards")(function* (id: number) {
  const { companyId } = yield* CurrentActor
  if (id !== companyId) return yield* refuse("Not_Found")
  yield* authorize(billPolicy, "read", { companyId })
  return cardsView(yield* cardsOfCompany(companyId), yield* todayInJapan)
})

/** `asked` is the key of the press: sent again it opens the same page. Fails as ownCards does, and with Service_Unavailable where the card company does not answer. */
export const addCard = Effect.fn("Billing.addCard")(function* (companyId: number, asked: string) {
  const company = yield* ownCards(companyId)
  const backTo = yield* linkTo(`/payment-stripe?companyId=${companyId}`)
  const key = `${companyId}-${asked}-${Math.floor((yield* Clock.currentTimeMillis) / 3_600_000)}`
  const page = yield* withCustomer(company, companyId, (customer) =>
    company.openCardPage({ customer, backTo, key }),
  ).pipe(
    Effect.mapError(() => new Refused({ code: "Service_Unavailable", reason: "the card company does not answer" })),
  )
  return Effect.gen(function* () {
    if (page.url === null) return yield* refuse("Service_Unavailable")
    yield* tell({ action: "billing.addCard", subject: `company:${companyId}`, after: { page: page.id } })
    return { url: page.url }
  })
})
