/** 行き先のない入金: kept until a person of the platform says which bill it pays, or that it went back. */
import { Effect } from "effect"
import { companyForUpdate } from "#modules/companies/index.ts"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { instantNow, todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { type Message, refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { found } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { adoptCompany, tell } from "#modules/kernel/write.ts"
import type { AnswerMoney, KeepMoney } from "../contract/money.ts"
import {
  billOfAny,
  insertMoney,
  moneyForUpdate,
  saveAnswer,
  type UnmatchedRow,
  unmatchedWaiting,
} from "../repository/money.ts"
import { unpaidForUpdate } from "../repository.ts"
import { billIdsOf, meantForBill, moneyView } from "../views/money-view.ts"
import { notOwed, otherAmount } from "../views/transfer-words.ts"
import { lapsedBill } from "./lapsed-bill.ts"
import { mailDecided } from "./mail-transfer.ts"
import { settleBills } from "./settle-bills.ts"
import { takeUpAgain } from "./take-up-again.ts"
import { tellOfMoney } from "./tell-of-money.ts"

/** The oldest first; in the platform's scope. */
export const listUnmatched = Effect.fn("Billing.listUnmatched")(function* () {
  return (yield* unmatchedWaiting()).map(moneyView)
})

/** A transfer on the account that fits no bill. Fails with Invalid_Input for a day to come. */
export const keepTransfer = Effect.fn("Billing.keepTransfer")(function* ({ amount, cameOn, sender }: KeepMoney) {
  if (cameOn > (yield* todayInJapan))
    return yield* refuse("Invalid_Input", [{ field: "cameOn", message: messageKey("dayToCome") }])
  const came = { cameBy: "transfer", reason: "transfer", total: amount, currency: "jpy", sender, cameOn } as const
  const row = yield* found(insertMoney({ ...came, foundAt: yield* instantNow }))
  yield* tell({ action: "billing.unmatchedMoney", subject: `money:${row.id}`, after: { ...came } })
  yield* tellOfMoney(row)
  return moneyView(row)
})

const wrong = Effect.fnUntraced(function* (field: string, message: Message) {
  return yield* refuse("Invalid_Input", [{ field, message }])
})

interface Meant {
  readonly companyId: number
  readonly ids: ReadonlyArray<number>
}
/** Pays bills of one company, or takes up an order that was given back; goes on in that company's scope. */
const paysBills = Effect.fnUntraced(function* (money: UnmatchedRow, { companyId, ids }: Meant) {
  yield* adoptCompany(companyId)
  const company = yield* found(companyForUpdate(companyId))
  // A rejected company's own payment, once it was let in after all: it is paid with this already.
  const isOwn = ids.length === 1 && ids.every((id) => money.meantFor === meantForBill({ companyId, id }))
  if (money.reason === "rejected" && isOwn && company.status === activeStatuses.active) return
  const owed = (yield* unpaidForUpdate(companyId)).filter(({ id }) => ids.includes(id))
  const lapsed = owed.length === 0 && ids.length === 1 ? yield* lapsedBill(company) : undefined
  const isLapsed = lapsed !== undefined && ids.includes(lapsed.id)
  if (!isLapsed && owed.length !== ids.length) return yield* wrong("reference", notOwed)
  const amount = (isLapsed ? [lapsed] : owed).reduce((sum, { total }) => sum + total, 0)
  const came = money.total - money.refunded
  if (money.currency !== "jpy" || came !== amount) return yield* wrong("reference", otherAmount(amount, came))
  const paidBy = money.cameBy === "card" ? "credit" : "bank"
  const { expiredAt } = isLapsed
    ? yield* takeUpAgain(company, lapsed, paidBy)
    : yield* settleBills(company, owed, paidBy)
  yield* mailDecided(company, { kind: "received", amount, until: expiredAt, reason: "" })
})

/** Whose bills these numbers are; undefined where one is nobody's, or another company's than the first. */
const meantBy = Effect.fnUntraced(function* (references: string) {
  const ids = billIdsOf(references) ?? []
  const bills = yield* Effect.forEach(ids, billOfAny)
  const [first] = bills
  const isOne = first !== undefined && bills.every((bill) => bill?.companyId === first.companyId)
  return isOne ? { companyId: first.companyId, ids } : undefined
})

/**
 * Fails with Not_Found, Update_Expired where somebody has answered meanwhile, and Invalid_Input for a bill that is not owed,
 * for bills of several companies or of another sum, and for what went back without a reason.
 */
export const answerMoney = Effect.fn("Billing.answerMoney")(function* (id: number, asked: AnswerMoney) {
  const { personId } = yield* CurrentPerson
  const money = yield* found(moneyForUpdate(id))
  yield* refuseExpired(asked.version, money.version, Effect.succeed(moneyView(money)))
  if (money.outcome !== null) return yield* refuse("Not_Found")
  const note = (asked.reason ?? "").trim()
  const isSettled = asked.outcome === "settled"
  if (!isSettled && note === "") return yield* wrong("reason", "required")
  const meant = isSettled ? yield* meantBy(asked.reference ?? "") : undefined
  if (isSettled && meant === undefined) return yield* wrong("reference", notOwed)
  yield* saveAnswer(id, {
    ...{ outcome: asked.outcome, note, billId: meant?.ids[0] ?? null },
    ...{ answeredAt: yield* instantNow, answeredBy: personId },
  })
  if (meant !== undefined) yield* paysBills(money, meant)
  yield* tell({
    action: isSettled ? "billing.settleMoney" : "billing.returnMoney",
    subject: `money:${id}`,
    before: { ...moneyView(money), outcome: null },
    after: { outcome: asked.outcome, reference: asked.reference ?? null, reason: note },
  })
  return { id, outcome: asked.outcome }
})
