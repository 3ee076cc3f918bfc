/** 銀行振込 is chosen by the company, and where to transfer what (BILL-06, D90, D93). */
import { Effect } from "effect"
import { type CompanyRow, companyById, companyForUpdate, transferAccount } from "#modules/companies/index.ts"
import { peopleByIds } from "#modules/identity/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { instantNow, todayInJapan } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize, found } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import { billPolicy } from "../policy.ts"
import { type BillRow, saveBills, unpaidBills, unpaidForUpdate } from "../repository.ts"
import { transferDue } from "../rules/due.ts"
import { isPromised, notPromised, toTransfer } from "../rules/promised.ts"
import { referenceOf } from "../views/bill-view.ts"
import { transferView } from "../views/transfer-view.ts"
import { lapsedBill } from "./lapsed-bill.ts"
import { shownBills } from "./list-bills.ts"
import { mailTransfer } from "./mail-transfer.ts"
import { stirSignUps } from "./sign-up-order.ts"
import { waysOfBills } from "./ways-of-bills.ts"

/** Everything about the transfer of what is owed: of what was promised, where anything was. In the company's scope. */
export const transferFor = Effect.fnUntraced(function* (company: CompanyRow, owed: ReadonlyArray<BillRow>) {
  const bills = toTransfer(owed)
  const choosers = bills.flatMap(({ bankingBy }) => (bankingBy === null ? [] : [bankingBy]))
  const admins = company.adminId === null ? [] : [company.adminId]
  const people = yield* peopleByIds([...new Set([...choosers, ...admins])])
  const personOf = (ids: ReadonlyArray<number>) => people.find(({ id }) => id === ids[0])
  return transferView(company, {
    bills,
    views: yield* shownBills(company.id, bills),
    account: yield* transferAccount(),
    isChoosable: owed.some((one) => !isPromised(one)) && (yield* waysOfBills(notPromised(owed))).includes("bank"),
    chosenBy: personOf(choosers)?.name ?? null,
    email: personOf(admins)?.email ?? null,
    isLapsed: bills.length === 0 && (yield* lapsedBill(company)) !== undefined,
  })
})

/** The actor's own company. Fails with Not_Found for any other, and where its bills are not his. */
const ownCompany = Effect.fnUntraced(function* (id: number, action: "pay" | "read") {
  const { companyId } = yield* CurrentActor
  if (id !== companyId) return yield* refuse("Not_Found")
  yield* authorize(billPolicy, action, { companyId })
  return yield* found(action === "pay" ? companyForUpdate(id) : companyById(id))
})

export const transferOf = Effect.fn("Billing.transferOf")(function* (companyId: number) {
  const company = yield* ownCompany(companyId, "read")
  return yield* transferFor(company, yield* unpaidBills(companyId))
})

/**
 * Bills that are to be transferred from now on; the platform waits for them, and a mail says what and where. Chosen twice
 * it is chosen once.
 */
export const markAsTransfer = Effect.fnUntraced(function* (
  company: CompanyRow,
  bills: ReadonlyArray<BillRow>,
  personId: number,
) {
  const fresh = bills.filter(({ bankingAt }) => bankingAt === null)
  if (fresh.length === 0) return
  const [bankingAt, dueOn] = [yield* instantNow, transferDue(yield* todayInJapan)]
  for (const { dueOn: before, id, purpose, renews } of fresh) {
    // Who chooses anew has no less time than the bill gave; a month that was used is due on its own day, members until the
    // end of the term that they are for, and a renewal until the end of the term before it.
    const isFixed = purpose === "month" || purpose === "members" || renews !== null
    const next = before > dueOn || isFixed ? before : dueOn
    yield* saveBills(company.id, [id], { bankingAt, bankingBy: personId, dueOn: next, refusal: "" })
  }
  yield* tell(
    {
      action: "billing.chooseTransfer",
      subject: `company:${company.id}`,
      before: { isBanking: false },
      after: { isBanking: true, bills: fresh.map(referenceOf) },
    },
    { topic: "BillsNotByCard", body: { companyId: company.id } },
  )
  yield* stirSignUps(
    company.id,
    fresh.map(({ id }) => id),
  )
  const all = (yield* unpaidBills(company.id)).filter(({ id }) => bills.some((one) => one.id === id))
  yield* mailTransfer(company, yield* transferFor(company, all))
})

/** Fails with Subscription_None where nothing is owed, with Not_Found for a bill that is not, and where the plan is not paid by one. */
export const chooseTransfer = Effect.fn("Billing.chooseTransfer")(function* (
  companyId: number,
  billIds?: ReadonlyArray<number>,
) {
  const company = yield* ownCompany(companyId, "pay")
  const { personId } = yield* CurrentActor
  const owed = yield* unpaidForUpdate(companyId)
  const wanted = billIds === undefined ? owed : owed.filter(({ id }) => billIds.includes(id))
  if (owed.length === 0) return yield* refuse("Subscription_None")
  if (billIds !== undefined && wanted.length !== new Set(billIds).size) return yield* refuse("Not_Found")
  if (!(yield* waysOfBills(wanted)).includes("bank")) return yield* refuse("Subscription_Type_Update_Failed")
  yield* markAsTransfer(company, wanted, personId)
  return yield* transferFor(company, yield* unpaidBills(companyId))
})
