/**
 * A password is tried without a connection, and may wait for its turn: whoever sets a new one or leaves meanwhile is not
 * signed in, and not changed, by the older one. The account is looked at once more and held until the write is stored.
 */
import { Effect } from "effect"
import { personForUpdate } from "../repository/accounts.ts"

export interface AccountTried {
  readonly id: number
  readonly passwordHash: string
  readonly status: number
}

/** Whether the account is as it was when its password was tried. In a write. */
export const isStillSo = Effect.fn("Identity.isStillSo")(function* ({ id, passwordHash, status }: AccountTried) {
  const held = yield* personForUpdate(id)
  return held?.passwordHash === passwordHash && held.status === status
})
