/** 給与振込データ (BEY-09): what a closed month pays, by bank account; a file of everybody or none. */
import { createHash } from "node:crypto"
import { Effect } from "effect"
import { lockPayMonth, payMonthStates } from "#modules/companies/index.ts"
import { peopleByIds } from "#modules/identity/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { bankDayOf, isBankDay } from "#modules/kernel/law/bank-days.ts"
import { authorize, permissionsOn } from "#modules/kernel/policy.ts"
import { judgedAccount } from "#modules/kernel/transfer/account-faults.ts"
import { transferFile } from "#modules/kernel/transfer/transfer-file.ts"
import { tell } from "#modules/kernel/write.ts"
import { sumYen } from "#modules/kernel/yen.ts"
import { accountsOf, paidPeopleByIds, sendingAccount } from "#modules/people/index.ts"
import type { MakeTransfer } from "../contract/transfer.ts"
import { payMonthPolicy } from "../policy.ts"
import { cashReasons } from "../repository/looked-at.ts"
import { filesOfMonth, insertTransferFile, lastSender, netsInForce } from "../repository/transfer-files.ts"
import { payMonthOfCompany } from "./person-inputs.ts"

/** Everybody whom the month pays something, with his account or what is wrong with it. */
const payeesOf = Effect.fnUntraced(function* (companyId: number, month: IsoMonth) {
  const nets = yield* netsInForce(companyId, month)
  const ids = nets.map(({ staffId }) => staffId)
  const accounts = yield* accountsOf(companyId, ids)
  return nets.map(({ net, staffId }) => ({
    staffId,
    amount: net,
    ...judgedAccount("salary", accounts.get(staffId) ?? null),
  }))
})

/** Fails with Permission_Denied. */
export const showTransfer = Effect.fn("Payroll.showTransfer")(function* (month: IsoMonth) {
  const { companyId } = yield* CurrentActor
  const state = (yield* payMonthStates(companyId, [month])).get(month)?.state ?? "open"
  const actor = yield* authorize(payMonthPolicy, "seeTransfer", { state })
  const payees = yield* payeesOf(companyId, month)
  const staff = yield* paidPeopleByIds(
    companyId,
    payees.map(({ staffId }) => staffId),
  )
  const files = yield* filesOfMonth(companyId, month)
  const makers = yield* peopleByIds([...new Set(files.map(({ madeBy }) => madeBy))])
  const last = yield* lastSender(companyId)
  const cash = new Map((yield* cashReasons(companyId, month)).map(({ reason, staffId }) => [staffId, reason]))
  const nameOf = new Map(makers.map(({ id, name }) => [id, name]))
  return {
    month,
    transferOn: bankDayOf((yield* payMonthOfCompany(companyId, month)).paidOn),
    rows: payees.map(({ amount, faults, staffId }) => ({
      userId: staffId,
      name: staff.get(staffId)?.name ?? "",
      amount,
      faults,
      cash: faults.length === 0 ? null : (cash.get(staffId) ?? null),
    })),
    people: payees.length,
    total: sumYen(payees.map(({ amount }) => amount)),
    clientCode: last?.clientCode ?? null,
    bankInfo: last?.sender ?? null,
    files: files.map(({ hash, madeAt, madeBy, people, total, transferOn }) => ({
      madeAt,
      madeBy: nameOf.get(madeBy) ?? "",
      transferOn,
      people,
      total,
      hash: hash.toString("hex"),
    })),
    permissions: permissionsOn(payMonthPolicy, actor, { state }),
  }
})

/**
 * Makes the file and writes down that it was made: who, when, from where, how much, and its digest.
 *
 * Fails with Permission_Denied, and with Invalid_Input: no bank day, an account of ours or of anybody that no bank takes,
 * nobody to pay, a file that was made before and is not said to be wanted again.
 */
export const makeTransfer = Effect.fn("Payroll.makeTransfer")(function* (asked: MakeTransfer) {
  const { companyId, personId } = yield* CurrentActor
  const { bankInfo, clientCode, isAgain = 0, month, transferOn, without = [] } = asked
  const locked = yield* lockPayMonth(companyId, month)
  yield* authorize(payMonthPolicy, "transfer", locked)
  const wrong = (field: string, message: string) => refuse("Invalid_Input", [{ field, message }])
  if (!isBankDay(transferOn)) return yield* wrong("transferOn", messageKey("notBankDay"))
  const from = yield* sendingAccount("salary", clientCode, bankInfo)
  const others = new Set(without)
  const paid = (yield* payeesOf(companyId, month)).filter(({ staffId }) => !others.has(staffId))
  const payees = paid.flatMap(({ account, amount, staffId }) =>
    account === undefined ? [] : [{ account, amount, number: staffId }],
  )
  if (payees.length < paid.length || payees.length === 0) return yield* wrong("without", messageKey("accountsMissing"))
  const bytes = transferFile({ kind: "salary", sender: from, transferOn, payees })
  const hash = createHash("sha256").update(bytes).digest()
  if (isAgain === 0 && (yield* filesOfMonth(companyId, month)).length > 0)
    return yield* wrong("isAgain", messageKey("transferMadeBefore"))
  const made = { month, revision: locked.revision, transferOn, people: payees.length }
  const total = sumYen(payees.map(({ amount }) => amount))
  const sender = { ...bankInfo, ownerName: from.holder }
  yield* insertTransferFile({
    companyId,
    ...made,
    clientCode,
    sender,
    total,
    hash,
    madeBy: personId,
    madeAt: yield* instantNow,
  })
  yield* tell({
    action: "payMonth.transfer",
    subject: `payMonth:${month}`,
    after: { ...made, total, without, hash: hash.toString("hex") },
  })
  return {
    fileName: `kyuyo-${month}-${transferOn}.txt`,
    content: Buffer.from(bytes).toString("base64"),
    hash: hash.toString("hex"),
    people: made.people,
    total,
  }
})
