/** 利用規約: who agreed to which, and who is asked since he never did or they changed. */
import { Effect } from "effect"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { tell } from "#modules/kernel/write.ts"
import { presentTerms } from "../codes.ts"
import { agreedLast, insertAgreement, replaceAgreement } from "../repository/agreements.ts"

/** With an account that somebody makes himself; in its write. */
export const keepAgreement = Effect.fn("Identity.keepAgreement")(function* (personId: number, terms: string) {
  yield* replaceAgreement({ personId, terms, agreedAt: yield* instantNow })
})

/** Null where nothing is to be asked; whoever was given his account by an operator or a company is asked at his first start. */
export const termsToAgree = Effect.fn("Identity.termsToAgree")(function* (personId: number) {
  const last = yield* agreedLast(personId)
  return last?.terms === presentTerms ? null : presentTerms
})

export const agreeToTerms = Effect.fn("Identity.agreeToTerms")(function* (terms: typeof presentTerms) {
  const { personId } = yield* CurrentPerson
  const before = (yield* agreedLast(personId))?.terms ?? null
  yield* insertAgreement({ personId, terms, agreedAt: yield* instantNow })
  yield* tell({ action: "person.agree", subject: `person:${personId}`, before: { terms: before }, after: { terms } })
  return { terms }
})
