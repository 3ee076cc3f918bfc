/** 総合振込 (BEY-09): what papers that we owe come to by payee, and whose account no bank would take. */
import { Effect } from "effect"
import { peopleByIds } from "#modules/identity/index.ts"
import type { Actor } from "#modules/kernel/actor.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { bankDayFrom } from "#modules/kernel/law/bank-days.ts"
import { authorize, permissionsOn } from "#modules/kernel/policy.ts"
import { judgedAccount } from "#modules/kernel/transfer/account-faults.ts"
import { sumYen } from "#modules/kernel/yen.ts"
import { accountsOf, type PaidAccount, partnersByIds, transferAccountOf } from "#modules/people/index.ts"
import type { AskTransfer } from "../contract/transfer.ts"
import { type PaperRow, subjectOf } from "../model.ts"
import { paperListPolicy, paperPolicy } from "../policy.ts"
import { lastFiles, papersToPay, transferDays } from "../repository/transfer-files.ts"
import { leftToPay, type Payment, paymentsOf } from "../rules/payments.ts"

/** Nobody pays what he bills himself. */
export const paidBy = (actor: Actor, rows: ReadonlyArray<PaperRow>) =>
  rows.filter((row) => paperPolicy.actions.pay(actor, subjectOf(row, true)) === true)

/** Each payee with his account, or what is wrong with it; three statements, however many. */
export const withAccounts = Effect.fn("Papers.withAccounts")(function* (
  companyId: number,
  payments: ReadonlyArray<Payment>,
) {
  const partners = yield* partnersByIds(
    companyId,
    payments.flatMap(({ partnerId }) => partnerId ?? []),
  )
  const people = yield* accountsOf(
    companyId,
    payments.flatMap(({ staffId }) => staffId ?? []),
  )
  return yield* Effect.forEach(
    payments,
    Effect.fnUntraced(function* (payment) {
      const bank = payment.partnerId === null ? null : (partners.get(payment.partnerId)?.bank ?? null)
      const written: PaidAccount | null =
        bank === null ? (people.get(payment.staffId ?? 0) ?? null) : yield* transferAccountOf(bank)
      return { ...payment, ...judgedAccount("general", written) }
    }),
  )
})

const shownFiles = 10

/** Fails with Permission_Denied. */
export const showPapersTransfer = Effect.fn("Papers.showTransfer")(function* ({ dueTo }: AskTransfer) {
  const actor = yield* authorize(paperListPolicy, "seeTransfer", undefined)
  const { companyId } = actor
  const rows = paidBy(actor, yield* papersToPay(companyId, dueTo))
  const payments = yield* withAccounts(companyId, paymentsOf(rows))
  const days = yield* transferDays(
    companyId,
    rows.map(({ id }) => id),
  )
  const files = yield* lastFiles(companyId, shownFiles)
  const makers = yield* peopleByIds([...new Set(files.map(({ madeBy }) => madeBy))])
  const nameOf = new Map(makers.map(({ id, name }) => [id, name]))
  const [last] = files
  return {
    transferOn: bankDayFrom(yield* todayInJapan),
    rows: payments.map(({ amount, faults, name, papers, partnerId, staffId }) => ({
      partnerId,
      staffId,
      name,
      amount,
      faults,
      papers: papers.map((row) => ({
        id: row.id,
        no: row.no,
        title: row.title,
        dueDate: row.dueOn,
        amount: leftToPay(row),
        transferOn: days.get(row.id) ?? null,
      })),
    })),
    people: payments.length,
    total: sumYen(payments.map(({ amount }) => amount)),
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
    permissions: permissionsOn(paperListPolicy, actor, undefined),
  }
})
