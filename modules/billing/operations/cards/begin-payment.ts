/**
 * A try to pay bills by card begins. A company has one open try at most, so that two tabs, two presses or a lost
 * connection never pay twice: whoever comes while one is open goes on with it, or ends it first.
 */
import { Effect, Result } from "effect"
import { companyForUpdate } from "#modules/companies/index.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { type Refused, refuse } from "#modules/kernel/errors.ts"
import { RequestId } from "#modules/kernel/http/request-id.ts"
import { found } from "#modules/kernel/policy.ts"
import { tell, write } from "#modules/kernel/write.ts"
import { CardCompanyAway } from "../../errors.ts"
import type { CardCompany } from "../../model/card-company.ts"
import { billIdsOf, type CardPaymentRow, insertPayment, latestPayment } from "../../repository/card-payments.ts"
import { heldByBill } from "../../repository/money.ts"
import { type BillRow, unpaidBills, unpaidForUpdate } from "../../repository.ts"
import { isPromised, notPromised } from "../../rules/promised.ts"
import { stillOwed } from "../../rules/still-owed.ts"
import { referenceOf } from "../../views/bill-view.ts"
import { waysOfBills } from "../ways-of-bills.ts"
import { followPayment } from "./follow-payment.ts"

export interface Paying {
  readonly way: "hosted" | "saved"
  /** All that is owed and not promised as a transfer, where it is absent. */
  readonly billIds?: ReadonlyArray<number> | undefined
  /** Of a saved card. */
  readonly method?: string | undefined
  /** Nobody pressed: the product charges what is due (chargeDueBills). */
  readonly isByItself?: boolean
}
interface Payer {
  readonly companyId: number
  readonly personId: number
}

/**
 * Which bills a press is for. Fails with Subscription_None where nothing is owed, with Not_Found for a bill that is not, and
 * with Subscription_Type_Update_Failed for what a transfer is waited for.
 */
export const billsToPay = Effect.fnUntraced(function* (owed: ReadonlyArray<BillRow>, billIds?: ReadonlyArray<number>) {
  if (owed.length === 0) return yield* refuse("Subscription_None")
  const wanted = billIds === undefined ? notPromised(owed) : owed.filter(({ id }) => billIds.includes(id))
  if (billIds !== undefined && wanted.length !== new Set(billIds).size) return yield* refuse("Not_Found")
  // What is transferred already would be paid twice (BILL-06).
  if (wanted.length === 0 || wanted.some(isPromised)) return yield* refuse("Subscription_Type_Update_Failed")
  if (!(yield* waysOfBills(wanted)).includes("credit")) return yield* refuse("Subscription_Type_Update_Failed")
  return wanted
})

/** In a write of the company. Nothing is begun beside what is open or what somebody else began since. */
const begin = Effect.fnUntraced(function* (
  { companyId, personId }: Payer,
  { billIds, isByItself = false, method, way }: Paying,
  after: number,
) {
  yield* found(companyForUpdate(companyId))
  if (((yield* latestPayment(companyId))?.id ?? 0) !== after) return {}
  const bills = yield* billsToPay(yield* unpaidForUpdate(companyId), billIds)
  const held = yield* heldByBill(companyId)
  const total = stillOwed(bills, held)
  const row = { companyId, way, method: way === "saved" ? (method ?? null) : null, total, isByItself }
  const shares = bills.map((bill) => ({ billId: bill.id, yen: stillOwed([bill], held) }))
  const id = yield* insertPayment({ ...row, madeAt: yield* instantNow, madeBy: personId }, shares)
  const said = { way, total, bills: bills.map(referenceOf), ...(isByItself ? { isByItself } : {}) }
  yield* tell({ action: "billing.beginCard", subject: `cardPayment:${id}`, after: said })
  return {}
})

const isSame = (one: ReadonlyArray<number>, other: ReadonlyArray<number>) =>
  one.length === other.length && one.every((id) => other.includes(id))

/** Ends a try at the card company, where it can still be ended; what was paid meanwhile is seen by the look that follows. */
const endTry = Effect.fnUntraced(function* (company: CardCompany, { companyId, id, intent, session }: CardPaymentRow) {
  const ended =
    session === null ? (intent === null ? Effect.void : company.cancelCharge(intent)) : company.closePage(session)
  yield* Effect.catchTags(ended, { CardRequestWrong: () => Effect.void, CardRefused: () => Effect.void })
  return yield* followPayment(company, companyId, id)
})

const mostTries = 6

export interface Begun {
  readonly row: CardPaymentRow
  readonly url: string | null
}

/**
 * Gives the try as it stands after the card company was asked, or what speaks against one. Fails with CardCompanyAway;
 * then it may be done or not, and the same press goes on with it.
 */
export const beginPayment = Effect.fn("Billing.beginPayment")(function* (
  company: CardCompany,
  payer: Payer,
  paying: Paying,
) {
  const { companyId } = payer
  const requestId = yield* RequestId
  for (let tries = 0; tries < mostTries; tries++) {
    const { latest, owed: before } = yield* inCompany(companyId)(
      Effect.all({ latest: latestPayment(companyId), owed: unpaidBills(companyId) }),
    )
    if (latest?.status !== "open") {
      const bills = yield* Effect.result(inCompany(companyId)(billsToPay(before, paying.billIds)))
      if (Result.isFailure(bills)) return Result.fail(bills.failure)
    } else {
      const now = yield* followPayment(company, companyId, latest.id)
      if (now.row.status === "paid") return Result.succeed<Begun>(now)
      const owed = yield* inCompany(companyId)(unpaidBills(companyId))
      const bills = yield* Effect.result(inCompany(companyId)(billsToPay(owed, paying.billIds)))
      const own = yield* inCompany(companyId)(billIdsOf(companyId, latest.id))
      const wanted = Result.isSuccess(bills) ? bills.success : []
      const ids = wanted.map(({ id }) => id)
      // A part that is held since, or went back, makes it another sum.
      const isSum = now.row.total === stillOwed(wanted, yield* inCompany(companyId)(heldByBill(companyId)))
      if (now.row.status === "open" && now.row.way === paying.way && isSum && isSame(ids, own))
        return Result.succeed<Begun>(now)
      if (now.row.status === "open") {
        const ended = yield* endTry(company, now.row)
        if (ended.row.status === "paid") return Result.succeed<Begun>(ended)
        if (ended.row.status === "open") return yield* new CardCompanyAway({ reason: "an open payment does not end" })
      }
      if (Result.isFailure(bills)) return Result.fail(bills.failure)
    }
    const after = latest?.id ?? 0
    // With spaces, which no request's key has. Whoever began after the same one began the same one.
    const key = `card after ${after} ${latest?.version ?? 0}`
    const command = { actor: payer, call: "billing.beginCard", key, body: null, requestId }
    const begun = yield* Effect.result(write(command, begin(payer, paying, after)))
    if (Result.isFailure(begun)) return Result.fail<Refused>(begun.failure)
    const fresh = yield* inCompany(companyId)(latestPayment(companyId))
    if (fresh === undefined || fresh.id === after) continue
    const sent = yield* followPayment(company, companyId, fresh.id)
    const own = yield* inCompany(companyId)(billIdsOf(companyId, fresh.id))
    // Somebody else's press came first, for other bills or another way: his try is ended by the next turn.
    const isOther = sent.row.way !== paying.way || (paying.billIds !== undefined && !isSame(own, paying.billIds))
    if (sent.row.status === "open" && isOther) continue
    return Result.succeed<Begun>(sent)
  }
  return yield* new CardCompanyAway({ reason: `company ${companyId} begins payments faster than they can be sent` })
})
