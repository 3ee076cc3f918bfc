/** A person's word on money that pays no bill: which bill it pays, or a part of which it is; or that it went back. */
import { Effect } from "effect"
import { companyForUpdate } from "#modules/companies/index.ts"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { activeStatuses, flags } from "#modules/kernel/codes.ts"
import { type Message, refuse } from "#modules/kernel/errors.ts"
import { found } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { adoptCompany, tell } from "#modules/kernel/write.ts"
import type { AnswerMoney } from "../contract/money.ts"
import { billOfAny, moneyForUpdate, partsOf, saveAnswer, type UnmatchedRow } from "../repository/money.ts"
import { billForUpdate, unpaidForUpdate } from "../repository.ts"
import { billIdsOf, leftOf, meantBill, moneyView } from "../views/money-view.ts"
import { isEnough, notOwed, notTakenBack, otherAmount, rejectedMoney } from "../views/transfer-words.ts"
import { lapsedBill } from "./lapsed-bill.ts"
import { mailDecided } from "./mail-transfer.ts"
import { settleBills } from "./settle-bills.ts"
import { keepRest, sumOf } from "./settled-money.ts"
import { giveBackPaid } from "./take-back.ts"
import { takeUpAgain } from "./take-up-again.ts"

const wrong = Effect.fnUntraced(function* (field: string, message: Message) {
  return yield* refuse("Invalid_Input", [{ field, message }])
})

interface Meant {
  readonly companyId: number
  readonly ids: ReadonlyArray<number>
}
/** Whose bills these numbers are; undefined where one is nobody's, or another company's than the first. */
const meantBy = Effect.fnUntraced(function* (references: string) {
  const ids = billIdsOf(references) ?? []
  const bills = yield* Effect.forEach(ids, billOfAny)
  const [first] = bills
  const isOne = first !== undefined && bills.every((bill) => bill?.companyId === first.companyId)
  return isOne ? { companyId: first.companyId, ids } : undefined
})

/** What of these bills is owed, or the order that was given back; goes on in that company's scope. */
const owedBy = Effect.fnUntraced(function* (money: UnmatchedRow, { companyId, ids }: Meant) {
  yield* adoptCompany(companyId)
  const company = yield* found(companyForUpdate(companyId))
  const owed = (yield* unpaidForUpdate(companyId)).filter(({ id }) => ids.includes(id))
  const given = owed.length === 0 && ids.length === 1 ? yield* lapsedBill(company) : undefined
  const lapsed = given !== undefined && ids.includes(given.id) ? given : undefined
  if (lapsed === undefined && owed.length !== ids.length) return yield* wrong("reference", notOwed)
  const bills = lapsed === undefined ? owed : [lapsed]
  const parts = yield* partsOf(ids, money.id)
  return { bills, company, lapsed, parts, amount: bills.reduce((sum, { total }) => sum + total, 0) }
})
/** Pays bills of one company with it and with the parts that are held for them, or takes up an order that was given back. */
const pay = Effect.fnUntraced(function* (money: UnmatchedRow, meant: Meant, isRestKept: boolean) {
  const { personId } = yield* CurrentPerson
  const { amount, bills, company, lapsed, parts } = yield* owedBy(money, meant)
  const came = sumOf([money, ...parts])
  const isFit = came === amount || (came > amount && isRestKept)
  if (money.currency !== "jpy" || !isFit) return yield* wrong("reference", otherAmount(amount, came))
  const answer = { outcome: "settled", note: "", answeredAt: yield* instantNow, answeredBy: personId } as const
  const [first = null, ...alsoPaid] = meant.ids
  yield* saveAnswer([money.id], { ...answer, billId: first, alsoPaid })
  for (const part of parts) yield* saveAnswer([part.id], { ...answer, billId: part.heldFor })
  if (came > amount) yield* keepRest(money, came - amount)
  const paidBy = money.cameBy === "card" ? "credit" : "bank"
  const { expiredAt } = yield* lapsed === undefined
    ? settleBills(company, bills, paidBy)
    : takeUpAgain(company, lapsed, paidBy)
  yield* mailDecided(company, { kind: "received", amount, until: expiredAt, reason: "" })
})

/** A part of one bill: the company reads what is missing, and the rest pays it together with this. */
const hold = Effect.fnUntraced(function* (money: UnmatchedRow, meant: Meant) {
  const [billId, ...more] = meant.ids
  if (billId === undefined || more.length > 0) return yield* wrong("reference", notOwed)
  const { amount, company, lapsed, parts } = yield* owedBy(money, meant)
  // An order that was given back is taken up by its whole sum alone.
  if (lapsed !== undefined) return yield* wrong("reference", notOwed)
  const missing = amount - sumOf([money, ...parts])
  if (money.currency !== "jpy") return yield* wrong("reference", otherAmount(amount, leftOf(money)))
  if (missing <= 0) return yield* wrong("outcome", isEnough)
  yield* saveAnswer([money.id], { heldFor: billId })
  yield* mailDecided(company, { kind: "part", amount: leftOf(money), missing, until: null, reason: "" })
})

/**
 * Of a rejected company's own payment its bill is taken as well: what went back pays for no plan. Let in meanwhile, a company of
 * which a part went back, or which has ordered since, keeps it.
 */
const goesBack = Effect.fnUntraced(function* (money: UnmatchedRow) {
  const own = money.reason === "rejected" ? meantBill(money) : undefined
  if (own === undefined) return
  yield* adoptCompany(own.companyId)
  const company = yield* found(companyForUpdate(own.companyId))
  const bill = yield* billForUpdate(own.companyId, own.id)
  if (bill?.status !== "paid") return
  const isLetIn = company.status === activeStatuses.active
  const isPart = money.cameBy === "card" && leftOf(money) > 0
  if (isLetIn && isPart) return
  if (!(yield* giveBackPaid(company, bill, money.total)) && !isLetIn) return yield* wrong("outcome", notTakenBack)
})

const actions = { settled: "billing.settleMoney", returned: "billing.returnMoney", held: "billing.holdMoney" } as const

/**
 * Fails with Not_Found, Update_Expired where somebody has answered meanwhile, and Invalid_Input for a bill that is not owed,
 * for bills of several companies or of another sum, for money of a rejected company that is to pay anything, for a part that
 * is enough, and for what went back without a reason.
 */
export const answerMoney = Effect.fn("Billing.answerMoney")(function* (id: number, asked: AnswerMoney) {
  const { personId } = yield* CurrentPerson
  const money = yield* found(moneyForUpdate(id))
  yield* refuseExpired(asked.version, money.version, Effect.succeed(moneyView(money)))
  if (money.outcome !== null) return yield* refuse("Not_Found")
  const note = (asked.reason ?? "").trim()
  const { outcome } = asked
  if (outcome === "returned") {
    if (note === "") return yield* wrong("reason", "required")
    yield* saveAnswer([id], { outcome, note, billId: null, answeredAt: yield* instantNow, answeredBy: personId })
    yield* goesBack(money)
  } else {
    if (money.reason === "rejected") return yield* wrong("reference", rejectedMoney)
    const meant = yield* meantBy(asked.reference ?? "")
    if (meant === undefined) return yield* wrong("reference", notOwed)
    yield* outcome === "held" ? hold(money, meant) : pay(money, meant, asked.isRestKept === flags.on)
  }
  yield* tell({
    action: actions[outcome],
    subject: `money:${id}`,
    before: { ...moneyView(money), outcome: null },
    after: { outcome, reference: asked.reference ?? null, reason: note },
  })
  return { id, outcome }
})
