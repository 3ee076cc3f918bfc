/** The platform's word on a subscription, as a named operator: `tehai subscription approve` and `reject` (CLI-02). */
import { Effect } from "effect"
import {
  approveContact,
  refuseContact,
  subscriptionToDecide,
  type WaitingSubscription,
} from "#modules/billing/index.ts"
import { decideCompany } from "#modules/companies/index.ts"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { activeStatuses, flags } from "#modules/kernel/codes.ts"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { bankingDecided, type Decision } from "../billing/decide.ts"
import { inDatabase } from "../in-database.ts"
import { readerLanguage } from "../language.ts"
import { platformOperator } from "../platform/operator.ts"
import type { Told } from "../run.ts"

type SubscriptionDecision = Omit<Decision, "to"> & { readonly to: "approve" | "reject" }

const said = {
  approve: { ja: "相談のプランを承認しました。", en: "The plan that was talked about is approved." },
  reject: { ja: "相談のプランを却下しました。", en: "The plan that was talked about is rejected." },
}

/** Without the plan that was agreed on, a yes would give everything for nothing. */
const planMissing = refuse("Invalid_Input", [{ field: "plan", message: "required" }])

type Talk = Extract<WaitingSubscription, { readonly kind: "contact" }>
/**
 * A plan that was talked about becomes the company's, billed like any other; then the company is let in. One in use is in
 * already, and is only told why where nothing was agreed on.
 */
const talkDecided = Effect.fnUntraced(function* ({ isInUse, name, version }: Talk, decision: SubscriptionDecision) {
  const { agreed, as, companyId, dryRun = false, reason = "", to } = decision
  const personId = yield* platformOperator(as)
  if (to === "approve" && agreed === undefined) return yield* planMissing
  if (dryRun) {
    const text = `（試し）会社 ${companyId}「${name}」: 相談のプラン\n(dry run) company ${companyId}: a plan that was talked about, nothing was changed.`
    return { text, json: { kind: "contact", companyId, name, isDryRun: true } } satisfies Told
  }
  const status = to === "approve" ? activeStatuses.active : activeStatuses.rejectVerify
  const language = yield* readerLanguage
  const by = { reason: `tehai subscription ${to}`, personId, scope: "platform" } as const
  if (agreed !== undefined && to === "approve") {
    const { isByCard, optionId: subscriptionOptionId, planId: subscriptionId, term: paymentTerm } = agreed
    const plan = { subscriptionId, subscriptionOptionId, paymentTerm, isBanking: isByCard ? flags.off : flags.on }
    const agreeing = approveContact(companyId, { ...plan, version })
    yield* writeAcross(by, Effect.provideService(agreeing, CurrentPerson, { personId, language }))
  }
  const { en, ja } = said[to]
  if (isInUse) {
    if (to === "reject") yield* writeAcross(by, refuseContact(companyId, { reason, version }))
    const text = `会社 ${companyId}「${name}」: ${ja}\nCompany ${companyId}: ${en}`
    return { text, json: { kind: "contact", companyId, name, status: activeStatuses.active } } satisfies Told
  }
  const made = yield* writeAcross(by, decideCompany({ companyId, status, reason }))
  const text = `会社 ${companyId}「${made.name}」: ${ja}\nCompany ${companyId}: ${en}`
  return { text, json: { kind: "contact", companyId, name: made.name, status: made.status } } satisfies Told
})

/** Fails with Not_Found, with Subscription_None where nothing waits, and as the word on it does. */
export const decideSubscription = (decision: SubscriptionDecision) =>
  inDatabase(`subscription ${decision.to}`, () =>
    Effect.gen(function* () {
      const { companyId, to } = decision
      const waits = yield* acrossCompanies(`tehai subscription ${to}`)(subscriptionToDecide(companyId))
      return waits.kind === "contact"
        ? yield* talkDecided(waits, decision)
        : yield* bankingDecided({ ...decision, to: to === "approve" ? "accept" : "refuse" })
    }),
  )
