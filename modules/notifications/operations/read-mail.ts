/** One mail as it was sent, with the tries that failed and the mails that repeat it. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { mailPolicy } from "../policy.ts"
import { mailById, resendsOf } from "../repository/mail.ts"
import { mailDetail, mailSubject } from "../views/mail-view.ts"

/** Fails with Not_Found, Permission_Denied. */
export const readMail = Effect.fn("Notifications.readMail")(function* (id: number) {
  const { companyId } = yield* CurrentActor
  const row = (yield* mailById(companyId, id)) ?? (yield* refuse("Not_Found"))
  const actor = yield* authorize(mailPolicy, "read", mailSubject(row))
  return mailDetail(row, yield* resendsOf(companyId, id), actor)
})
