/** 領収書: the files of requests, seen by whoever sees the request. */
import { Effect } from "effect"
import { attachmentKinds, type FileGuard, referToFiles } from "#modules/files/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { subjectOf } from "../model.ts"
import { expensePolicy } from "../policy.ts"
import { requestsByIds } from "../repository/requests.ts"

export const receiptOwner = "expense.receipt"

export const receiptFiles: FileGuard = {
  owner: receiptOwner,
  visible: Effect.fn("Expenses.visibleFiles")(function* (rows: ReadonlyArray<number>) {
    const actor = yield* CurrentActor
    const found = yield* requestsByIds(actor.companyId, rows)
    return new Set(
      found.filter((row) => expensePolicy.actions.read(actor, subjectOf(row)) === true).map(({ id }) => id),
    )
  }),
}

/** From now on the request has these receipts; gives those that it had. Fails as referToFiles does. */
export const keepReceipts = (id: number, fileIds: ReadonlyArray<string>) =>
  referToFiles({ owner: receiptOwner, ofRow: id, fileIds, takes: attachmentKinds, field: "fileIds" })
