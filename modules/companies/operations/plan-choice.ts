/** プラン: which may be chosen, and whether a registration chooses one as that plan is chosen. */
import { Effect } from "effect"
import { flags } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { expired } from "#modules/kernel/version.ts"
import { paymentTerms } from "../codes.ts"
import type { Registration } from "../contract/registration.ts"
import { openOptions, openPlanById, openPlans, optionById, type PlanRow } from "../repository/plans.ts"
import { waysOpen } from "./payment-ways.ts"

const isPriced = ({ paymentMethods }: Pick<PlanRow, "paymentMethods">) => paymentMethods.length > 0

/** The plans that anybody may choose now, each with its options and the ways it can be paid. */
export const plansOnOffer = Effect.fn("Companies.plansOnOffer")(function* () {
  const options = yield* openOptions()
  const rows = yield* Effect.forEach(yield* openPlans(), (plan) =>
    Effect.map(waysOpen(plan.paymentMethods), (methods) => ({
      plan,
      methods,
      options: options.filter(({ planId }) => planId === plan.id),
    })),
  )
  // What costs is on offer only where it can be paid.
  return rows.filter(({ methods, plan }) => methods.length > 0 || !isPriced(plan))
})

type Choice = Pick<
  Registration,
  "campaignCode" | "isBanking" | "paymentTerm" | "subscriptionContact" | "subscriptionId" | "subscriptionOptionId"
>
type Shown = Pick<Registration, "price" | "totalUser">
type Fault = readonly [field: keyof Choice, message: "campaignPrepaid" | "notChosen" | "required" | "unknownField"]

/** Of a plan that costs nothing or is talked about: nothing is said of payment. */
const faultUnpriced = (of: Choice): Fault | undefined => {
  if ((of.subscriptionOptionId ?? null) !== null) return ["subscriptionOptionId", "unknownField"]
  if ((of.paymentTerm ?? null) !== null) return ["paymentTerm", "unknownField"]
  if ((of.campaignCode ?? null) !== null) return ["campaignCode", "unknownField"]
  return of.isBanking === flags.on ? ["isBanking", "unknownField"] : undefined
}

const faultPriced = Effect.fnUntraced(function* (of: Choice, plan: PlanRow) {
  const optionId = of.subscriptionOptionId ?? null
  const option = optionId === null ? undefined : yield* optionById(optionId)
  const isOffered = option?.planId === plan.id && option.status === flags.on
  const methods = yield* waysOpen(plan.paymentMethods)
  const faults: ReadonlyArray<readonly [boolean, Fault]> = [
    [optionId !== null && !isOffered, ["subscriptionOptionId", "notChosen"]],
    [(of.paymentTerm ?? null) === null, ["paymentTerm", "notChosen"]],
    // Several months at once are paid before them (WIZ-14).
    [optionId !== null && of.paymentTerm === paymentTerms.payLater, ["paymentTerm", "notChosen"]],
    [
      of.paymentTerm === paymentTerms.payLater && (of.campaignCode ?? null) !== null,
      ["campaignCode", "campaignPrepaid"],
    ],
    [!methods.includes(of.isBanking === flags.on ? "bank" : "credit"), ["isBanking", "notChosen"]],
  ]
  return faults.find(([isWrong]) => isWrong)?.[1]
})

/** What is shown again where somebody chose or ordered by an older one (D92). */
export const shownPlan = ({ description, id, name, price, totalUser }: PlanRow) => ({
  id,
  name,
  price,
  totalUser,
  description,
})

/** Fails with Update_Expired where the plan costs something else, or is for other numbers, than was shown to whoever chose it. */
const refuseOlder = Effect.fnUntraced(function* (of: Shown, plan: PlanRow) {
  const isOlder = (of.price ?? plan.price) !== plan.price
  if (isOlder || (of.totalUser !== undefined && of.totalUser !== plan.totalUser)) return yield* expired(shownPlan(plan))
})

/**
 * The plan that is chosen; what a company has already is still its own when it is sold no more. Fails with Subscription_None for one that is not on offer, with Update_Expired
 * for one that changed since it was shown, and with Invalid_Input where the
 * consultation, the months, the term or the way of payment do not belong to it.
 */
export const fittingPlan = Effect.fn("Companies.fittingPlan")(function* (of: Choice & Shown, held?: PlanRow) {
  const plan = (yield* openPlanById(of.subscriptionId)) ?? (held?.id === of.subscriptionId ? held : undefined)
  if (plan === undefined) return yield* refuse("Subscription_None")
  if (isPriced(plan) && (yield* waysOpen(plan.paymentMethods)).length === 0) return yield* refuse("Subscription_None")
  yield* refuseOlder(of, plan)
  const isAsked = (of.subscriptionContact ?? null) !== null
  const fault: Fault | undefined =
    plan.isContact === isAsked
      ? isPriced(plan)
        ? yield* faultPriced(of, plan)
        : faultUnpriced(of)
      : ["subscriptionContact", plan.isContact ? "required" : "unknownField"]
  if (fault === undefined) return plan
  const [field, message] = fault
  return yield* refuse("Invalid_Input", [{ field, message: message }])
})
