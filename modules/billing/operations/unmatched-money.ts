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
import { billIdOf, meantForBill, moneyView } from "../views/money-view.ts"
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

/** Pays one bill, or takes up an order that was given back; goes on in the scope of the bill's company. */
const paysBill = Effect.fnUntraced(function* (money: UnmatchedRow, id: number) {
  const of = yield* billOfAny(id)
  if (of === undefined) return yield* wrong("reference", notOwed)
  yield* adoptCompany(of.companyId)
  const company = yield* found(companyForUpdate(of.companyId))
  // A rejected company's own payment, once it was let in after all: it is paid with this already.
  const isOwn = money.reason === "rejected" && money.meantFor === meantForBill({ companyId: of.companyId, id })
  if (isOwn && company.status === activeStatuses.active) return
  const owed = (yield* unpaidForUpdate(of.companyId)).find((bill) => bill.id === id)
  const lapsed = owed === undefined ? yield* lapsedBill(company) : undefined
  const bill = owed ?? (lapsed?.id === id ? lapsed : undefined)
  if (bill === undefined) return yield* wrong("reference", notOwed)
  const came = money.total - money.refunded
  if (money.currency !== "jpy" || came !== bill.total) return yield* wrong("reference", otherAmount(bill.total, came))
  const paidBy = money.cameBy === "card" ? "credit" : "bank"
  const { expiredAt } =
    owed === undefined ? yield* takeUpAgain(company, bill, paidBy) : yield* settleBills(company, [owed], paidBy)
  yield* mailDecided(company, { kind: "received", amount: bill.total, until: expiredAt, reason: "" })
})

/**
 * Fails with Not_Found, Update_Expired where somebody has answered meanwhile, and Invalid_Input for a bill that is not owed
 * or of another amount, and for what went back without a reason.
 */
export const answerMoney = Effect.fn("Billing.answerMoney")(function* (id: number, asked: AnswerMoney) {
  const { personId } = yield* CurrentPerson
  const money = yield* found(moneyForUpdate(id))
  yield* refuseExpired(asked.version, money.version, Effect.succeed(moneyView(money)))
  if (money.outcome !== null) return yield* refuse("Not_Found")
  const note = (asked.reason ?? "").trim()
  const isSettled = asked.outcome === "settled"
  const billId = isSettled ? billIdOf(asked.reference ?? "") : undefined
  if (!isSettled && note === "") return yield* wrong("reason", "required")
  if (isSettled && billId === undefined) return yield* wrong("reference", notOwed)
  const of = billId === undefined ? undefined : yield* billOfAny(billId)
  if (isSettled && of === undefined) return yield* wrong("reference", notOwed)
  yield* saveAnswer(id, {
    ...{ outcome: asked.outcome, note, billId: of?.id ?? null },
    ...{ answeredAt: yield* instantNow, answeredBy: personId },
  })
  if (of !== undefined) yield* paysBill(money, of.id)
  yield* tell({
    action: isSettled ? "billing.settleMoney" : "billing.returnMoney",
    subject: `money:${id}`,
    before: { ...moneyView(money), outcome: null },
    after: { outcome: asked.outcome, reference: asked.reference ?? null, reason: note },
  })
  return { id, outcome: asked.outcome }
})
