/** Nobody's letter box is filled, and no stranger's machine sends its mails through ours. */
import { Effect } from "effect"
import { instantOfMillis, millisOfInstant } from "#modules/kernel/civil-day.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { mailsQueued } from "../repository/mail.ts"

/** In a day, to one address and in all. An invitation is asked once and once more, as is what the product writes itself; papers go out by the dozen. */
const few = { toOne: 5, inAll: 500 } as const
const many = { toOne: 60, inAll: 3000 } as const
const dayMillis = 86_400_000

/** In the write that sends one more. Fails with Maximum_Request. */
export const refuseManyMails = Effect.fn("Notifications.refuseMany")(function* (
  companyId: number | null,
  kind: string,
  email: string,
) {
  const since = instantOfMillis(millisOfInstant(yield* instantNow) - dayMillis)
  const most = kind === "invitation" || companyId === null ? few : many
  const { all, toOne } = yield* mailsQueued({ companyId, kind, since, email })
  if (toOne >= most.toOne || all >= most.inAll) return yield* refuse("Maximum_Request")
})
