/** The platform's word on a subscription, as a named operator: `tehai subscription approve` and `reject` (CLI-02). */
import { Effect } from "effect"
import {
  approveContact,
  refuseContact,
  subscriptionToDecide,
  sumOwed,
  type WaitingSubscription,
} from "#modules/billing/index.ts"
import { decideCompany } from "#modules/companies/index.ts"
import type { CurrentPerson } from "#modules/kernel/actor.ts"
import { activeStatuses, flags } from "#modules/kernel/codes.ts"
import { acrossCompanies, type Database } from "#modules/kernel/database/scope.ts"
import { type Refused, refuse } from "#modules/kernel/errors.ts"
import { bankingDecided, type Decision } from "../billing/decide.ts"
import type { Agreed } from "../decision-command.ts"
import { inDatabase } from "../in-database.ts"
import { acted } from "../platform/acting.ts"

type SubscriptionDecision = Omit<Decision, "to"> & { readonly to: "approve" | "reject" }

const said = {
  approve: { ja: "相談のプランを承認しました。", en: "The plan that was talked about is approved." },
  reject: { ja: "相談のプランを却下しました。", en: "The plan that was talked about is rejected." },
}

/** Without the plan that was agreed on, a yes would give everything for nothing. */
const planMissing = refuse("Invalid_Input", [{ field: "plan", message: "required" }])

type Talk = Extract<WaitingSubscription, { readonly kind: "contact" }>

/** A plan that was talked about becomes the company's, billed like any other; gives what is owed for it now. */
const agreedOn = Effect.fnUntraced(function* ({ companyId, version }: Talk, agreed: Agreed) {
  const { isByCard, optionId: subscriptionOptionId, planId: subscriptionId, term: paymentTerm } = agreed
  const plan = { subscriptionId, subscriptionOptionId, paymentTerm, isBanking: isByCard ? flags.off : flags.on }
  const { planName } = yield* approveContact(companyId, { ...plan, version })
  return { planName, owed: yield* sumOwed(companyId) }
})

interface TalkDecided {
  readonly kind: "contact"
  readonly companyId: number
  readonly name: string
  readonly status: number
  /** Of a yes: the plan, and what the company owes with it. */
  readonly planName?: string
  readonly owed?: number
}
/**
 * One write, so that no plan is billed to a company that is not let in. One in use is in already, and is only told why
 * where nothing was agreed on.
 */
const talkDecided = (talk: Talk, { agreed, as, companyId, dryRun, reason = "", to }: SubscriptionDecision) => {
  const { isInUse, name, version } = talk
  const status = to === "approve" ? activeStatuses.active : activeStatuses.rejectVerify
  const body: Effect.Effect<TalkDecided, Refused, Database | CurrentPerson> = Effect.gen(function* () {
    if (to === "approve" && agreed === undefined) return yield* planMissing
    const plan = to === "approve" && agreed !== undefined ? yield* agreedOn(talk, agreed) : {}
    const said = { kind: "contact", companyId, name, ...plan } as const
    if (!isInUse) return { ...said, status: (yield* decideCompany({ companyId, status, reason })).status }
    if (to === "reject") yield* refuseContact(companyId, { reason, version })
    return { ...said, status: activeStatuses.active }
  })
  const { en, ja } = said[to]
  const text = ({ owed, planName }: TalkDecided) => {
    const now = planName === undefined ? "" : `「${planName}」 ${owed} 円: `
    return `会社 ${companyId}「${name}」: ${now}${ja}\nCompany ${companyId}${planName === undefined ? "" : `, ${owed} yen owed`}: ${en}`
  }
  return acted({ as, dryRun, command: `subscription ${to}`, said: text }, body)
}

/** Fails with Not_Found, with Subscription_None where nothing waits, and as the word on it does. */
export const subscriptionDecided = Effect.fnUntraced(function* (decision: SubscriptionDecision) {
  const { companyId, to } = decision
  const waits = yield* acrossCompanies(`tehai subscription ${to}`)(subscriptionToDecide(companyId))
  return waits.kind === "contact"
    ? yield* talkDecided(waits, decision)
    : yield* bankingDecided({ ...decision, to: to === "approve" ? "accept" : "refuse" })
})

export const decideSubscription = (decision: SubscriptionDecision) =>
  inDatabase(`subscription ${decision.to}`, () => subscriptionDecided(decision))
