/** What stands in a company's history → the word that the platform has for it; what it has none for is a change like any other. */
import type { CompanyDetail } from "./platform-queries.ts"

const deeds = {
  "company.register": "registered",
  "company.found": "registered",
  "company.reapply": "reapplied",
  "company.update": "changed",
  "company.breaks": "changedBreaks",
  "company.adminBlocked": "adminBlocked",
  "company.adminUnblocked": "adminUnblocked",
  "platform.look": "looked",
  "billing.chooseTransfer": "choseTransfer",
  "billing.clearTransfer": "clearedTransfer",
  "billing.paid": "paid",
  "billing.refuse": "refusedTransfer",
  "billing.takeBack": "tookBack",
  "billing.revive": "revived",
  "billing.withdraw": "withdrew",
  "billing.activate": "activated",
  "billing.begin": "began",
  "billing.rest": "rested",
  "billing.remind": "reminded",
  "billing.changePlan": "changedPlan",
  "billing.extendPlan": "extended",
  "billing.addMembers": "addedMembers",
  "billing.addCard": "addedCard",
  "billing.cards": "syncedCards",
  "billing.changeWay": "changedWay",
  "billing.endRenewal": "endedRenewal",
  "billing.resumeRenewal": "resumedRenewal",
  "billing.renew": "renewed",
  "billing.consult": "consulted",
  "plan.approveContact": "agreedPlan",
  "plan.refuseContact": "refusedPlan",
} as const
const decisions = { approve: "approved", reject: "rejected", stop: "stopped", resume: "resumed" } as const
type Deed = (typeof deeds)[keyof typeof deeds] | (typeof decisions)[keyof typeof decisions] | "other"
type Entry = Pick<CompanyDetail["history"][number], "action" | "decision">

const isKnown = (action: string): action is keyof typeof deeds => Object.hasOwn(deeds, action)

export const deedOf = ({ action, decision }: Entry): Deed => {
  if (decision !== null) return decisions[decision]
  return isKnown(action) ? deeds[action] : "other"
}
