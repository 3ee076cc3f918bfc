/** The company's own account, from which a transfer file pays. */
import { Effect } from "effect"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { normaliseAccountHolder } from "#modules/kernel/fields/normalise/account.ts"
import { judgedAccount } from "#modules/kernel/transfer/account-faults.ts"
import type { Sender } from "#modules/kernel/transfer/order.ts"
import type { TransferKind } from "#modules/kernel/transfer/transfer-file.ts"
import { transferAccountOf } from "./accounts.ts"

/** Fails with Invalid_Input at the number that no bank has. */
export const sendingAccount = Effect.fn("People.sendingAccount")(function* (
  kind: TransferKind,
  clientCode: string,
  sender: Sender,
) {
  const written = yield* transferAccountOf({ ...sender, ownerName: normaliseAccountHolder(sender.ownerName) })
  const { account, faults } = judgedAccount(kind, written)
  if (account !== undefined) return { ...account, clientCode }
  const [field = "bankCode"] = faults
  const message = field === "ownerName" ? messageKey("accountHolder") : messageKey("bankUnknown")
  return yield* refuse("Invalid_Input", [{ field: `bankInfo.${field}`, message }])
})
