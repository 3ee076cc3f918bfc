/** Inputs of what a company does with its own plan: each changes something, so that the one after it does too. */
import type { Bodies } from "./good-inputs.ts"

const best = { subscriptionId: 6, price: 19_800, totalUser: 100 }
const changes = [
  { ...best, subscriptionOptionId: 4, isBanking: 1 },
  { ...best, subscriptionOptionId: 3, isBanking: 1 },
]
const members: Bodies = (id) => [1, 2].map((totalUser) => ({ companyId: id, totalUser, price: 198 }))

export const planInputs: Readonly<Record<string, Bodies>> = {
  "billing askPrice": () => [{ subscriptionId: 6, subscriptionOptionId: 4 }],
  "billing changePlan": (id) => changes.map((of) => ({ companyId: id, ...of })),
  "billing adminChangesPlan": (id) => changes.map((of) => ({ companyId: id, ...of })),
  "billing updateSubscription": () => changes,
  "billing extendPlan": (id) =>
    [4, 3].map((subscriptionOptionId) => ({ companyId: id, price: 19_800, subscriptionOptionId })),
  "billing changeWay": (id) => [{ companyId: id, isBanking: 1 }],
  "billing buyMembers": members,
  "billing subscribeMembers": members,
  "billing endRenewal": (id) => [
    { companyId: id, isRenewing: 0 },
    { companyId: id, isRenewing: 1 },
  ],
}
