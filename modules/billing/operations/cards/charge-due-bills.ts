/**
 * 自動のお支払い (BILL-05, BILL-18): whoever pays by card has his saved card charged for a used month and for the next term,
 * from three days before their day, once a day until it is paid. Any number of processes may do it side by side: a company
 * has one open try at most.
 */
import { Effect, Result } from "effect"
import { type CompanyRow, companyById } from "#modules/companies/index.ts"
import { millisOfInstant, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { acrossCompanies, inCompany } from "#modules/kernel/database/scope.ts"
import { found } from "#modules/kernel/policy.ts"
import { type CardCompany, CardCompanyOf } from "../../model/card-company.ts"
import { companiesToCharge, latestPayment } from "../../repository/card-payments.ts"
import { cardsOfCompany } from "../../repository/cards.ts"
import { unpaidBills } from "../../repository.ts"
import { billsToCharge, chargedUntil } from "../../rules/charge.ts"
import { isOver } from "../../views/card-view.ts"
import { beginPayment } from "./begin-payment.ts"

/** The card that is charged by itself; undefined where the company pays by transfer or has no card that is good. In its scope. */
export const chargedCard = Effect.fnUntraced(function* ({ id, isBanking }: CompanyRow) {
  if (isBanking || (yield* CardCompanyOf) === undefined) return undefined
  const today = yield* todayInJapan
  return (yield* cardsOfCompany(id)).find((card) => !isOver(card, today))
})

/** What is charged today, and to which card; undefined where nothing is, or where somebody has tried today. */
const dueCharge = Effect.fnUntraced(function* (companyId: number) {
  const today = yield* todayInJapan
  const company = yield* found(companyById(companyId))
  const card = yield* chargedCard(company)
  if (company.adminId === null || card === undefined) return undefined
  const latest = yield* latestPayment(companyId)
  if (latest !== undefined && tokyoDayOf(millisOfInstant(latest.madeAt)) === today) return undefined
  const bills = billsToCharge(yield* unpaidBills(companyId), today)
  if (bills.length === 0) return undefined
  const payer = { companyId, personId: company.adminId }
  return { payer, billIds: bills.map(({ id }) => id), method: card.method }
})

const chargeCompany = Effect.fnUntraced(function* (cards: CardCompany, companyId: number) {
  const due = yield* inCompany(companyId)(dueCharge(companyId))
  if (due === undefined) return 0
  const { billIds, method, payer } = due
  const begun = yield* beginPayment(cards, payer, { way: "saved", isByItself: true, billIds, method })
  return Result.isSuccess(begun) && begun.success.row.status === "paid" ? 1 : 0
})

/** Gives how many companies have paid so. A company whose charge the card company does not answer is tried again with the next turn. */
export const chargeDueBills = Effect.fn("Billing.chargeDueBills")(function* () {
  const cards = yield* CardCompanyOf
  if (cards === undefined) return 0
  const today = yield* todayInJapan
  const ids = yield* acrossCompanies("bills to charge")(companiesToCharge(today, chargedUntil(today)))
  const one = (id: number) =>
    chargeCompany(cards, id).pipe(
      Effect.catchCause((cause) => Effect.as(Effect.logWarning(`the charge of company ${id} waits`, cause), 0)),
    )
  return (yield* Effect.forEach(ids, one)).reduce((sum, n) => sum + n, 0)
})
