/** What a read takes out of the house stands in the audit, as a write does: who, when, what, with the digest of its bytes. */
import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import type { Actor } from "./actor.ts"
import { RequestId } from "./http/request-id.ts"
import type { Change } from "./told.ts"
import { tell, write } from "./write.ts"

/**
 * Noted by a short write of its own, once the bytes are known and no scope is open; nothing is given where that fails. Each
 * taking has its entry: a key that the caller could repeat would leave the second one out.
 */
export const noteTaken = Effect.fn("Kernel.noteTaken")(function* (
  actor: Pick<Actor, "companyId" | "personId">,
  call: string,
  change: Change,
) {
  // With a space, which no request's key has.
  const key = `taken ${randomUUID()}`
  yield* write({ actor, call, key, body: null, requestId: yield* RequestId }, tell(change))
})
