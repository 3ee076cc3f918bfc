/** 総合振込データ (BEY-09): the file that pays the chosen papers, of every payee or of none. */
import { createHash } from "node:crypto"
import { Effect } from "effect"
import { instantNow } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { isBankDay } from "#modules/kernel/law/bank-days.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { transferFile } from "#modules/kernel/transfer/transfer-file.ts"
import { tell } from "#modules/kernel/write.ts"
import { sumYen } from "#modules/kernel/yen.ts"
import { sendingAccount } from "#modules/people/index.ts"
import type { MakePapersTransfer } from "../contract/transfer.ts"
import { paperListPolicy } from "../policy.ts"
import { insertTransferFile, lockPapersToPay, transferDays } from "../repository/transfer-files.ts"
import { leftToPay, payeeNumber, paymentsOf } from "../rules/payments.ts"
import { paidBy, withAccounts } from "./show-transfer.ts"

/**
 * Makes the file and writes down that it was made: who, when, from where, which papers, how much, and its digest. No paper
 * is paid by it: the bank may refuse, so whoever sees the money go marks them.
 *
 * Fails with Permission_Denied, and with Invalid_Input: no bank day, a paper that we don't owe (any more), an account of ours
 * or of a payee that no bank takes, a paper that is in a file already and is not said to be wanted again.
 */
export const makePapersTransfer = Effect.fn("Papers.makeTransfer")(function* (asked: MakePapersTransfer) {
  const { bankInfo, clientCode, isAgain = 0, paperIds, transferOn } = asked
  const actor = yield* authorize(paperListPolicy, "transfer", undefined)
  const { companyId, personId } = actor
  const wrong = (field: string, message: string) => refuse("Invalid_Input", [{ field, message }])
  if (!isBankDay(transferOn)) return yield* wrong("transferOn", messageKey("notBankDay"))
  const from = yield* sendingAccount("general", clientCode, bankInfo)
  const rows = paidBy(actor, yield* lockPapersToPay(companyId, paperIds))
  if (rows.length < paperIds.length) return yield* wrong("paperIds", messageKey("notChoice"))
  const payments = yield* withAccounts(companyId, paymentsOf(rows))
  const payees = payments.flatMap((payment) =>
    payment.account === undefined
      ? []
      : [{ account: payment.account, amount: payment.amount, number: payeeNumber(payment) }],
  )
  if (payees.length < payments.length) return yield* wrong("paperIds", messageKey("payeeAccountsMissing"))
  if (isAgain === 0 && (yield* transferDays(companyId, paperIds)).size > 0)
    return yield* wrong("isAgain", messageKey("papersTransferredBefore"))
  const bytes = transferFile({ kind: "general", sender: from, transferOn, payees })
  const hash = createHash("sha256").update(bytes).digest()
  const total = sumYen(payees.map(({ amount }) => amount))
  const people = payees.length
  const fileId = yield* insertTransferFile(
    {
      companyId,
      transferOn,
      clientCode,
      sender: { ...bankInfo, ownerName: from.holder },
      people,
      total,
      hash,
      madeBy: personId,
      madeAt: yield* instantNow,
    },
    rows.map((row) => ({ paperId: row.id, amount: leftToPay(row) })),
  )
  yield* tell({
    action: "papers.transfer",
    subject: `paperTransfer:${fileId}`,
    after: { transferOn, people, total, paperIds, hash: hash.toString("hex") },
  })
  return {
    fileName: `sogo-${transferOn}-${fileId}.txt`,
    content: Buffer.from(bytes).toString("base64"),
    hash: hash.toString("hex"),
    people,
    total,
  }
})
