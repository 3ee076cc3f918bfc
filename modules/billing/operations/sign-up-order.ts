/**
 * 申込: what a registration owes is watched by a long job until it is paid or given back (BILL-12). Here is what writes of
 * bills tell that job; each in the write that changes the bill, so that no change is ever missed.
 */
import { Effect } from "effect"
import { savePaymentStanding } from "#modules/companies/index.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { Jobs } from "#modules/kernel/jobs/jobs.ts"
import { tell } from "#modules/kernel/write.ts"
import type { SignUpOutcome } from "../codes.ts"
import { endSignUps, insertSignUp, turnSignUps } from "../repository/sign-up.ts"
import { type BillRow, saveBills } from "../repository.ts"
import { referenceOf } from "../views/bill-view.ts"

export const signUpKind = "sign-up-payment"
/** What the definition of the job gets. */
export interface SignUpInput {
  readonly billId: number
}
const jobKey = (billId: number) => `bill.${billId}`
/** What the job waits for after it has seen so many turns. */
const turnNamed = (turn: number) => `turn/${turn}`

/** In the write that has billed what was ordered. */
export const openSignUp = Effect.fn("Billing.openSignUp")(function* (
  { companyId, id: billId, madeAt }: Pick<BillRow, "companyId" | "id" | "madeAt">,
  personId: number,
) {
  yield* insertSignUp({ companyId, billId, orderedBy: personId, waitsSince: madeAt })
  const input: SignUpInput = { billId }
  yield* Jobs.startFor({ companyId, personId }, { kind: signUpKind, key: jobKey(billId), input })
})

/** Bills were paid, given back, or are to be paid another way: the jobs of their orders look again. */
export const stirSignUps = Effect.fn("Billing.stirSignUps")(function* (
  companyId: number,
  billIds: ReadonlyArray<number>,
) {
  for (const { billId, turn } of yield* turnSignUps(companyId, billIds, yield* instantNow))
    yield* Jobs.signalTo(companyId, { kind: signUpKind, key: jobKey(billId) }, turnNamed(turn), null)
})

/**
 * Bills are owed no longer; an order among them ends so. The company keeps what it chose and has nothing to pay: it chooses
 * a plan anew. The bills are locked and unpaid.
 */
export const withdrawBills = Effect.fn("Billing.withdraw")(function* (
  companyId: number,
  bills: ReadonlyArray<BillRow>,
  outcome: Exclude<SignUpOutcome, "activated">,
) {
  const ids = bills.map(({ id }) => id)
  yield* stirSignUps(companyId, ids)
  yield* endSignUps(companyId, ids, outcome, yield* instantNow)
  yield* saveBills(companyId, ids, { status: "withdrawn", bankingAt: null, bankingBy: null })
  yield* savePaymentStanding(companyId, { paymentStatus: activeStatuses.inactive })
  yield* tell(
    {
      action: "billing.withdraw",
      subject: `company:${companyId}`,
      before: { bills: bills.map(referenceOf) },
      after: { outcome },
    },
    { topic: "BillsNotByCard", body: { companyId } },
  )
})
