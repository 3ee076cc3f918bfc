/** An object that the card company told of: whose it is, and how that stands now. */
import { Effect } from "effect"
import { acrossCompanies, inCompany } from "#modules/kernel/database/scope.ts"
import type { CardCompany, EventObject, PaymentMark } from "../../model/card-company.ts"
import { paymentById, paymentByIntent, paymentBySession } from "../../repository/card-payments.ts"
import { companyOfCustomer } from "../../repository/cards.ts"
import { followPayment, keepMoney } from "./follow-payment.ts"
import { syncCards } from "./sync-cards.ts"

const inPlatform = acrossCompanies("an event of the card company")

/** The mark names a payment that there is; of another installation on the same account there may be none, or another. */
const markedPayment = Effect.fnUntraced(function* (mark: PaymentMark | undefined) {
  if (mark === undefined) return undefined
  return yield* inCompany(mark.companyId)(paymentById(mark.companyId, mark.paymentId))
})

const followCharge = Effect.fnUntraced(function* (company: CardCompany, id: string) {
  const known = yield* inPlatform(paymentByIntent(id))
  if (known !== undefined) return yield* Effect.asVoid(followPayment(company, known.companyId, known.id))
  const charge = yield* company.chargeNow(id)
  const marked = yield* markedPayment(charge.mark)
  if (marked !== undefined) {
    const { row } = yield* followPayment(company, marked.companyId, marked.id)
    if (row.intent === id) return
  }
  if (charge.state !== "succeeded") return
  const { mark } = charge
  const meantFor = mark === undefined ? "" : `company:${mark.companyId} cardPayment:${mark.paymentId}`
  yield* keepMoney("unknown", charge, meantFor)
})

const followPage = Effect.fnUntraced(function* (company: CardCompany, id: string) {
  const known = yield* inPlatform(paymentBySession(id))
  if (known !== undefined) return yield* Effect.asVoid(followPayment(company, known.companyId, known.id))
  const page = yield* company.page(id)
  if (page.intent !== null) return yield* followCharge(company, page.intent)
  if (page.customer !== null) yield* followCustomer(company, page.customer)
})

const followCustomer = Effect.fnUntraced(function* (company: CardCompany, id: string) {
  const companyId = yield* inPlatform(companyOfCustomer(id))
  if (companyId !== undefined) yield* syncCards(company, companyId)
})

/** Fails where the card company does not answer; what it knows no more is nobody's. */
export const followObject = Effect.fn("Billing.followObject")((company: CardCompany, about: EventObject) =>
  Effect.catchTag(
    { charge: followCharge, page: followPage, customer: followCustomer }[about.kind](company, about.id),
    "CardRequestWrong",
    (fault) => Effect.logWarning("an event about what the card company does not know", fault.reason),
  ),
)
