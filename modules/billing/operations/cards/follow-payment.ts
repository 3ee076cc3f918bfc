/**
 * A try is brought to where the card company says that it is. However many do it at once, late or twice: who saw an older
 * state than another has written looks again, so that nothing goes back.
 */
import { Effect } from "effect"
import { companyForUpdate } from "#modules/companies/index.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { RequestId } from "#modules/kernel/http/request-id.ts"
import { found } from "#modules/kernel/policy.ts"
import { tell, write, writeAcross } from "#modules/kernel/write.ts"
import type { UnmatchedReason } from "../../codes.ts"
import { CardCompanyAway } from "../../errors.ts"
import type { CardCompany, Charge } from "../../model/card-company.ts"
import {
  billIdsOf,
  type CardPaymentRow,
  paymentById,
  paymentForUpdate,
  savePayment,
} from "../../repository/card-payments.ts"
import { heldByBill, keepUnmatched } from "../../repository/money.ts"
import { unpaidForUpdate } from "../../repository.ts"
import { isSamePayment, type KnownPayment, paymentOutcome } from "../../rules/card-payment.ts"
import { stillOwed } from "../../rules/still-owed.ts"
import { mailDecided } from "../mail-transfer.ts"
import { settleBills } from "../settle-bills.ts"
import { settleParts } from "../settled-money.ts"
import { tellOfMoney } from "../tell-of-money.ts"
import { tellWentBack } from "../tell-went-back.ts"
import { type Look, lookAtPayment } from "./look-at-payment.ts"
import { syncCards } from "./sync-cards.ts"

const knownOf = ({ dispute, failure, refunded, status, total }: CardPaymentRow): KnownPayment => ({
  ...{ dispute, failure, refunded, status, total },
})

/** Money that pays nothing is written down before anything else is said of it. */
export const keepMoney = Effect.fn("Billing.keepMoney")(function* (
  reason: UnmatchedReason,
  { currency, id, received, refunded }: Pick<Charge, "currency" | "id" | "received" | "refunded">,
  meantFor: string,
) {
  const foundAt = yield* instantNow
  const row = { intent: id, reason, total: received, currency, refunded, meantFor, foundAt }
  const body = Effect.gen(function* () {
    if (!(yield* keepUnmatched(row))) return
    const after = { reason, total: received, currency, meantFor }
    yield* tell({ action: "billing.unmatchedMoney", subject: `intent:${id}`, after })
    yield* tellOfMoney({ cameBy: "card", total: received, currency, sender: "", intent: id, reason })
  })
  yield* writeAcross({ reason: "money that pays nothing", personId: null }, body)
})

const told = ({ dispute, failure, refunded, status }: KnownPayment) => ({ status, failure, refunded, dispute })

const dueOf = (bills: ReadonlyArray<{ readonly dueOn: IsoDate }>) => bills.map(({ dueOn }) => dueOn).sort()[0] ?? null

/** In the company's scope, in a write. It is late where somebody has written since what was seen was asked for. */
const apply = Effect.fnUntraced(function* (before: CardPaymentRow, { intent, seen }: Look) {
  const { companyId, id } = before
  const company = yield* found(companyForUpdate(companyId))
  const row = yield* paymentForUpdate(companyId, id)
  if (row === undefined || row.version !== before.version) return { isLate: true }
  const ids = yield* billIdsOf(companyId, id)
  const owed = yield* unpaidForUpdate(companyId)
  const bills = owed.filter((bill) => ids.includes(bill.id))
  const known = knownOf(row)
  const whole = bills.reduce((sum, { total }) => sum + total, 0)
  // A try is for the whole of its bills, or for what was missing beside their parts; of other sums a person has to say.
  const isRest = row.total !== whole && row.total === stillOwed(bills, yield* heldByBill(companyId))
  const areOwed = bills.length === ids.length && (row.total === whole || isRest)
  const { next, settles } = paymentOutcome(known, seen, areOwed)
  const isNews = !isSamePayment(known, next)
  const newIntent = intent === null || intent === row.intent ? {} : { intent }
  if (isNews || "intent" in newIntent)
    yield* savePayment(companyId, id, {
      ...told(next),
      ...newIntent,
      ...(settles ? { settledAt: yield* instantNow } : {}),
    })
  if (settles) {
    if (isRest) yield* settleParts(bills, row.madeBy)
    const { expiredAt } = yield* settleBills(company, bills, "credit")
    // An order's own mail, which says how it goes on, comes with its activation.
    if (!bills.some(({ purpose }) => purpose === "register"))
      yield* mailDecided(company, { kind: "charged", amount: row.total, until: expiredAt, reason: "" })
  }
  // Nobody was there to see it refused.
  if (row.isByItself && known.status === "open" && next.status === "ended")
    yield* mailDecided(company, { kind: "declined", amount: row.total, until: dueOf(bills), reason: "" })
  yield* tellWentBack(company, known, next)
  // What is settled has been told with its bills.
  if (isNews && (!settles || next.refunded > 0 || next.dispute !== "none"))
    yield* tell({ action: "billing.cardPayment", subject: `cardPayment:${id}`, before: told(known), after: told(next) })
  return { isLate: false }
})

const mostLooks = 8

/**
 * Under a key of what was seen of which version: of two who saw the same, the second finds what the first has written.
 * With spaces, which no request's key has.
 */
const keyOf = ({ id, version }: CardPaymentRow, { intent, seen }: Look) =>
  `card ${id} ${version} ${seen.state} ${seen.failure ?? ""} ${seen.refunded} ${seen.dispute} ${intent ?? ""}`

const applied = Effect.fnUntraced(function* (row: CardPaymentRow, look: Look) {
  const actor = { companyId: row.companyId, personId: row.madeBy }
  const command = { actor, call: "billing.followCard", key: keyOf(row, look), body: null, requestId: yield* RequestId }
  const answer = yield* Effect.orDie(write(command, apply(row, look)))
  return answer !== JSON.stringify({ isLate: true })
})

/** Gives the try as it stands then, and where its page is open. Fails with CardCompanyAway. */
export const followPayment = Effect.fn("Billing.followPayment")(function* (
  company: CardCompany,
  companyId: number,
  paymentId: number,
) {
  const load = inCompany(companyId)(Effect.orDie(found(paymentById(companyId, paymentId))))
  for (let looks = 0; looks < mostLooks; looks++) {
    const row = yield* load
    const look = yield* lookAtPayment(company, row)
    const { next, unmatched } = paymentOutcome(knownOf(row), look.seen, true)
    const isNews = !isSamePayment(knownOf(row), next) || (look.intent !== null && look.intent !== row.intent)
    if (isNews && !(yield* applied(row, look))) continue
    const after = isNews ? yield* load : row
    if (after.failure === "unmatched" && look.seen.state === "succeeded" && look.intent !== null) {
      const money = { ...look.seen, id: look.intent }
      yield* keepMoney(unmatched ?? "notOwed", money, `company:${companyId} cardPayment:${paymentId}`)
    }
    if (after.status === "paid" && row.status !== "paid") yield* Effect.ignore(syncCards(company, companyId))
    return { row: after, url: look.url }
  }
  return yield* new CardCompanyAway({ reason: `payment ${paymentId} changes faster than it can be looked at` })
})
