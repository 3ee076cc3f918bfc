/**
 * 照合: what the card company has is asked for, not waited for. A webhook that was lost is found by its event, a try whose
 * end nobody told by the try itself, a page that pays what is owed no more is closed. Any number may do it side by side.
 */
import { Clock, Effect, Schedule, Schema } from "effect"
import { instantOfMillis } from "#modules/kernel/civil-day.ts"
import { acrossCompanies, inCompany } from "#modules/kernel/database/scope.ts"
import { type Delivery, subscriber } from "#modules/kernel/outbox.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { type CardCompany, CardCompanyOf } from "../../model/card-company.ts"
import { billIdsOf, type CardPaymentRow, latestPayment, openPayments } from "../../repository/card-payments.ts"
import { unpaidBills } from "../../repository.ts"
import { followObject } from "./follow-object.ts"
import { followPayment } from "./follow-payment.ts"
import { takeEvent } from "./receive-event.ts"

/** Three days: as long as the card company tries to deliver a webhook. */
const usualHours = 72
const hourMillis = 3_600_000
/** One that began just now is still with whoever began it. */
const graceMillis = 60_000

export interface Reconciled {
  /** Events that no webhook brought. */
  readonly missed: number
  /** Open tries that were looked at, and how many of them are paid. */
  readonly looked: number
  readonly paid: number
}

/** Bills that were paid another way or withdrawn: nobody shall pay them on a page that is still open. */
const closeNeedless = Effect.fnUntraced(function* (company: CardCompany, row: CardPaymentRow) {
  if (row.status !== "open" || row.session === null) return
  const { ids, owed } = yield* inCompany(row.companyId)(
    Effect.all({ ids: billIdsOf(row.companyId, row.id), owed: unpaidBills(row.companyId) }),
  )
  const isOwed = ids.every((id) => owed.some((bill) => bill.id === id && bill.bankingAt === null))
  if (isOwed) return
  yield* Effect.catchTag(company.closePage(row.session), "CardRequestWrong", () => Effect.void)
  yield* followPayment(company, row.companyId, row.id)
})

const BillsOf = Schema.Struct({ companyId: Schema.Int })
const decode = Schema.decodeUnknownEffect(BillsOf)

/** A bill that is paid, withdrawn or to be transferred has no page any more. */
const closeAfter = Effect.fn("Billing.closeAfter")(function* ({ body }: Delivery) {
  const { companyId } = yield* decode(body)
  const company = yield* CardCompanyOf
  const latest = yield* inCompany(companyId)(latestPayment(companyId))
  if (company !== undefined && latest !== undefined) yield* closeNeedless(company, latest)
})
export const closesPages = [
  subscriber("BillsPaid", "billing closes the page of a bill that is paid", closeAfter),
  subscriber("BillsNotByCard", "billing closes the page of a bill that is owed no more, or transferred", closeAfter),
]

/** Without a card company nothing is asked. Fails where it does not answer. */
export const reconcileCards = Effect.fn("Billing.reconcileCards")(function* (hours = usualHours) {
  const company = yield* CardCompanyOf
  if (company === undefined) return { missed: 0, looked: 0, paid: 0 } satisfies Reconciled
  const now = yield* Clock.currentTimeMillis
  const events = yield* company.eventsSince(Math.floor((now - hours * hourMillis) / 1000))
  let missed = 0
  for (const event of events) {
    const isNew = yield* writeAcross({ reason: "an event that was missed", personId: null }, takeEvent(event, "asked"))
    if (!isNew) continue
    missed++
    // Here and now: whoever asks wants to see what comes of it. The relay's delivery finds nothing left to do.
    if (event.about !== undefined) yield* followObject(company, event.about)
  }
  const before = instantOfMillis(now - graceMillis)
  const open = yield* acrossCompanies("open card payments")(openPayments(before))
  let paid = 0
  for (const { companyId, id } of open) {
    const { row } = yield* followPayment(company, companyId, id)
    if (row.status === "paid") paid++
    yield* closeNeedless(company, row)
  }
  return { missed, looked: open.length, paid } satisfies Reconciled
})

/** For the job worker: until its scope ends, every hour. */
export const reconcilingCards = reconcileCards().pipe(
  Effect.catchCause((cause) => Effect.logWarning("payments by card wait for the card company", cause)),
  Effect.repeat(Schedule.spaced("1 hour")),
)
