/** A try as a request to the card company: made of what is stored alone, so that sent again it is the same one. */
import { Effect, Result } from "effect"
import { companyById } from "#modules/companies/index.ts"
import { millisOfInstant } from "#modules/kernel/civil-day.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { found } from "#modules/kernel/policy.ts"
import { linkTo } from "#modules/kernel/public-url.ts"
import type { CardFault } from "../../errors.ts"
import type { CardCompany, HostedPage } from "../../model/card-company.ts"
import { type CardPaymentRow, saveSession } from "../../repository/card-payments.ts"
import { customerOf, keepCustomer, replaceCustomer } from "../../repository/cards.ts"
import { billsOfPayment } from "./bills-of-payment.ts"

/** A page can be paid on for so long; who comes later gets another. The card company keeps one for a day at most. */
const pageHours = 23
const hourSeconds = 3_600

/** Who the company is at the card company; made with the first payment. */
export const cardCustomer = Effect.fn("Billing.cardCustomer")(function* (company: CardCompany, companyId: number) {
  const known = yield* inCompany(companyId)(customerOf(companyId))
  if (known !== undefined) return known
  const { name } = yield* inCompany(companyId)(Effect.orDie(found(companyById(companyId))))
  const customer = yield* company.makeCustomer({ companyId, name })
  const madeAt = yield* instantNow
  return yield* inCompany(companyId)(keepCustomer({ companyId, customer, madeAt }))
})

/** One that the card company knows none of any more, as a demo's that was started anew. */
const anewCustomer = Effect.fnUntraced(function* (company: CardCompany, companyId: number) {
  const { name } = yield* inCompany(companyId)(Effect.orDie(found(companyById(companyId))))
  const customer = yield* company.makeCustomer({ companyId, name })
  const madeAt = yield* instantNow
  yield* inCompany(companyId)(replaceCustomer({ companyId, customer, madeAt }))
  return customer
})

/** Asks for a customer's page; where he is not known any more, for that of a new one. */
export const withCustomer = Effect.fnUntraced(function* (
  company: CardCompany,
  companyId: number,
  ask: (customer: string) => Effect.Effect<HostedPage, CardFault>,
) {
  const page = yield* Effect.result(ask(yield* cardCustomer(company, companyId)))
  if (Result.isSuccess(page)) return page.success
  const { failure } = page
  const isUnknown = failure._tag === "CardRequestWrong" && failure.code === "resource_missing"
  return isUnknown ? yield* ask(yield* anewCustomer(company, companyId)) : yield* failure
})

/** The hosted page of a try; its address is asked for anew each time. */
export const sendPage = Effect.fn("Billing.sendPage")(function* (company: CardCompany, row: CardPaymentRow) {
  const { companyId, id: paymentId, session, total } = row
  if (session !== null) return yield* company.page(session)
  const madeAt = millisOfInstant(row.madeAt)
  const { title } = yield* billsOfPayment(row)
  const backTo = yield* linkTo(`/payment-stripe?companyId=${companyId}`)
  const expiresAt = Math.floor(madeAt / 1000) + pageHours * hourSeconds
  const page = yield* withCustomer(company, companyId, (customer) =>
    company.openPage({ mark: { companyId, paymentId }, madeAt, customer, total, title, backTo, expiresAt }),
  )
  yield* inCompany(companyId)(saveSession(companyId, paymentId, page.id))
  return page
})

/** The charge of a saved card. Fails with CardRefused as the card's bank did, however often it is sent. */
export const sendCharge = Effect.fn("Billing.sendCharge")(function* (company: CardCompany, row: CardPaymentRow) {
  const { companyId, id: paymentId, method, total } = row
  const { title } = yield* billsOfPayment(row)
  const customer = yield* cardCustomer(company, companyId)
  const madeAt = millisOfInstant(row.madeAt)
  return yield* company.charge({ mark: { companyId, paymentId }, madeAt, customer, method: method ?? "", total, title })
})
